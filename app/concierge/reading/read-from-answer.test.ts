/** Follow-ups that make sense only after the last answer, which somebody else gave. */
import { expect, it } from 'vitest'
import { answer } from '#app/concierge/answering/answer.ts'
import { buildIndex } from '#app/concierge/knowing/knowledge-index.ts'
import { firstPassages } from '#test/first-passages.ts'

const index = buildIndex(undefined, undefined, undefined, firstPassages())
const now = new Date('2026-06-03T12:00:00Z')

const after = (asked: string, answered: string, message: string) =>
  answer({
    ...{ index, message, now },
    history: [
      { role: 'user', content: asked },
      { role: 'assistant', content: answered },
    ],
  })

it.each([
  [
    'Which way from Courtown?',
    'Leave Courtown southwards and stay on the coast road for seven kilometres. The gate is on the sea side.',
    'is there a big sign we can look out for?',
    'There is no large sign, so slow down after the second bridge.',
  ],
  [
    'could i move the booking to other dates',
    'Yes, you may move your stay free of charge until free cancellation ends.',
    'how many times can i do that?',
    'You may move your stay once',
  ],
  [
    'ok and for how long',
    'Soak for 20 to 30 minutes at a time.',
    'my partner has a bit of a heart thing, is that a problem?',
    'or have a heart condition',
  ],
])('%s %s %s', (asked, answered, message, told) => {
  expect(after(asked, answered, message).text).toContain(told)
})

it('quotes nothing where an entry says as much as any passage, or the question names what no passage says', () => {
  expect(after('do you have wifi', 'Yes, in every cabin and the lodge.', 'and do you have a gym?').kind).toBe('handover')
  expect(after('Can we bring our dog?', 'Pets are welcome only in Sea Forest Lodge.', 'have you a dog bed?').kind).toBe(
    'handover',
  )
})
