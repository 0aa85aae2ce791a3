/** How the JSON functions parse and refuse. */
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { z } from 'zod'
import { sizes } from '#app/limits.server.ts'
import { readText } from './body.server.ts'

/** Messages for faults whose schema has none of its own. */
z.config({
  customError: ({ code, input, maximum, minimum, origin }) => {
    if (code === 'invalid_type') return input === undefined ? 'This is missing.' : 'This is not of the right kind.'
    const of = origin === 'string' ? ' characters' : ''
    if (code === 'too_big') return `At most ${maximum}${of}.`
    if (code === 'too_small') return `At least ${minimum}${of}.`
    return 'This is not as it should be.'
  },
})

/** What people are told about our own faults; the log has the reason. */
export const ourFault = 'Something went wrong on our side. Please try again.'

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

export function refuse(c: Context, refusal: Refusal) {
  const { code, message, fields } = refusal
  return c.json({ error: { code, message, ...(fields ? { fields } : {}) } }, refusal.status)
}

/** Parses the request's body by `schema`. @throws Refusal 415, 413 or 400, with a message for each wrong field. */
export async function readJson<T>(request: Request, schema: z.ZodType<T>): Promise<T> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json')
    throw new Refusal(415, 'unsupported_media_type', 'Send JSON, with Content-Type application/json.')
  return readBeacon(request, schema)
}

/** As `readJson`, whatever the Content-Type: `navigator.sendBeacon` sends JSON as plain text. */
export async function readBeacon<T>(request: Request, schema: z.ZodType<T>): Promise<T> {
  const text = await readText(request)
  if (text === undefined) throw new Refusal(413, 'too_large', `The body is larger than ${sizes.body / 1024} KiB.`)
  let body: unknown
  try {
    body = JSON.parse(text)
  } catch {
    throw new Refusal(400, 'invalid_json', 'The body is not valid JSON.')
  }
  const parsed = schema.safeParse(body)
  if (!parsed.success) throw new Refusal(400, 'invalid_input', 'Please check the marked fields.', fieldErrors(parsed.error))
  return parsed.data
}

/** The first message for each field. */
export function fieldErrors(error: z.ZodError): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of error.issues) fields[issue.path.join('.') || 'body'] ??= issue.message
  return fields
}
