import { sizes } from '#app/limits.server.ts'

/** The body's declared media type, without parameters such as its character set. */
export function mediaTypeOf(request: Request): string | undefined {
  return request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
}

/**
 * The request's body as text. Undefined when it exceeds the limit (checked while reading, whatever Content-Length says) or when the client
 * disconnects: nobody receives that answer, and it is not our failure. The excess is read, up to a point, and thrown away: left unread, it
 * would make the server cut the connection, perhaps during the client's next request.
 * @param signal when it aborts, what has come is forgotten, and what still comes is thrown away
 */
export async function readText(request: Request, limit: number = sizes.body, signal?: AbortSignal): Promise<string | undefined> {
  if (Number(request.headers.get('content-length') ?? 0) > sizes.discarded) return undefined
  if (!request.body) return ''
  let parts: Uint8Array[] = []
  let length = 0
  signal?.addEventListener('abort', () => {
    parts = []
  })
  try {
    for await (const part of request.body) {
      length += part.byteLength
      if (length > sizes.discarded) return undefined
      if (length <= limit && !signal?.aborted) parts.push(part)
      else parts = []
    }
  } catch {
    return undefined
  }
  return length > limit || signal?.aborted ? undefined : new TextDecoder().decode(Buffer.concat(parts))
}

export const givenUp = Symbol('given up')
export type ReadBody = (request: Request, limit: number) => Promise<string | undefined | typeof givenUp>

/**
 * Reads as `readText`, for senders whom no rate may stop: of more bodies at once, the one that has been arriving for longest is given up.
 * An honest one is there at once; one that never ends would otherwise fill the memory, or keep the honest out.
 */
export function readFewAtOnce(most: number): ReadBody {
  const arriving = new Set<AbortController>()
  return async (request, limit) => {
    const mine = new AbortController()
    arriving.add(mine)
    const [longest] = arriving
    if (longest && arriving.size > most) {
      arriving.delete(longest)
      longest.abort()
    }
    try {
      const text = await readText(request, limit, mine.signal)
      return mine.signal.aborted ? givenUp : text
    } finally {
      arriving.delete(mine)
    }
  }
}

/** Reads and discards a body that nobody wanted, such as a form posted to a page without one, for the same reason. */
export async function readUnwanted(request: Request): Promise<void> {
  if (!request.bodyUsed && !request.body?.locked) await readText(request, 0)
}
