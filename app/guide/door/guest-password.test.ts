import { expect, it, vi } from 'vitest'

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
