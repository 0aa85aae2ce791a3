import { sizes } from './limits.server.ts'

/**
 * The request's body as text; undefined when it is over the limit, where reading stops whatever Content-Length says, or when its
 * sender leaves in the middle: nobody hears that answer, and nothing of ours has failed.
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
