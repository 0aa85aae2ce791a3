import { sizes } from '#app/limits.server.ts'

/** The body's declared media type, without parameters such as its character set. */
export function mediaTypeOf(request: Request): string | undefined {
  return request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
}

/**
 * The request's body as text. Undefined when it exceeds the limit (checked while reading, whatever Content-Length says) or when the client
 * disconnects: nobody receives that answer, and it is not our failure. The excess is read, up to a point, and thrown away: left unread, it
 * would make the server cut the connection, perhaps during the client's next request.
 */
export async function readText(request: Request, limit: number = sizes.body): Promise<string | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > sizes.discarded) return undefined
  if (!request.body) return ''
  let parts: Uint8Array[] = []
  let length = 0
  try {
    for await (const part of request.body) {
      length += part.byteLength
      if (length > sizes.discarded) return undefined
      if (length <= limit) parts.push(part)
      else parts = []
    }
  } catch {
    return undefined
  }
  return length > limit ? undefined : new TextDecoder().decode(Buffer.concat(parts))
}

/** Reads and discards a body that nobody wanted, such as a form posted to a page without one, for the same reason. */
export async function readUnwanted(request: Request): Promise<void> {
  if (!request.bodyUsed && !request.body?.locked) await readText(request, 0)
}
