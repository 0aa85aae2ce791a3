import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { openTestDatabase } from '#test/database.ts'
import { authSecret, findSharedSecret } from './auth-secret.server.ts'

type Machine = Parameters<typeof findSharedSecret>[1]

/** A disk without hard links, such as some container volumes. */
const noLinks = vi.hoisted(() => ({ apply: false }))
vi.mock(import('node:fs'), async (original) => {
  const fs = await original()
  const linkSync: typeof fs.linkSync = (from, to) => {
    if (noLinks.apply) throw Object.assign(new Error('operation not permitted'), { code: 'EPERM' })
    fs.linkSync(from, to)
  }
  return { ...fs, linkSync }
})

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'kilmara-secret-'))
})
afterEach(() => {
  noLinks.apply = false
  rmSync(dataDir, { recursive: true, force: true })
})

it('machines with one database server share a secret, and a backup of any of them has it for an embedded house', async () => {
  const { db, close } = await openTestDatabase()
  const [first, second] = ['first', 'second'].map((name) => ({ dataDir: join(dataDir, name), databaseUrl: 'postgresql://one' }))
  const own = authSecret(second as Machine)
  const shared = await findSharedSecret(db, first as Machine)
  expect(shared).not.toBe(own)
  expect(await findSharedSecret(db, second as Machine)).toBe(shared)
  expect(authSecret({ dataDir: join(dataDir, 'second') })).toBe(shared)
  expect(statSync(join(dataDir, 'second', 'auth-secret')).mode & 0o777).toBe(0o600)
  await close()
})

it('the secret is made once, for its owner’s eyes, and leaves nothing beside it', () => {
  const secret = authSecret({ dataDir })
  expect(secret).toMatch(/^[\w-]{64}$/)
  expect(authSecret({ dataDir })).toBe(secret)
  expect(readdirSync(dataDir)).toEqual(['auth-secret'])
  expect(statSync(join(dataDir, 'auth-secret')).mode & 0o777).toBe(0o600)
})

it.each(['', 'half a sec'])('a secret truncated by a full disk is replaced: “%s”', (left) => {
  const path = join(dataDir, 'auth-secret')
  writeFileSync(path, left)
  const secret = authSecret({ dataDir })
  expect(secret).toMatch(/^[\w-]{64}$/)
  expect(readFileSync(path, 'utf8')).toBe(secret)
  expect(statSync(path).mode & 0o777).toBe(0o600)
})

it('the secret is also made on disks without hard links', () => {
  noLinks.apply = true
  const secret = authSecret({ dataDir })
  expect(secret).toMatch(/^[\w-]{64}$/)
  expect(readdirSync(dataDir)).toEqual(['auth-secret'])
  expect(statSync(join(dataDir, 'auth-secret')).mode & 0o777).toBe(0o600)
  expect(authSecret({ dataDir })).toBe(secret)
})

it('no secret is left behind when it cannot be written', () => {
  const file = join(dataDir, 'no-directory')
  writeFileSync(file, '')
  expect(() => authSecret({ dataDir: file })).toThrow()
  expect(existsSync(join(file, 'auth-secret'))).toBe(false)
})

it('says so where it cannot be kept, instead of trying for ever', () => {
  expect(() => authSecret({ dataDir: '/proc/none-can-be-made/here' })).toThrow('ENOENT')
})
