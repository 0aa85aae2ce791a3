import { lookup } from 'node:dns/promises'

/**
 * The address to listen on for a HOST. Debian's `localhost` is ::1 first, where a proxy that asks 127.0.0.1 would find nobody; browsers try
 * both. What has no address is left to `listen`, which says so.
 */
export async function listeningAddress(host: string, find: Finder = lookup): Promise<string> {
  return find(host, { order: 'ipv4first' }).then(
    ({ address }) => address,
    () => host,
  )
}

type Finder = (host: string, options: { order: 'ipv4first' }) => Promise<{ address: string }>
