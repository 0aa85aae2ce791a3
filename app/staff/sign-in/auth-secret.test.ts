import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { authSecret } from './auth-secret.server.ts'

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'kilmara-secret-'))
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

it('is made once, for its owner’s eyes, and leaves nothing beside it', () => {
  const secret = authSecret({ dataDir })
  expect(secret).toMatch(/^[\w-]{64}$/)
  expect(authSecret({ dataDir })).toBe(secret)
  expect(readdirSync(dataDir)).toEqual(['auth-secret'])
  expect(statSync(join(dataDir, 'auth-secret')).mode & 0o777).toBe(0o600)
})

it.each(['', 'half a sec'])('what a full disk has left of one is replaced: “%s”', (left) => {
  const path = join(dataDir, 'auth-secret')
  writeFileSync(path, left)
  const secret = authSecret({ dataDir })
  expect(secret).toMatch(/^[\w-]{64}$/)
  expect(readFileSync(path, 'utf8')).toBe(secret)
  expect(statSync(path).mode & 0o777).toBe(0o600)
})

it('is not there at all when it cannot be written', () => {
  const file = join(dataDir, 'no-directory')
  writeFileSync(file, '')
  expect(() => authSecret({ dataDir: file })).toThrow()
  expect(existsSync(join(file, 'auth-secret'))).toBe(false)
})
