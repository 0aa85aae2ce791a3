/** The rules for the login page's fields, whose messages are shown at each field before an attempt is counted. */
import { z } from 'zod'
import * as fieldLimits from '#app/field-limits.ts'
import { findOwn } from '#app/find-own.ts'
import { emailAddress, keepWithin, optionalLine } from '#app/requests/reading/typed-fields.ts'
import { fieldErrors } from '#app/requests/refusal.server.ts'
import { accountAddress } from '#app/staff/account-address.ts'
import { fillThisIn } from '#app/ui/forms/required-fields.ts'

const filledIn = z.string({ error: fillThisIn }).min(1, fillThisIn)

export const address = z.object({ email: emailAddress() })
export const newcomer = z.object({
  email: accountAddress(),
  name: optionalLine(fieldLimits.name, keepWithin('the name', fieldLimits.name)),
})

const signIn = address.extend({ password: filledIn })
const asked: Record<string, z.ZodType> = {
  signup: newcomer.extend({ password: filledIn }),
  reset: address,
  code: z.object({ code: filledIn }),
  password: z.object({ password: filledIn, confirmation: filledIn }),
}

const withoutFields = ['passkey', 'signout']

/**
 * What is wrong with the fields of a form, by name; undefined if nothing.
 * @param intent the form's; an unknown one counts as a sign-in
 */
export function faultsAtFields({ intent = '', ...fields }: Record<string, string>): Record<string, string> | undefined {
  if (withoutFields.includes(intent)) return undefined
  const { error } = (findOwn(asked, intent) ?? signIn).safeParse(fields)
  return error && fieldErrors(error)
}
