import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { onTestFinished, vi } from 'vitest'

/** @returns how many slow hashes have been computed from now on, and how many of them at once. */
export function watchHashesAtOnce(): { computed: number; atOnce: number } {
  const { scrypt } = crypto
  const seen = { computed: 0, atOnce: 0 }
  let running = 0
  vi.spyOn(crypto, 'scrypt').mockImplementation((...[password, salt, length, options, told]: Parameters<typeof scrypt>) => {
    seen.computed += 1
    running += 1
    seen.atOnce = Math.max(seen.atOnce, running)
    scrypt(password, salt, length, options, (...answer) => {
      running -= 1
      told(...answer)
    })
  })
  syncBuiltinESMExports()
  onTestFinished(() => {
    vi.restoreAllMocks()
    syncBuiltinESMExports()
  })
  return seen
}
