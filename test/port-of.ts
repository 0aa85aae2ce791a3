import type { AddressInfo } from 'node:net'

/** The port that the system has given to a server which listens on any. */
export function portOf(server: { address(): AddressInfo | string | null }): number {
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the server listens on no port')
  return address.port
}
