/** How the JSON functions parse and refuse. */
import type { Context, MiddlewareHandler } from 'hono'
import type { z } from 'zod'
import { sizes } from '#app/limits.server.ts'
import type { HonoEnv } from '#app/requests/hono-env.ts'
import { parsed, Refusal } from '#app/requests/refusal.server.ts'
import { mediaTypeOf, readText } from './body.server.ts'

/** The JSON answer to a refusal. */
export function refuse(c: Context, refusal: Refusal) {
  const { code, message, fields } = refusal
  c.set('refused', { code, ...(fields ? { fields: Object.keys(fields) } : {}) })
  return c.json({ error: { code, message, ...(fields ? { fields } : {}) } }, refusal.status)
}

/** Parses the request's body by `schema`. @throws Refusal 415, 413 or 400, with a message for each wrong field. */
export async function readJson<T>(request: Request, schema: z.ZodType<T>): Promise<T> {
  if (mediaTypeOf(request) !== 'application/json')
    throw new Refusal(415, 'unsupported_media_type', 'Send JSON, with Content-Type application/json.')
  return readBeacon(request, schema)
}

/** Goes before a rate limit that counts accepted requests, not every mistake: parses the body and leaves it as `given`. */
export function reading<T>(schema: z.ZodType<T>): MiddlewareHandler<HonoEnv & { Variables: { given: T } }> {
  return async (c, next) => {
    c.set('given', await readJson(c.req.raw, schema))
    await next()
  }
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
  return parsed(schema, body)
}
