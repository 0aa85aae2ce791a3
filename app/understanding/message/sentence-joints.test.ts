/** What one sentence asks, part by part. */
import { describe, expect, it } from 'vitest'
import { understanding } from '#app/understanding/learnt/model.ts'
import { timesAsLong } from '#test/times-as-long.ts'
import { cut } from './parts.ts'
import { spotsIn } from './sentence-joints.ts'

const topicsOf = (sentence: string) => cut(sentence, understanding()).map(({ topic }) => topic)

describe('a joined question is cut', () => {
  it.each([
    ['Price of the charcuterie box and of the breakfast tray?', ['grazing', 'breakfast']],
    ['our lad is 9 and the dog is 3, are both ok', ['children', 'pets']],
    ['what time out on sunday and is breakfast part of the deal', ['check_out', 'breakfast']],
    ['wifi / parking / aircon?', ['wifi', 'parking', 'heating_and_cooling']],
    ['what time is check in/check out', ['check_in', 'check_out']],
    ['heated bath plus a grazing box, how much for both?', ['heated_bath', 'grazing']],
    ['Sunriser on a Monday plus the heated bath, how much for both together?', ['price', 'heated_bath']],
    ['does the lodge take dogs and how many does it sleep', ['pets', 'occupancy']],
    ['cost of the heated bath & the reheat', ['heated_bath', 'bath_reheat']],
    ['waht tiem cna we cheke in and do we hav to pya for teh pakring', ['check_in', 'parking']],
    ['do you have fish and chips nearby and a taxi to get there', ['takeaways', 'taxis']],
  ])('%s', (sentence, topics) => {
    expect(topicsOf(sentence)).toEqual(topics)
  })
})

describe('a question of one thing stays whole', () => {
  it.each([
    'bed and breakfast price?',
    'me and my wife want the cheapest weekend',
    'where can we get fish and chips',
    'Friday and Saturday in the lodge, how much for both',
    'weekday price of Stargazer and of the lodge please',
    'stargazer or sunriser, which has the bath',
    'is it friday and saturday that are dearer',
    'our girl is 3, a westie',
    'is parking free and secure',
    'email and phone please',
  ])('%s', (sentence) => {
    expect(topicsOf(sentence)).toHaveLength(1)
  })
})

it('what the first part asks of its thing is asked of the second, too', () => {
  const [box, picnic] = cut('price of the grazing box and the picnic', understanding())
  expect([box?.gap, picnic?.gap]).toEqual([undefined, 'price'])
})

it.each([' ', '\u00a0', ' \n'])('a long run of blanks (%j) is looked through once', (blank) => {
  const cut = (blanks: number) => spotsIn(`dogs${blank.repeat(blanks)}y, and${blank.repeat(blanks)}cats`)
  expect(cut(1_000)).toHaveLength(1)
  // About 8; 64 and more when each blank is a beginning.
  expect(
    timesAsLong(
      () => cut(2_000),
      () => cut(250),
    ),
  ).toBeLessThan(24)
})

it.each([
  ['pmkm', '/'],
  ['pmkm', ', '],
  ['pmkm', ' or '],
  // Vaguely like something we know: each side of each joint could be a question.
  ['bor', ', '],
  ['weeks', ', '],
])('of “%s”, with “%s” between, four times as many take hardly longer', (word, joint) => {
  // Another end each time: what was read a moment ago is remembered.
  let reads = 0
  const unknown = () => `pmkm${[...String(reads++)].map((digit) => 'bcdfghjklm'[Number(digit)]).join('')}`
  const read = (times: number) => cut(`${`${word}${joint}`.repeat(times)}${unknown()}`, understanding())
  // About 1; sixteen if both sides of every joint were read.
  expect(
    timesAsLong(
      () => read(200),
      () => read(50),
      3,
    ),
  ).toBeLessThan(8)
})
