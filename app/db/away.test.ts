import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { expect, it } from 'vitest'
import { Refusal } from '#app/requests/refusal.server.ts'
import { freePort } from '#test/free-port.ts'
import { isAway } from './away.server.ts'

const of = (connection: pg.PoolConfig) => {
  const client = new pg.Pool(connection)
  return drizzle({ client })
    .execute('select 1')
    .catch((error: unknown) => error)
    .finally(() => client.end())
}

it('a server that refuses connections, or is not there, is away', async () => {
  expect(isAway(await of({ host: 'localhost', port: await freePort() }))).toBe(true)
  expect(isAway(await of({ host: '/nowhere/at/all' }))).toBe(true)
})

it.each(['57P01', '57P03', '57014', '53300', '08006', '55P03', '25006', 'ECONNRESET'])(
  'a server that says %s is away',
  (code) => {
    const cause = Object.assign(new Error('from the server'), { code })
    expect(isAway(new Error('Failed query: select 1', { cause }))).toBe(true)
  },
)

it.each(['Connection terminated unexpectedly', 'Query read timeout', 'timeout exceeded when trying to connect'])(
  'a server whose connection says “%s” is away',
  (message) => expect(isAway(new Error('Failed query: select 1', { cause: new Error(message) }))).toBe(true),
)

it('our own faults and refusals are not taken for a server that is away', () => {
  const missing = Object.assign(new Error('relation "guests" does not exist'), { code: '42P01' })
  for (const error of [new Error('Failed query', { cause: missing }), new Refusal(404, 'not_found', 'No.'), 'words', undefined])
    expect(isAway(error)).toBe(false)
})
