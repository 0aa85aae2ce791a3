import { type ReactElement, StrictMode } from 'react'
import { renderToString } from 'react-dom/server'
import { type EntryContext, isRouteErrorResponse, type RouterContextProvider, ServerRouter } from 'react-router'
import { DocumentAssetsContext, type PageHandle } from '#app/documents/document-assets.ts'
import { asBytes, wholeResponse } from '#app/documents/packing.server.ts'
import { inlineStyles, styleHashHeader } from '#app/documents/page-styles.server.ts'
import { IslandRenderer } from '#app/islands/island.tsx'
import { houseContext } from './context.ts'
import { loggedPath } from './logged-path.server.ts'

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  router: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { matches, errors } = router.staticHandlerContext
  const handles = matches.map((match) => match.route.handle as PageHandle | undefined)
  const hydrated = handles.some((handle) => handle?.hydrate)
  // A document may be shared; a nonce may not.
  const nonce = hydrated ? loadContext.get(houseContext).nonce : undefined
  const assets = { entryModule: router.manifest.entry.module, hotRuntime: router.manifest.hmr?.runtime, nonce }
  if (hydrated) await readHandoff(router)
  const app = (
    <DocumentAssetsContext value={assets}>
      <IslandRenderer value={renderIsland}>
        <ServerRouter context={{ ...router, manifest: matchedAlone(router) }} url={request.url} nonce={nonce} />
      </IslandRenderer>
    </DocumentAssetsContext>
  )
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (hydrated) return wholeResponse(asBytes(`<!DOCTYPE html>${renderToString(app)}`), { status, headers })
  // With a query, a page belongs to one visitor.
  const plain = request.method === 'GET' && status === 200 && !errors && new URL(request.url).search === ''
  const mayStore = !headers.get('Cache-Control')?.includes('no-store')
  const shared = plain && mayStore && handles.some((handle) => handle?.shared)
  headers.set('Cache-Control', shared ? 'public, max-age=0, must-revalidate' : 'private, no-store')
  const { html, hash } = inlineStyles(`<!DOCTYPE html>${renderToString(app)}`)
  headers.set(styleHashHeader, hash)
  return new Response(html, { status, headers })
}

/** Logs a failed page without query or address. A visitor who disconnects is not a failure. */
export function handleError(err: unknown, { request, context }: { request: Request; context: Readonly<RouterContextProvider> }) {
  if (request.signal.aborted) return
  // A request that fits no page, such as a PUT: the answer says so, and clients cannot fill our log with these.
  if (isRouteErrorResponse(err) && err.status < 500) return
  const { log, pageFailed } = context.get(houseContext)
  log.error({ path: loggedPath(new URL(request.url).pathname), err }, 'a page failed')
  pageFailed(err)
}

function renderIsland(element: ReactElement, identifierPrefix: string): string {
  return renderToString(<StrictMode>{element}</StrictMode>, { identifierPrefix })
}

/** For each page the renderer builds a table of all routes it is given, only to look up those that matched. */
function matchedAlone({ manifest, staticHandlerContext }: EntryContext): EntryContext['manifest'] {
  const ids = staticHandlerContext.matches.map(({ route }) => route.id)
  return { ...manifest, routes: Object.fromEntries(ids.map((id) => [id, manifest.routes[id]])) }
}

/**
 * The data for hydration is complete by now. Left as the router's stream, React would have to wait for its chunks, which only its
 * streaming renderer can: a tenth more work for a console page.
 */
async function readHandoff(router: EntryContext): Promise<void> {
  const letters = new TextDecoder()
  let value = ''
  for await (const piece of router.serverHandoffStream ?? []) value += letters.decode(piece, { stream: true })
  router.renderMeta = { streamCache: { 0: Object.assign(Promise.resolve(), { result: { done: true, value } }) } }
}
