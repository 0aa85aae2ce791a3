import { expect, it } from 'vitest'
import { listeningAddress } from './listening-address.server.ts'

it('a house on localhost is where its proxy asks for it, also where localhost is ::1 first', async () => {
  const asOnDebian = async (_host: string, { order }: { order: string }) => ({
    address: order === 'ipv4first' ? '127.0.0.1' : '::1',
  })
  expect(await listeningAddress('localhost', asOnDebian)).toBe('127.0.0.1')
})

it.each(['0.0.0.0', '::', '127.0.0.1', 'no.such.host.invalid'])('%s stays what it is', async (host) => {
  expect(await listeningAddress(host)).toBe(host)
})
