/** What we use of a plain GET request. */
export type PlainReading = { path: string; accepts?: string; knows?: string; forwardedFor?: string }

/** A complete GET with nothing after it, without a query, every line in standard form. */
const wholeGet = /^GET (\/[!-"$->@-~]*) HTTP\/1\.1\r\n((?:[\w!#$%&'*+.^`|~-]+:[\t\x20-\x7e\x80-\xff]*\r\n)+)\r\n$/
const mostBytes = 8192

/** A name or an IPv4 address, and a port. The app refuses unreadable hosts, so leave those to it. */
const plainHost = /^[\w.-]+(:\d+)?$/

/** Headers that would change the answer, where it ends or whether the connection stays open. */
const notPlain = new Set(['content-length', 'transfer-encoding', 'expect', 'upgrade', 'range', 'te', 'trailer'])

/** @returns undefined for anything better left to a real parser, or whenever in doubt */
export function plainReading(chunk: Buffer): PlainReading | undefined {
  if (chunk.length > mostBytes) return undefined
  const [, path = '', lines = ''] = wholeGet.exec(chunk.toString('latin1')) ?? []
  if (path === '') return undefined
  const found: Record<string, string> = {}
  for (let from = 0; from < lines.length; ) {
    const to = lines.indexOf('\r\n', from)
    const colon = lines.indexOf(':', from)
    const name = lines.slice(from, colon).toLowerCase()
    if (notPlain.has(name)) return undefined
    if (wanted.has(name)) {
      if (name in found) return undefined
      found[name] = lines.slice(colon + 1, to).trim()
    }
    from = to + 2
  }
  if (!plainHost.test(found.host ?? '') || (found.connection ?? 'keep-alive').toLowerCase() !== 'keep-alive') return undefined
  return {
    path,
    accepts: found['accept-encoding'],
    knows: found['if-none-match'],
    forwardedFor: found['x-forwarded-for'],
  }
}

const wanted = new Set(['host', 'connection', 'accept-encoding', 'if-none-match', 'x-forwarded-for'])
