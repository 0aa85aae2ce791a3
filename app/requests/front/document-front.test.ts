import type { IncomingMessage, ServerResponse } from 'node:http'
import { expect, it } from 'vitest'
import type { Documents } from '#app/documents/documents.server.ts'
import { silentLog } from '#test/database.ts'
import { documentFront } from './document-front.server.ts'

it('an address over its limit is left to the app, which refuses it', async () => {
  const counted: string[] = []
  const documents = { find: () => ({ status: 200, head: [], body: new Uint8Array() }) } as unknown as Documents
  const limits = {
    exceeded: async (name: string, address: string) => {
      counted.push(`${name} ${address}`)
      return 60
    },
  }
  const request = {
    method: 'GET',
    url: '/',
    headers: { 'x-forwarded-for': 'spoofed, 203.0.113.7' },
    socket: { remoteAddress: '127.0.0.1' },
  } as unknown as IncomingMessage
  const refused = await new Promise((done) => {
    const front = documentFront({ documents, limits, log: silentLog, trustProxy: 1, observe: () => {} }, (given) => done(given))
    front(request, {} as ServerResponse<IncomingMessage> & { req: IncomingMessage })
  })
  expect(refused).toBe(request)
  expect(counted).toEqual(['page 203.0.113.7'])
})
