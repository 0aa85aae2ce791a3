/** One round of `npm run faults`, in which the house is killed; the others, and those on a server, take too long for here. */
import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { runRounds } from './rounds.ts'

it.each(['embedded', 'server'] as const)(
  'what was acknowledged outlives what fails, %s database',
  { timeout: 180_000 },
  async (kind) => {
    // The real server is started, so there must be a build; `npm test` makes one first.
    if (!existsSync('build/server/index.js')) return
    const { findings, broken } = await runRounds({ kind: 'embedded', rounds: 1, seed: 7, guests: 3, maxMs: 200 })
    expect(Object.values(broken).reduce((sum, times) => sum + times)).toBe(1)
    expect(findings.acknowledged).toBeGreaterThan(0)
    expect(findings).toMatchObject({ lost: [], doubled: [], doubledCharges: [], unsettled: [], undelivered: [] })
    expect(findings.centsBooked).toBe(findings.centsCharged)
  },
)
