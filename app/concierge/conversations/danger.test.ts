/** Danger as people on the estate would report it: in their own words and their own language. */
import { describe, expect, it } from 'vitest'
import { answer } from '#app/concierge/answering/answer.ts'
import { buildIndex } from '#app/concierge/knowing/knowledge-index.ts'
import { ask } from '#test/guest-talk.ts'

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
  "he's had a lot to drink and he's asleep in the bath",
  'he has passed out in the tub',
  "i'm after burning my hand on the stove, have ye a first aid box",
  'carbon monoxide alarm keeps chirping, can i take the battery out?',
  'the tide has come in and we cant get back up',
  "we can't get off the beach, the tide is in",
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

describe('illness and alarms in everyday words', () => {
  it.each([
    ['my girlfriend has a bad fever, its 11 at night, what should we do', 'Caredoc'],
    ['my husband is vomiting since last night', 'Caredoc'],
    ['he has a temperature of 40', '112 or 999'],
    ['fever and a stiff neck, its the middle of the night', '112 or 999'],
    ['theres a funny smell and the alarm is beeping', 'get outside first'],
    ['alarm on the ceiling is chirping, how do i take the battery out', 'get outside first'],
  ])('%s', (message, told) => {
    expect(ask(message).text).toContain(told)
  })

  it('thanks before the question where to send help is no goodbye', () => {
    expect(ask('is there a doctor we can ring', 'ok thanks. where exactly do we tell them we are').text).toContain('latitude')
    expect(ask('is there a doctor we can ring', 'ok thanks, what address do i give the doctor').text).toContain('latitude')
  })

  it('whoever may have to cancel because of the baby brings none', () => {
    const asked = 'if I cannot go because of the baby, do we get money for the room back?'
    expect(ask('I’m 20 weeks pregnant and we booked Sunriser', asked).text).not.toContain('18 or over')
    expect(ask(asked).text).toMatch(/cancel/i)
  })
})

it.each([
  'i nearly fell asleep in the bath it was so lovely',
  "she's after breaking her ankle at the camogie and we are down for saturday, can we cancel",
  'My sister is after breaking her ankle at the camogie. Cancel it there for her.',
  'the tide comes in fast, can we still walk to the beach?',
  'the sea is so close we can not get enough of it',
])('no danger: %s', (message) => {
  expect(answer({ index, message, now }).text).not.toContain('112')
})
