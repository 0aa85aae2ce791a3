/** One round of `npm run faults`, in which the house is killed; the others, and those on a server, take too long for here. */
import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { runRounds } from './rounds.ts'

// The real server is started, so there must be a build; `npm test` makes one first.
const built = existsSync('build/server/index.js')

it.skipIf(!built)('what was acknowledged outlives a kill of the house', { timeout: 180_000 }, async () => {
  const { findings, broken, actions } = await runRounds({ kind: 'embedded', rounds: 1, seed: 7, guests: 3, maxMs: 200 })
  expect(broken).toEqual({ 'the house is killed': 1 })
  expect(actions).toBeGreaterThan(0)
  expect(findings).toMatchObject({ lost: [], doubled: [], doubledCharges: [], unsettled: [], undelivered: [] })
  expect(findings.centsBooked).toBe(findings.centsCharged)
})
