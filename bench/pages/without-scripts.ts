/** Our home page without any scripts, precompressed; everything else comes from the house. */
import { createServer, request } from 'node:http'
import { brotliCompressSync } from 'node:zlib'
import { portOf } from '#test/port-of.ts'

export async function startWithoutScripts(house: string): Promise<{ url: string; stop: () => Promise<void> }> {
  const answer = await fetch(house, { headers: { 'accept-encoding': 'identity' } })
  const html = (await answer.text()).replace(/<script\b[^>]*>.*?<\/script>/gs, '').replace(/<link rel="modulepreload"[^>]*>/g, '')
  const body = brotliCompressSync(html)
  const server = createServer((incoming, outgoing) => {
    if (incoming.url === '/') {
      outgoing.writeHead(200, {
        'content-type': 'text/html; charset=utf-8',
        'content-encoding': 'br',
        'content-length': body.length,
      })
      return outgoing.end(body)
    }
    const onward = request(house + incoming.url, { method: incoming.method, headers: incoming.headers }, (theirs) => {
      outgoing.writeHead(theirs.statusCode ?? 502, theirs.headers)
      theirs.pipe(outgoing)
    })
    onward.on('error', () => outgoing.writeHead(502).end())
    incoming.pipe(onward)
  })
  await new Promise<void>((listening) => server.listen(0, 'localhost', listening))
  return {
    url: `http://localhost:${portOf(server)}`,
    stop: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}
