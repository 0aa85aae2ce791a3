/** The shapes of what people type into forms, with the messages for invalid input. */
import { z } from 'zod'
import { tidyLine, tidyParagraphs } from '#app/db/plain-text.ts'
import * as fieldLimits from '#app/field-limits.ts'

type Words = { missing: string; tooLong: string }

/** The message for a field that is too long. */
export function keepWithin(what: string, max: number): string {
  return `Please keep ${what} within ${max.toLocaleString('en-IE')} characters.`
}

/** A required single-line field. */
export function requiredLine(max: number, { missing, tooLong }: Words) {
  return z.string({ error: missing }).transform(tidyLine).pipe(z.string().min(1, missing).max(max, tooLong))
}

/** An optional single-line field; empty, `null` or only spaces is `null`. */
export function optionalLine(max: number, tooLong: string) {
  return z
    .string({ error: 'Please enter text.' })
    .nullish()
    .transform((text) => tidyLine(text ?? '') || null)
    .pipe(z.string().max(max, tooLong).nullable())
}

/** A required multi-line field. */
export function requiredParagraphs(max: number, { missing, tooLong }: Words) {
  return z.string({ error: missing }).transform(tidyParagraphs).pipe(z.string().min(1, missing).max(max, tooLong))
}

/**
 * As browsers check email fields, but the domain needs a dot, which typos miss out, no dot may be doubled or at the edge before the `@`, and
 * `=?` does not begin encoded text, which some mail programs would show as another address.
 */
const addressPattern =
  /^(?!\.)(?!.*\.\.)(?!.*=\?)[\w.!#$%&'*+/=?^`{|}~-]*[\w!#$%&'*+/=?^`{|}~-]@(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+(?:[a-z]{2,63}|xn--[a-z\d-]{1,59})$/i

/** `eoin@óbriain.ie` as mail servers know it, and as some browsers send it: the domain in its ASCII form. */
function asciiDomain(address: string): string {
  const at = address.lastIndexOf('@') + 1
  const domain = address.slice(at)
  if (!/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) || /^[\w.-]+$/.test(domain) || !URL.canParse(`http://${domain}`)) return address
  return address.slice(0, at) + new URL(`http://${domain}`).hostname
}

/** `missing`: the message if it is missing, for forms where people type somebody else's address. */
export function emailAddress(missing = 'Please enter your email address.') {
  return z
    .string({ error: missing })
    .transform((text) => asciiDomain(tidyLine(text)))
    .pipe(
      z
        .string()
        .min(1, { error: missing, abort: true })
        .max(fieldLimits.email, { error: 'This email address is too long.', abort: true })
        .regex(addressPattern, 'Please check the email address: it should look like name@example.com.'),
    )
}

/** Given by the form's script (ui/forms/sending-id.ts), none without script. What is no UUID counts as none. */
const sendingId = z.uuid().optional().catch(undefined)

/** What both forms for writing to us ask for. */
export const writerFields = {
  name: requiredLine(fieldLimits.name, {
    missing: 'Please tell us your name.',
    tooLong: keepWithin('the name', fieldLimits.name),
  }),
  email: emailAddress(),
  message: requiredParagraphs(fieldLimits.message, {
    missing: 'Please write your message.',
    tooLong: keepWithin('the message', fieldLimits.message),
  }),
  sendingId,
}

/** A checkbox that must be ticked: `true` in JSON, `on` in a form. */
export function consent(message: string) {
  return z.union([z.literal(true), z.literal('on')], { error: message }).transform(() => true as const)
}
