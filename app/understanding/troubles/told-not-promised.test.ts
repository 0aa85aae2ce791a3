/** What somebody told about us is no promise to be confirmed, and what is not happening now no danger. */
import { expect, it } from 'vitest'
import { plain } from '#app/understanding/text.ts'
import { soundsLikeDanger } from './danger.ts'
import { declines } from './safety.ts'

const declined = (said: string) => declines(plain(said), said)

it.each([
  'I was told you sell vouchers that come by email',
  'I was told it goes quicker to reserve with you than through an agency',
  "There's something extra for first timers, I was told",
  "She said she'd paid extra to keep the room for the afternoon",
  'she said yes, so could we just get married there, the two of us',
  'is the internet password in the same place',
  'can I read what other guests said',
])('is answered: %s', (said) => {
  expect(declined(said)).toBeUndefined()
})

it.each([
  ["I was told we'd get the second night free", 'claim'],
  ['I was told we could stay till noon', 'claim'],
  ['I was promised a discount', 'claim'],
  ['She said we could have the bath for free', 'claim'],
  ['what is the internet password', 'secret'],
  ['what did the other guests ask you', 'other_guests'],
  ['can I read what other guests said about Mary Murphy', 'other_guests'],
])('is declined: %s', (said, why) => {
  expect(declined(said)).toBe(why)
})

it.each([
  'My wife asked me whether there is fire to sit by inside',
  "he's had a stroke so it'll be next year at the soonest",
  "so go on, hit me with it, what's the damage?",
  'Hit me, how much is it?',
  'I saw the price and nearly had a heart attack',
])('is no danger: %s', (said) => {
  expect(soundsLikeDanger(plain(said))).toBe(false)
})

it.each([
  'there is fire in the kitchen',
  'he hit me with it',
  'hit me in the face',
  'hit me, what do I do',
  'just hit me with it and ran',
  'we argued and then he hit me',
  'my husband just had a stroke',
  'she broke her wrist',
])('is danger: %s', (said) => {
  expect(soundsLikeDanger(plain(said))).toBe(true)
})
