import { expect, it } from 'vitest'
import { buildIndex } from '#app/concierge/knowing/knowledge-index.ts'
import type { KnowledgeEntry } from '#app/knowledge/entry.ts'
import { registryEntries } from '#app/knowledge/registry/registry.ts'
import { answer } from './answer.ts'
import { keepBack } from './keep-back.ts'

const now = new Date('2026-06-03T12:00:00Z')
const keptBack = [{ name: 'gate code', value: '544331' }] as const
const told: KnowledgeEntry = {
  category: 'policies',
  key: 'lantern box',
  value: 'The lantern box opens with 544331.',
  origin: 'staff',
}
const index = buildIndex([...registryEntries(), told])
const ask = (message: string) => keepBack(answer({ index, message, now }), { index, message, keptBack })

it('hands over what would tell a code, and says to staff why', () => {
  const said = ask('how does the lantern box open?')
  expect(said).toMatchObject({ kind: 'handover', sources: [], text: expect.stringMatching(/^I hold no codes/) })
  expect(said.trace[0]).toMatchObject({ decision: 'handover', because: 'the answer would have told the gate code' })
  expect(JSON.stringify(said)).not.toContain('544331')
})

it('answers whoever guesses at a code alike, whether it is right or wrong', () => {
  for (const guess of ['544331', '544332']) expect(ask(`does the lantern box open with ${guess}?`).kind, guess).toBe('handover')
  const spoken = (guess: string) => ask(`is check-in at 3 if my number is ${guess}?`).text.replaceAll(guess, '')
  expect(spoken('544331')).toBe(spoken('544332'))
})

it('keeps back no help in danger', () => {
  const message = 'help, there is a fire'
  const numbers = [
    { name: 'gate code', value: '2026 or 999999 or 112' },
    { name: 'Wi-Fi key', value: 'ring' },
  ] as const
  const alarm = answer({ index, message, now })
  expect(keepBack(alarm, { index, message, keptBack: numbers })).toBe(alarm)
})
