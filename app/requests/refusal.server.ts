/** Refusals: what a verb throws, and every function, page and form passes on to the client. */
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { z } from 'zod'
import { wrongFields } from '#app/ui/forms/required-fields.ts'

export class Refusal extends Error {
  readonly status: ContentfulStatusCode
  readonly code: string
  readonly fields: Record<string, string> | undefined

  constructor(status: ContentfulStatusCode, code: string, message: string, fields?: Record<string, string>) {
    super(message)
    this.status = status
    this.code = code
    this.fields = fields
  }
}

/** For what a colleague has deleted, or the address never named. @param what `entry` */
export function noSuch(what: string): never {
  throw new Refusal(404, 'not_found', `This ${what} is no longer on the list.`)
}

/** For what does not parse or validate. `fields`: the message for each field at fault. */
export function invalidInput(message: string, fields?: Record<string, string>): Refusal {
  return new Refusal(400, 'invalid_input', message, fields)
}

/** The message for our own faults; the log has the reason. */
export const ourFault = 'Something went wrong on our side. Please try again.'

/** The input, parsed by the schema. @throws Refusal 400, by default with a message for each wrong field */
export function parsed<T>(schema: z.ZodType<T>, given: unknown, refusalOf = ofWrongFields): T {
  const { success, data, error } = schema.safeParse(given)
  if (success) return data
  throw refusalOf(error)
}

function ofWrongFields(error: z.ZodError): Refusal {
  return invalidInput(wrongFields, fieldErrors(error))
}

/** For forms that show no messages at their fields: only the first message. */
export function ofFirstFault({ issues }: z.ZodError): Refusal {
  return invalidInput(issues[0]?.message ?? '')
}

/** The first message for each field. */
export function fieldErrors(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of error.issues) fields[issue.path.join('.') || 'body'] ??= issue.message
  return fields
}

/** Messages for faults whose schema has no message of its own. */
z.config({
  customError: ({ code, input, maximum, minimum, origin }) => {
    if (code === 'invalid_type') return input === undefined ? 'This is missing.' : 'This is not the right kind of value.'
    const of = origin === 'string' ? ' characters' : ''
    if (code === 'too_big') return `At most ${maximum}${of}.`
    if (code === 'too_small') return `At least ${minimum}${of}.`
    return 'This is not valid.'
  },
})
