import { scryptSync } from 'node:crypto'
import { expect, it, vi } from 'vitest'
import { slowHashes } from '#app/limits.server.ts'
import { watchHashesAtOnce } from '#test/hashes-at-once.ts'
import { cost, hashPassword, verifyPassword } from './guest-password.server.ts'

it('the guest password is hashed with 32 MiB and three passes, as decision 12 says, and matches itself alone', async () => {
  // With the real cost, which test/setup.ts lowers for other tests.
  vi.resetModules()
  const { hashPassword, verifyPassword } = await import('./guest-password.server.ts')
  const hash = await hashPassword('heron-tide')
  const [kind, n, r, p, salt = '', key = ''] = hash.split('$')
  expect([kind, n, r, p]).toEqual(['scrypt', String(2 ** 15), '8', '3'])
  expect([salt, key].map((part) => Buffer.from(part, 'base64url').length)).toEqual([16, 32])
  expect(await verifyPassword('heron-tide', hash)).toBe(true)
  expect(await verifyPassword('heron-tid', hash)).toBe(false)
})

it('many are compared a few at a time, which leaves threads to read files with', async () => {
  const hash = await hashPassword('heron-tide')
  const seen = watchHashesAtOnce()
  await Promise.all(Array.from({ length: 6 }, () => verifyPassword('heron-tide', hash)))
  expect(seen).toEqual({ computed: 6, atOnce: slowHashes.guide.most })
})

it('a password that the house has made opens in capitals, without its hyphen and with spaces; any other only as it is', async () => {
  const made = await hashPassword('k7fm-w2pq')
  for (const typed of ['k7fm-w2pq', 'K7FM-W2PQ', 'k7fmw2pq', ' K7fm w2pq ', 'k7fm–w2pq'])
    expect([typed, await verifyPassword(typed, made)]).toEqual([typed, true])
  for (const typed of ['k7fm-w2p', 'k7fm-w2pqa', 'k7fm-w2pr'])
    expect([typed, await verifyPassword(typed, made)]).toEqual([typed, false])
  const own = await hashPassword('Heather Bay')
  for (const typed of ['heather bay', 'HeatherBay']) expect([typed, await verifyPassword(typed, own)]).toEqual([typed, false])
})

it('the apostrophe of a phone opens what was set with that of a keyboard, and the other way round', async () => {
  for (const set of ["the heron's tide", 'the heron’s tide']) {
    const hash = await hashPassword(set)
    for (const typed of ["the heron's tide", 'the heron’s tide', 'the heronʼs tide'])
      expect(await verifyPassword(typed, hash), `${set}, ${typed}`).toBe(true)
    expect(await verifyPassword('the herons tide', hash)).toBe(false)
  }
  expect(await verifyPassword('the heron’s tide', undefined)).toBe(false)
})

it('a password of an earlier version, kept with the apostrophe of the phone it was set on, still opens the guide', async () => {
  const salt = Buffer.alloc(16, 'salt')
  const { N, r, p } = cost
  const key = scryptSync('the heron’s tide', salt, 32, { N, r, p })
  const hash = ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$')
  expect(await verifyPassword('the heron’s tide', hash)).toBe(true)
})
