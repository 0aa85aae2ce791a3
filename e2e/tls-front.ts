/** A TLS-terminating proxy, with the headers of deploy/nginx.conf. */
import { request as askHouse } from 'node:http'
import { createServer } from 'node:https'
import { portOf } from '#test/port-of.ts'
import { makeCertificate } from './certificate.ts'

export async function openTlsFront() {
  let inside = ''
  const server = createServer(makeCertificate(), (request, response) => {
    const headers = {
      ...request.headers,
      // `$host` has no port.
      host: request.headers.host?.replace(/:\d+$/, ''),
      connection: 'keep-alive',
      'x-forwarded-for': request.socket.remoteAddress,
      'x-forwarded-proto': 'https',
    }
    const asked = askHouse(inside + request.url, { method: request.method, headers }, (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(response)
    })
    asked.on('error', () => response.destroy())
    request.pipe(asked)
  })
  await new Promise<void>((ready) => server.listen(0, 'localhost', ready))
  return {
    url: `https://localhost:${portOf(server)}`,
    /** The port has to be known before the house starts. */
    leadTo: (url: string) => {
      inside = url
    },
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
