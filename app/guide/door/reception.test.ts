import { expect, it, vi } from 'vitest'
import type { Db } from '#app/db/db.ts'
import { silentLog } from '#test/database.ts'
import { doorRules } from './door-rules.ts'
import { createReception } from './reception.server.ts'

// Solving a hundred challenges would take minutes.
vi.mock('./door-proof.server.ts', () => ({
  createProofOfWork: () => ({ challenge: async () => 'a challenge', accept: async () => true }),
}))
vi.mock('./guest-access.server.ts', () => ({ openGuide: async () => undefined }))

it('who has worked and finds the lane of all who work full is asked to work again, not sent to the others', async () => {
  const limits = { exceeded: async () => undefined, takeBack: async () => {} }
  const reception = createReception({ baseUrl: 'http://localhost', log: silentLog, limits })
  const waitingAtOnce = doorRules.waitForTurnSeconds / doorRules.pace.proven + doorRules.waitForTurnSeconds / doorRules.pace.peace
  const proof = {} as Parameters<typeof reception.admit>[1]['proof']
  const crowd = Array.from({ length: waitingAtOnce + 5 }, (_, i) =>
    reception.admit({} as Db, { password: 'a guess', address: `192.0.2.${i}`, proof }),
  )
  const waiting = (await Promise.all(crowd)).filter(({ status }) => status === 'wait')
  expect(waiting.length).toBeGreaterThan(0)
  for (const answer of waiting) expect(answer).toMatchObject({ challenge: 'a challenge' })
})
