import { sizes } from '#app/limits.server.ts'

/** What the body says it is, without parameters such as its character set. */
export function mediaTypeOf(request: Request): string | undefined {
  return request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
}

/**
 * The request's body as text. Undefined when it exceeds the limit (checked while reading, whatever Content-Length says) or when the
 * client disconnects: nobody receives that answer, and it is not our failure. What is too much is read, up to a point, and thrown away:
 * left unread, it would have the connection cut, under the client's next request perhaps.
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

/** A body that nobody wanted, as of a form posted to a page that has none: read and thrown away, for the same reason. */
export async function readUnwanted(request: Request): Promise<void> {
  if (!request.bodyUsed && !request.body?.locked) await readText(request, 0)
}
