/** No subject is dead: a guest who types its example gets its passage, and no other rule decides first. */
import { expect, it, vi } from 'vitest'
import { buildIndex } from '#app/concierge/knowing/knowledge-index.ts'
import { firstPassages } from '#test/first-passages.ts'
import { ask, askAfter } from '#test/guest-talk.ts'
import { gateNotFound, subjectsInGuide } from './subjects-in-guide.ts'
import { subjectsInPolicy } from './subjects-in-policy.ts'
import {
  balance,
  complainFurther,
  complaints,
  kitchens,
  leftBehind,
  ordinaryWeather,
  subjectsInTerms,
  wronglyConfirmed,
} from './subjects-in-terms.ts'
import { quotesOf } from './written-elsewhere.ts'

const ofConcerns = [gateNotFound, balance, ordinaryWeather, wronglyConfirmed, complainFurther, complaints, kitchens, leftBehind]
const { passages } = buildIndex(undefined, undefined, undefined, firstPassages())

const all = [...subjectsInGuide, ...subjectsInTerms, ...subjectsInPolicy, ...ofConcerns].map(
  (subject) => [[subject.after, subject.example].filter(Boolean).join(' / '), subject] as const,
)

it.each(all)('%s', (_, subject) => {
  const { after, example, quoted } = subject
  const [quote] = quotesOf(subject, passages)
  const before = after === undefined ? [] : [after, ask(after).text]
  const chosen = vi.spyOn(subject, 'quoted', 'get').mockReturnValue(quoted)
  const { text } = askAfter(...before, example)
  expect(chosen).toHaveBeenCalled()
  chosen.mockRestore()
  expect(text).toContain(quote?.words ?? 'no passage')
})
