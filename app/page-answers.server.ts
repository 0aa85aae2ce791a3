/** The pages, as React Router renders them. Each request brings its own `House`: all that loaders and actions know of the outside world. */
import * as build from 'virtual:react-router/server-build'
import type { Context } from 'hono'
import { createRequestHandler, RouterContextProvider } from 'react-router'
import { awaySeconds, isAway } from '#app/db/away.server.ts'
import type { Documents } from '#app/documents/documents.server.ts'
import { packed, withStatus } from '#app/documents/packing.server.ts'
import { plainPath } from '#app/documents/shared-routes.server.ts'
import { getKeptBack } from '#app/guide/door/kept-back.server.ts'
import { findContradicted } from '#app/learning/clashes.server.ts'
import { clientAddress } from '#app/requests/client-address.server.ts'
import type { HonoEnv } from '#app/requests/hono-env.ts'
import type { RateLimits } from '#app/requests/limits/rate-limit.server.ts'
import { createPageRefusal } from '#app/requests/limits/too-many-pages.server.ts'
import { readUnwanted } from '#app/requests/reading/body.server.ts'
import { anyOrigin } from '#app/requests/same-origin.server.ts'
import { type House, houseContext } from './context.ts'

/** What is the same for every request. */
type SameForAll = Pick<House, 'db' | 'settings' | 'log' | 'payments' | 'reception' | 'auth'>

type PageNeeds = SameForAll & { limits: RateLimits; documents: Documents; development: boolean }

export function answerPages({ limits, documents, development, ...sameForAll }: PageNeeds) {
  const { settings, log } = sameForAll
  const mode = development ? 'development' : 'production'
  const render = createRequestHandler({ ...build, allowedActionOrigins: anyOrigin }, mode)
  const contextOf = contextMaker(sameForAll)
  const nobody = {
    log,
    nonce: '',
    address: '',
    countRequest: async () => undefined,
    uncountRequest: async () => {},
    pageFailed() {},
  }
  const refused = { ...nobody, tooManyPages: true } as const
  const refusePage = createPageRefusal((request) => render(request, contextOf(refused)), settings.baseUrl)

  return async (c: Context<HonoEnv>) => {
    const request = c.req.raw
    const address = clientAddress(c, settings.trustProxy)
    const wait = await limits.exceeded('page', address)
    if (wait !== undefined) return packed(request, await refusePage(request, wait))
    const reported: Reported = { retryAfter: undefined, databaseIsAway: false }
    const context = contextOf({
      log: log.child({ requestId: c.get('requestId') }),
      nonce: c.get('secureHeadersNonce') ?? '',
      address,
      async countRequest(name, key = address) {
        reported.retryAfter = await limits.exceeded(name, key)
        return reported.retryAfter
      },
      uncountRequest: (name, key = address) => limits.takeBack(name, key),
      pageFailed(reason) {
        reported.databaseIsAway ||= isAway(reason)
      },
    })
    const page = isConsole(c.req.path)
      ? neverKeep(await render(request, context))
      : await documents.answer(request, (asked) => render(asked, context))
    await readUnwanted(request)
    return packed(request, withReported(page, reported))
  }
}

type OfOneRequest = Pick<House, 'log' | 'nonce' | 'address' | 'countRequest' | 'uncountRequest' | 'pageFailed' | 'tooManyPages'>

function contextMaker(sameForAll: SameForAll) {
  const { db, log } = sameForAll
  const contradictedBy = (entry: string) =>
    findContradicted(db, entry).catch((err) => {
      log.error({ err, entry }, 'nobody was told what an entry contradicts')
      return []
    })
  return (ofOneRequest: OfOneRequest) => {
    const context = new RouterContextProvider()
    context.set(houseContext, { ...sameForAll, ...ofOneRequest, findContradicted: contradictedBy, findKeptBack: getKeptBack })
    return context
  }
}

/** What loaders and actions reported that the answer itself does not say. */
type Reported = { retryAfter: number | undefined; databaseIsAway: boolean }

/** Tells clients when to come back, after too many attempts or while the database is away. */
function withReported(page: Response, { retryAfter, databaseIsAway }: Reported): Response {
  if (page.status === 429 && retryAfter !== undefined) page.headers.set('Retry-After', String(retryAfter))
  const answer = page.status === 500 && databaseIsAway ? withStatus(503, page) : page
  if (answer.status === 503 && !answer.headers.has('retry-after')) answer.headers.set('Retry-After', awaySeconds)
  return answer
}

/** Staff pages and their data never come from the document cache, which renders without a visitor. */
function isConsole(path: string): boolean {
  return /^\/admin(?:[/.]|$)/.test(plainPath(path))
}

function neverKeep(response: Response): Response {
  response.headers.set('Cache-Control', 'private, no-store')
  return response
}
