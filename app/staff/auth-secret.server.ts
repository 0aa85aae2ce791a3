import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** What signs sessions: AUTH_SECRET, else made once and kept in DATA_DIR for its owner's eyes. */
export function authSecret({ authSecret, dataDir }: { authSecret?: string | undefined; dataDir: string }): string {
  if (authSecret) return authSecret
  const path = join(dataDir, 'auth-secret')
  mkdirSync(dataDir, { recursive: true })
  try {
    // `wx`: of two processes that start at once one writes, and both read the same.
    writeFileSync(path, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' })
    chmodSync(path, 0o600)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return readFileSync(path, 'utf8').trim()
}
