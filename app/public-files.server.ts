import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { assetPath } from '#app/documents/asset-path.ts'
import loadAgain from '#app/documents/load-again.ts?inline-script'
import { letterPrint } from '#app/mail/letter-print.ts'
import type { HonoEnv } from '#app/requests/hono-env.ts'

/** The build's files: those whose names change with their content may be kept for ever. */
export function publicFiles(clientDir: string): Hono<HonoEnv> {
  const app = new Hono<HonoEnv>()
  const keptFor = (how: string) => (_path: string, c: Context) => c.res.headers.set('Cache-Control', `public, max-age=${how}`)
  const named = { root: clientDir, precompressed: true, onFound: keptFor('86400') }
  const files = serveStatic({ ...named, rewriteRequestPath: assetPath, onFound: keptFor('31536000, immutable') })
  for (const folder of ['/assets/*', '/pictures/*']) app.use(folder, files)
  app.get('/assets/*', answerEarlierPage)
  for (const file of rootFiles) app.get(file, serveStatic(named))
  return app
}

/** A page left open since an earlier version asks for scripts that no longer exist: in place of each it gets one that reloads the page. */
const answerEarlierPage: MiddlewareHandler<HonoEnv> = async (c, next) => {
  const asked = c.req.header('sec-fetch-site') === 'same-origin' && c.req.path.endsWith('.js')
  if (!asked) return next()
  // `Vary: *`: the service worker must not keep it either.
  const headers = { 'Content-Type': 'text/javascript', 'Cache-Control': 'no-store', Vary: '*' }
  return c.body(`${loadAgain}\n${neverLoaded}`, 200, headers)
}

/** Keeps the importing module waiting until the page has reloaded. */
const neverLoaded = 'await new Promise(() => {})'

/** Files that browsers and mails request by name: a new one is seen within a day. */
const rootFiles = ['/favicon.svg', '/favicon.ico', '/apple-touch-icon.png', '/icon-192.png', '/icon-512.png', letterPrint.path]
