import { sizes } from '#app/limits.server.ts'

/**
 * The request's body as text. Undefined when it exceeds the limit (checked while reading, whatever Content-Length says) or when the
 * client disconnects: nobody receives that answer, and it is not our failure.
 */
export async function readText(request: Request, limit: number = sizes.body): Promise<string | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return undefined
  if (!request.body) return ''
  const parts: Uint8Array[] = []
  let length = 0
  try {
    for await (const part of request.body) {
      length += part.byteLength
      if (length > limit) return undefined
      parts.push(part)
    }
  } catch {
    return undefined
  }
  return new TextDecoder().decode(Buffer.concat(parts))
}
