import { sizes } from './limits.server.ts'

/** The request's body as text; undefined when it is over the limit. Stops reading there, whatever Content-Length says. */
export async function readText(request: Request, limit: number = sizes.body): Promise<string | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return undefined
  if (!request.body) return ''
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of request.body) {
    length += part.byteLength
    if (length > limit) return undefined
    parts.push(part)
  }
  return new TextDecoder().decode(Buffer.concat(parts))
}
