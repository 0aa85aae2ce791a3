/** A few rounds of `npm run faults`; the long runs are made by hand. */
import { existsSync } from 'node:fs'
import { expect, inject, it } from 'vitest'
import { runRounds } from './rounds.ts'

it.each(['embedded', 'server'] as const)(
  'what was acknowledged outlives what fails, %s database',
  { timeout: 180_000 },
  async (kind) => {
    // The real server is started, so there must be a build; `npm test` makes one first.
    if (!existsSync('build/server/index.js') || (kind === 'server' && !inject('server'))) return
    const { findings, broken } = await runRounds({ kind, rounds: 2, seed: 7, guests: 4, maxMs: 300 })
    expect(Object.values(broken).reduce((sum, times) => sum + times)).toBe(2)
    expect(findings.acknowledged).toBeGreaterThan(10)
    expect(findings).toMatchObject({ lost: [], doubled: [], doubledCharges: [], unsettled: [], undelivered: [] })
    expect(findings.centsBooked).toBe(findings.centsCharged)
  },
)
