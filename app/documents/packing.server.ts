/** Compresses answers in the best encoding the visitor's browser accepts. */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

/** @param quality 0 to 11. */
export function packBrotli(bytes: Uint8Array, quality: number): Promise<Uint8Array> {
  return promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
}

/** @param level 1 to 9. */
export function packGzip(bytes: Uint8Array, level: number): Promise<Uint8Array> {
  return promisify(gzip)(bytes, { level })
}

/** The best encoding that an `Accept-Encoding` offers. */
export function preferred(accepted: string): Encoding {
  const offered = accepted.split(',').map((part) => part.trim())
  const takes = (name: string) =>
    offered.some((part) => part === name || (part.startsWith(`${name};`) && !/q=0(\.0*)?$/.test(part)))
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity'
}

/** Reused buffer for writing pages: allocating this much each time would take longer than the writing. Grows with the longest page. */
let pageBuffer = Buffer.allocUnsafeSlow(64 * 1024)

/** UTF-8 bytes. Encoding into a buffer large enough for the worst case takes half the time of `TextEncoder`, which measures first. */
export function asBytes(text: string): Uint8Array<ArrayBuffer> {
  const longest = text.length * 3
  if (longest > pageBuffer.length) pageBuffer = Buffer.allocUnsafeSlow(longest)
  return Buffer.copyBytesFrom(pageBuffer, 0, pageBuffer.write(text))
}

const bodies = new WeakMap<Response, Uint8Array<ArrayBuffer>>()

/**
 * A complete answer with its body kept beside it, for `packed` alone. The router checks whether an answer has a body, and for that check
 * the platform would turn it into a stream, which we would have to read back.
 */
export function wholeResponse(body: Uint8Array<ArrayBuffer>, init: ResponseInit): Response {
  const response = new Response(null, init)
  bodies.set(response, body)
  return response
}

/** The same answer with another status. */
export function withStatus(status: number, response: Response): Response {
  const { headers, body } = response
  const beside = bodies.get(response)
  return beside ? wholeResponse(beside, { status, headers }) : new Response(body, { status, headers })
}

/** Compresses a page, or its data, that one visitor is waiting for: in one piece, at a level that costs next to nothing. */
export async function packed(request: Request, response: Response): Promise<Response> {
  const { status, headers } = response
  const beside = bodies.get(response)
  const isPage = /^text\/(html|x-script)/.test(headers.get('content-type') ?? '')
  const encoding = preferred(request.headers.get('accept-encoding') ?? '')
  if (!isPage || encoding === 'identity' || headers.has('content-encoding') || !(beside ?? response.body))
    return beside ? new Response(beside, { status, headers }) : response
  const whole = beside ?? new Uint8Array(await response.arrayBuffer())
  const bytes = new Uint8Array(await (encoding === 'br' ? packBrotli(whole, 3) : packGzip(whole, 1)))
  const sent = new Headers(headers)
  sent.set('Content-Encoding', encoding)
  sent.set('Content-Length', String(bytes.byteLength))
  sent.append('Vary', 'Accept-Encoding')
  return new Response(bytes, { status, headers: sent })
}
