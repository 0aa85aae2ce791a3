/** What travels is packed as the visitor's browser can unpack it. */
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

/** The best of those that an `Accept-Encoding` offers. */
export function preferred(accepted: string): Encoding {
  const offered = accepted.split(',').map((part) => part.trim())
  const takes = (name: string) =>
    offered.some((part) => part === name || (part.startsWith(`${name};`) && !/q=0(\.0*)?$/.test(part)))
  return takes('br') ? 'br' : takes('gzip') ? 'gzip' : 'identity'
}

/** Where pages are written: memory of this size, new each time, would take the system longer than the writing takes. Grows with the longest page. */
let desk = Buffer.allocUnsafeSlow(64 * 1024)

/** As UTF-8. Written where there is room for the longest that it can become, which takes half the time of a `TextEncoder`, as that counts first. */
export function asBytes(text: string): Uint8Array<ArrayBuffer> {
  const longest = text.length * 3
  if (longest > desk.length) desk = Buffer.allocUnsafeSlow(longest)
  return Buffer.copyBytesFrom(desk, 0, desk.write(text))
}

const bodies = new WeakMap<Response, Uint8Array<ArrayBuffer>>()

/**
 * For `packed` alone: an answer that is all there, with its body beside it. The router looks whether an answer has a body, and for that alone
 * the platform would make a stream of it, out of which it would have to be read again.
 */
export function wholeResponse(body: Uint8Array<ArrayBuffer>, init: ResponseInit): Response {
  const response = new Response(null, init)
  bodies.set(response, body)
  return response
}

/** A page, or a page's data, made for one visitor, who waits for it: in one piece, packed as far as costs next to nothing. */
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
