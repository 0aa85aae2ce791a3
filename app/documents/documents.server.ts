/**
 * Public documents are the same for everybody. Each is rendered and compressed once and served from memory until a fact, product or text
 * changes (`forget`), but for an hour at most and not past midnight, since pages show tonight's moon.
 */
import { createHash } from 'node:crypto'
import { addDays, estateDay, estateMoment } from '#app/estate/time/estate-day.ts'
import { withoutMarks } from './campaign-marks.ts'
import { type Encoding, packBrotli, packGzip, preferred } from './packing.server.ts'

/** May be served from `renderedAt` until just before `until`. */
type Stored = { renderedAt: number; until: number; headers: Headers; bodies: Record<Encoding, Body> }
/** `known` starts the ETag of every encoding of the same text. */
type Body = { bytes: Uint8Array<ArrayBuffer>; etag: string; known: string }

/** An answer as sent. `head`: alternating names and values, as Node's `writeHead` takes them. */
export type Ready = { status: 200 | 304; head: string[]; body?: Uint8Array }

type Render = (request: Request) => Promise<Response>

export type Documents = {
  /** Answers from memory if possible, otherwise from `render`. Concurrent requests for a page not in memory share one rendering. */
  answer(request: Request, render: Render): Promise<Response>
  forget(): void
  /** Remembers the headers an answer was finally sent with, so that `find` can return it complete. */
  rememberSent(request: Request, response: Response): void
  /** The complete answer to a GET, if in memory. @param path as requested, with what `withoutMarks` leaves of its query */
  find(path: string, accepted?: string, knownTags?: string): Ready | undefined
}

const keepMs = 3_600_000

/** By path: a page that is or will be kept or, briefly, an answer that turned out to be private. */
type PageCache = Map<string, Promise<Stored | Response>>

/**
 * @param mayShare whether the page at a path is the same for everybody; all others belong to one visitor and are rendered with everything
 * they sent
 */
export function createDocuments(mayShare: (pathname: string) => boolean, now: () => number = Date.now): Documents {
  let cache: PageCache = new Map()
  /**
   * What each request was answered from, and which cache it was in: a page forgotten while its answer was on its way must not come back.
   */
  const answers = new WeakMap<Request, { stored: Stored; cache: PageCache }>()
  let ready = new Map<string, ReadyDocument>()

  // Also stale if the clock was set back.
  const isOld = ({ renderedAt, until }: Stored) => now() < renderedAt || now() >= until

  async function dropIfOld(cache: PageCache, pathname: string): Promise<void> {
    const waiting = cache.get(pathname)
    const made = await waiting?.catch(() => undefined)
    if (!made || made instanceof Response || !isOld(made)) return
    // A concurrent request may have put a new one there.
    if (cache.get(pathname) === waiting) cache.delete(pathname)
  }

  /** Renders without the visitor's cookie, so nothing of one visitor can reach the others. */
  async function renderToKeep(cache: PageCache, pathname: string, address: string, render: Render): Promise<Stored | Response> {
    const renderedAt = now()
    const response = await render(new Request(address, { headers: { accept: 'text/html' } }))
    if (!isShared(response)) {
      cache.delete(pathname)
      return response
    }
    const stored = await store(response, renderedAt)
    // The first guest does not wait for the last tenth of compression; later ones get the smaller version.
    void recompress(stored).then(() => ready.get(pathname)?.stored === stored && ready.delete(pathname))
    return stored
  }

  function putInCache(cache: PageCache, pathname: string, making: Promise<Stored | Response>) {
    cache.set(pathname, making)
    making.catch(() => cache.delete(pathname))
    return making
  }

  return {
    async answer(request, render) {
      const { pathname, search, href } = new URL(withoutMarks(request.url))
      // A query may carry a notice or a form's state: such pages belong to one visitor.
      const reads = request.method === 'GET' || request.method === 'HEAD'
      if (!reads || search !== '' || !mayShare(pathname)) return render(request)
      const cacheNow = cache
      await dropIfOld(cacheNow, pathname)
      // Nothing is awaited between looking up and storing, so concurrent requests share this one rendering.
      const waiting = cacheNow.get(pathname)
      const made = await (waiting ?? putInCache(cacheNow, pathname, renderToKeep(cacheNow, pathname, href, render)))
      // A private answer goes to the request it was made for; the others are rendered separately.
      if (made instanceof Response) return waiting ? render(request) : made
      answers.set(request, { stored: made, cache: cacheNow })
      return fromStore(made, request)
    },
    forget() {
      cache = new Map()
      ready = new Map()
    },
    rememberSent(request, response) {
      const answered = answers.get(request)
      if (!answered || answered.cache !== cache || response.status !== 200) return
      const path = new URL(request.url).pathname
      if (ready.get(path)?.stored !== answered.stored) ready.set(path, makeReady(answered.stored, response.headers))
    },
    find(path, accepted = '', knownTags) {
      const document = ready.get(path)
      if (!document || isOld(document.stored)) return undefined
      const answer = document.answers[preferred(accepted)]
      return knownTags?.includes(answer.known) ? answer.unchanged : answer.whole
    },
  }
}

type ReadyDocument = { stored: Stored; answers: Record<Encoding, { known: string; whole: Ready; unchanged: Ready }> }

function makeReady(stored: Stored, sent: Headers): ReadyDocument {
  const own = ['etag', 'content-encoding', 'content-length', 'x-request-id']
  const shared = [...sent].filter(([name]) => !own.includes(name)).flat()
  const answer = (encoding: Encoding) => {
    const { bytes, etag, known } = stored.bodies[encoding]
    const head = [...shared, 'etag', etag]
    const coding = encoding === 'identity' ? [] : ['content-encoding', encoding]
    const whole: Ready = {
      status: 200,
      head: [...head, ...coding, 'content-length', String(bytes.byteLength)],
      body: Buffer.from(bytes.buffer),
    }
    const unchanged: Ready = { status: 304, head }
    return { known, whole, unchanged }
  }
  return { stored, answers: { br: answer('br'), gzip: answer('gzip'), identity: answer('identity') } }
}

/** The renderer decides: only an answer marked public, without a cookie, may be given to others. */
function isShared(response: Response): boolean {
  const shared = response.headers.get('cache-control')?.includes('public') ?? false
  return response.status === 200 && shared && !response.headers.has('set-cookie')
}

async function store(response: Response, renderedAt: number): Promise<Stored> {
  const identity = new Uint8Array(await response.arrayBuffer())
  const [br, gz] = await Promise.all([packBrotli(identity, 5), packGzip(identity, 9)])
  const tag = createHash('sha256').update(identity).digest('base64url').slice(0, 16)
  const body = (bytes: Uint8Array, ending: string, packing = '') => {
    return { bytes: new Uint8Array(bytes), etag: `"${tag}-${ending}${packing}"`, known: `"${tag}-${ending}` }
  }
  return {
    renderedAt,
    until: Math.min(renderedAt + keepMs, nextMidnight(renderedAt)),
    headers: response.headers,
    bodies: { br: body(br, 'br', '5'), gzip: body(gz, 'gz'), identity: body(identity, 'id') },
  }
}

function nextMidnight(moment: number): number {
  return estateMoment(addDays(estateDay(new Date(moment)), 1), '00:00').getTime()
}

/** Brotli's best compression takes a quarter of a second. */
async function recompress({ bodies }: Stored): Promise<void> {
  const bytes = new Uint8Array(await packBrotli(bodies.identity.bytes, 11))
  bodies.br = { bytes, etag: `${bodies.br.known}"`, known: bodies.br.known }
}

function fromStore(stored: Stored, request: Request): Response {
  const encoding = preferred(request.headers.get('accept-encoding') ?? '')
  const { bytes, etag, known } = stored.bodies[encoding]
  const headers = new Headers(stored.headers)
  headers.set('ETag', etag)
  headers.set('Vary', 'Accept-Encoding')
  if (request.headers.get('if-none-match')?.includes(known)) return new Response(null, { status: 304, headers })
  if (encoding !== 'identity') headers.set('Content-Encoding', encoding)
  headers.set('Content-Length', String(bytes.byteLength))
  return new Response(request.method === 'HEAD' ? null : bytes, { headers })
}
