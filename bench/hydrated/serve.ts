/** `node bench/hydrated/serve.ts 4300`: the default page by React Router's own request handler, compressed per request. */
import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router'

const build = (await import(new URL('../../.cache/bench-hydrated/server/index.js', import.meta.url).href)) as ServerBuild
const render = createRequestHandler(build, 'production')
const app = new Hono()
app.use(compress())
app.use('/assets/*', serveStatic({ root: '.cache/bench-hydrated/client' }))
app.use('/pictures/*', serveStatic({ root: 'build/client' }))
app.all('*', (c) => render(c.req.raw, new RouterContextProvider()))
createServer(getRequestListener(app.fetch)).listen(Number(process.argv[2]), 'localhost')
