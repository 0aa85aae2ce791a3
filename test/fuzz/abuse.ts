/** What no client library sends: raw bytes into the socket. */
import { connect } from 'node:net'

/**
 * @returns the status of the first answer, or 0 if the house closed the connection without one. Waits for the house to close it, however
 * long it takes.
 */
export function sendBytes(port: number, parts: readonly (string | Buffer)[], { thenEnd = true } = {}): Promise<number> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1')
    let answer = ''
    socket.on('data', (bytes) => {
      answer += bytes.toString('latin1').slice(0, 200)
    })
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(Number(/^HTTP\/1\.[01] (\d{3})/.exec(answer)?.[1] ?? 0)))
    for (const part of parts) socket.write(part)
    if (thenEnd) socket.end()
  })
}

const get = (target: string, head = 'Host: localhost\r\nConnection: close\r\n') => `GET ${target} HTTP/1.1\r\n${head}\r\n`
const post = (head: string, body: string | Buffer) =>
  [
    `POST /functions/v1/send-contact-email HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\nContent-Type: application/json\r\n${head}\r\n`,
    body,
  ] as const

/** Each ends by itself; none may be answered with a 5xx. */
export const abuses: Record<string, readonly (string | Buffer)[]> = {
  'no HTTP at all': ['hello\r\n\r\n'],
  'a TLS greeting': [Buffer.from('16030100a5010000a10303', 'hex')],
  'an unknown method': ['BREW /pot HTTP/1.1\r\nHost: localhost\r\n\r\n'],
  'HTTP 0.9': ['GET /\r\n'],
  'HTTP 3.7': ['GET / HTTP/3.7\r\nHost: localhost\r\n\r\n'],
  'no host': [get('/', 'Connection: close\r\n')],
  'two hosts': [get('/', 'Host: a\r\nHost: b\r\nConnection: close\r\n')],
  'a host with blanks': [get('/', 'Host: a b<script>\r\nConnection: close\r\n')],
  'a host with a path': [get('/', 'Host: localhost/../..\r\nConnection: close\r\n')],
  'an empty host': [get('/', 'Host:\r\nConnection: close\r\n')],
  'a host with a name before it': [get('/about', 'Host: guest@localhost\r\nConnection: close\r\n')],
  'a host that is nearly a number': [get('/about', 'Host: 1.2.3.999\r\nConnection: close\r\n')],
  'a host of nothing but a sign': [get('/about', 'Host: @\r\nConnection: close\r\n')],
  'a host that is no port': [get('/', 'Host: localhost:99999999\r\nConnection: close\r\n')],
  'a path that climbs': [get('/assets/../../../../etc/passwd')],
  'a path that climbs in disguise': [get('/pictures/%2e%2e/%2e%2e/%2e%2e/package.json')],
  'a path that climbs in two disguises': [get('/assets/..%252f..%252fpackage.json')],
  'a path of backslashes': [get('/assets/..\\..\\package.json')],
  'a path with NUL': [get('/assets/%00.js')],
  'a path that does not decode': [get('/room/%ff%fe')],
  'a path that half decodes': [get('/room/%')],
  'a path of another house': [get('http://elsewhere.example/')],
  'a path of another house, with a password': [get('http://guest:word@elsewhere.example/about')],
  'a path of another house, with a name': [get('http://guest@elsewhere.example/about')],
  'a path without a house': [get('//elsewhere.example/..')],
  'a path that is a star': ['OPTIONS * HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n'],
  'a tunnel': ['CONNECT elsewhere.example:443 HTTP/1.1\r\nHost: localhost\r\n\r\n'],
  'an upgrade': [get('/', 'Host: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n')],
  'a query with NUL': [get('/order-success?session_id=a%00b')],
  'an endless path': [get(`/${'a'.repeat(20_000)}`)],
  'an endless query': [get(`/?${'a=b&'.repeat(3_000)}`)],
  'an endless header': [get('/', `Host: localhost\r\nX: ${'a'.repeat(100_000)}\r\nConnection: close\r\n`)],
  'ten thousand headers': [get('/', `Host: localhost\r\n${'X: y\r\n'.repeat(10_000)}Connection: close\r\n`)],
  'a header folded over lines': [get('/', 'Host: localhost\r\nX: a\r\n b\r\nConnection: close\r\n')],
  'a header with NUL': [get('/', 'Host: localhost\r\nX: a\0b\r\nConnection: close\r\n')],
  'a cookie of bytes': [get('/', 'Host: localhost\r\nCookie: guest=\xff\xfe; =; ;;\r\nConnection: close\r\n')],
  'two lengths': post('Content-Length: 2\r\nContent-Length: 3\r\n', '{}'),
  'a length and chunks': post('Content-Length: 2\r\nTransfer-Encoding: chunked\r\n', '0\r\n\r\n'),
  'a length below zero': post('Content-Length: -1\r\n', '{}'),
  'a length that lies': post('Content-Length: 9999999999\r\n', '{}'),
  'chunks that are none': post('Transfer-Encoding: chunked\r\n', 'zz\r\n{}\r\n0\r\n\r\n'),
  'chunks without end': post(
    'Transfer-Encoding: chunked\r\n',
    `10000\r\n${'a'.repeat(65_536)}\r\n10000\r\n${'a'.repeat(65_536)}\r\n`,
  ),
  'a body that is not UTF-8': post('Content-Length: 6\r\n', Buffer.from('7b22ff223a31', 'hex')),
  'a body that says gzip and is not': post('Content-Length: 2\r\nContent-Encoding: gzip\r\n', '{}'),
  'a body left in the middle': post('Content-Length: 500\r\n', '{"name":'),
}
