/** Danger as people on the estate would tell of it: in their own words, and in their own language. */
import { expect, it } from 'vitest'
import { answer } from '#app/concierge/answering/answer.ts'
import { buildIndex } from '#app/concierge/knowing/knowledge-index.ts'

const index = buildIndex()
const now = new Date('2026-06-03T12:00:00Z')

it.each([
  'a branch came down on the cabin and we are stuck inside',
  'she is cold and shaking after the sea',
  'my husband is diabetic and won’t wake up',
  'feeling dizzy and headache both of us since we lit the stove',
  'my oxygen machine has no power',
  "he's after hitting me again. i'm in the bathroom",
  'hilfe mein mann bekommt keine luft',
  'au secours ma femme ne respire plus',
  'car in the ditch on your lane, driver looks drunk',
  'my friend is drunk and is going to drive home',
  'my wife feels dizzy after the bath',
  'I feel light headed after the tub',
  'a dog bit me',
  "I was bitten by the neighbour's dog",
  'I think I have food poisoning',
  'the tide has cut us off',
  'the lights went out and there are sparks',
])('%s', (message) => {
  expect(answer({ index, message, history: [], now }).text).toMatch(
    /^(?:If there is fire, smoke or gas, get outside first and stay out\.\n\n)?If anybody is hurt or in danger, ring 112 or 999 now\./,
  )
})

it.each([
  'honestly i dont see the point of going on anymore, just wanted somewhere quiet to finish it',
  'im having thoughts, bad ones',
])('whoever despairs is told kindly first who listens, and then whom to ring: %s', (message) => {
  expect(answer({ index, message, history: [], now }).text).toMatch(/^I am so sorry.*116 123.*\n\n.*ring 112 or 999 now/)
})

it.each(['the co alarm is going off', 'I smell gas', 'there is a fire in the kitchen'])(
  'whoever is in a building in danger is told to leave before ringing: %s',
  (message) => {
    expect(answer({ index, message, now }).text).toMatch(/^If there is fire, smoke or gas, get outside first/)
  },
)
it('whoever has hurt an ankle, or a fever, is not told to get outside', () => {
  expect(answer({ index, message: 'she is burning up with a fever', now }).text).toMatch(/^If anybody is hurt/)
  expect(answer({ index, message: 'I broke my ankle on the path', now }).text).toMatch(/^If anybody is hurt/)
})
