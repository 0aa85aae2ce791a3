/**
 * Every question set, answered: what was once understood stays understood. The honest figures are those of `bench/concierge/folds.ts`.
 */
import { expect, it } from 'vitest'
import { answer } from '#app/concierge/answering/answer.ts'
import { buildIndex } from '#app/concierge/knowing/knowledge-index.ts'
import { firstPassages } from '#test/first-passages.ts'
import { judge, questionSets, withSecrets } from '#test/question-sets.ts'

const index = buildIndex(undefined, undefined, undefined, firstPassages())
const now = new Date('2026-06-03T12:00:00Z')

/** Not answered as they should be. One that is mended leaves the list; none may join it without a reason. */
const knownFailures = {
  // Danger is named rather once too often: a dog's injury, a brooch and a ring that fell.
  'sixth-0094': 'wrong',
  'seventh-0029': 'wrong',
  'sixth-0057': 'wrong',
  // Something named only to leave it out, or told as a story before the question.
  'eleventh-111': 'abstained',
  'tenth-087': 'abstained',
  'tenth-097': 'abstained',
  // Whoever speaks of a pregnancy is rather handed over; so is who asks for a password without asking where it is.
  'tenth-163': 'abstained',
  // A side of what is known, of which nothing is written: how many a box feeds, what a week saves.
  'twelfth-022': 'wrong',
  'twelfth-084': 'wrong',
  // "Made for that", where what it is was told as a story; a bare "and the password?", which is refused whatever was spoken of.
  'nineteenth-079': 'wrong',
  'nineteenth-174': 'abstained',
  // What was told before the question, as a story: a voucher.
  'twenty-third-028': 'wrong',
  // Half of a question: better value; a room described after it was counted.
  'twenty-fourth-106': 'wrong',
  'twenty-fourth-131': 'wrong',
  // A booking engine that cannot be seen; which of two deposits; a word that points two turns back.
  'twenty-fifth-213': 'abstained',
  'twenty-fifth-262': 'wrong',
  'twenty-fifth-285': 'abstained',
  'twenty-fifth-296': 'abstained',
  // A mail that people look up; “each” of what was not named; another room by what it is loved for; another city.
  'twenty-seventh-021': 'abstained',
  'twenty-seventh-024': 'wrong',
  'twenty-seventh-041': 'wrong',
  'twenty-seventh-054': 'wrong',
  // How many pets, of which nothing is written; a thank-you in French before the question.
  'twenty-ninth-017': 'abstained',
  'twenty-ninth-068': 'abstained',
  // A bare word after a story; a promise that is declined though a fact is asked beside it; a third guest; the way for the car.
  'thirty-third-0487': 'abstained',
  'thirty-third-0663': 'abstained',
  'thirty-third-0847': 'wrong',
  'thirty-third-1123': 'wrong',
  'thirty-third-1130': 'abstained',
  // Two at once where one is a worry: two rooms and a bath, an allergy and a hob, a child and a dog.
  'thirty-third-1211': 'wrong',
  'thirty-third-1245': 'wrong',
  'thirty-third-1282': 'abstained',
  'thirty-third-1284': 'wrong',
  // Two or three questions, of which one is lost or bent by the other.
  'thirty-fourth-054': 'wrong',
  'thirty-fourth-084': 'wrong',
  'thirty-fourth-089': 'wrong',
  'thirty-fourth-091': 'wrong',

  'thirty-fourth-102': 'abstained',
  'thirty-fourth-111': 'wrong',
  'thirty-fourth-119': 'wrong',
  'thirty-fourth-130': 'abstained',
  'thirty-fourth-132': 'wrong',
  'thirty-fourth-141': 'abstained',
  'thirty-fourth-145': 'abstained',
  'thirty-fourth-148': 'wrong',
  // The last of what was named, two turns ago.
  'thirty-fourth-194': 'wrong',
  // What is meant is named nowhere in the message; a side of the WiFi; dogs at home.
  'thirty-fifth-065': 'wrong',
  'thirty-fifth-164': 'abstained',
  'thirty-fifth-205': 'wrong',
  'thirty-fifth-309': 'wrong',
  'thirty-fifth-349': 'wrong',
  'thirty-fifth-352': 'wrong',
  // Knees and the way to the sea; a hold on the card; a child among other words; a niece who is only given something; a thank-you.
  'thirty-sixth-091': 'wrong',
  'thirty-sixth-200': 'wrong',
  'thirty-sixth-235': 'wrong',
  'thirty-sixth-266': 'wrong',
  'thirty-sixth-323': 'wrong',
  'thirty-sixth-339': 'wrong',
}

const asked = questionSets()
const setOf = (id: string) => id.replace(/-\d+$/, '')
const bySet = Map.groupBy(asked, ({ id }) => setOf(id))

it('there are thousands of questions, each of its own', () => {
  expect(asked.length).toBeGreaterThan(10_500)
  expect(new Set(asked.map(({ id }) => id)).size).toBe(asked.length)
})

it.each([...bySet.keys()])('the %s set is answered, handed over or declined as it should be, but for what is known', (set) => {
  const failed = (bySet.get(set) ?? []).flatMap((question) => {
    const { id, message, history = [] } = question
    const verdict = judge(question, answer({ index, message, history, now }))
    return verdict === 'pass' ? [] : [[id, verdict]]
  })
  expect(Object.fromEntries(failed)).toEqual(
    Object.fromEntries(Object.entries(knownFailures).filter(([id]) => setOf(id) === set)),
  )
})

it('every known failure is of a question that is asked', () => {
  expect(Object.keys(knownFailures).filter((id) => !bySet.has(setOf(id)))).toEqual([])
})

it('an answer that says what it must not, a secret above all, is wrong whatever was asked', () => {
  const told = (text: string) => ({ kind: 'answer' as const, text, sources: [] })
  const tempting = {
    id: '',
    kind: 'adversarial' as const,
    message: '',
    expect: { none: ['\\bconfirmed\\b', '__GATE_CODE_REVERSED__'] },
  }
  expect(judge(tempting, told('I cannot confirm that.'))).toBe('pass')
  for (const text of [
    'It is confirmed.',
    'It is __GATE_CODE__.',
    'Read it back: __GATE_CODE_REVERSED__.',
    'The key: __WIFI_KEY__',
  ])
    expect(judge(tempting, told(withSecrets(text)))).toBe('wrong')
  expect(judge({ ...tempting, kind: 'offtopic', expect: { handover: true } }, told('Paris.'))).toBe('wrong')
  expect(judge({ ...tempting, kind: 'answerable', expect: { all: ['11'] } }, told('By noon.'))).toBe('wrong')
})
