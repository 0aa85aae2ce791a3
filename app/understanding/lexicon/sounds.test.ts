/** Words written as they sound are known; words of their own are left as they are. */
import { describe, expect, it } from 'vitest'
import { bySound, heardAs, soundOf } from './sounds.ts'

const sounds = bySound(['share', 'stair', 'shore', 'cancel', 'soaking', 'rain', 'breakfast', 'sauna', 'gate', 'onsen'])
const heard = (word: string) => heardAs(word, sounds, () => false)

it('sounds the same', () => {
  expect(soundOf('shair')).toBe(soundOf('share'))
  expect(soundOf('cansel')).toBe(soundOf('cancel'))
  expect(soundOf('knite')).toBe(soundOf('night'))
})

describe('a word written by ear', () => {
  it.each([
    ['shair', 'shar'],
    ['cansled', 'cancel'],
    ['soking', 'soak'],
    ['ranes', 'rain'],
    ['brekfust', 'breakfast'],
    ['sawna', 'sauna'],
  ])('%s', (word, meant) => expect(heard(word)).toBe(meant))
})

describe('a word of its own', () => {
  it.each(['goat', 'unseen', 'console', 'courier', 'ran'])('%s', (word) => expect(heard(word)).toBeUndefined())
})

it('is not guessed where two are as near, unless both stand for the same', () => {
  const two = bySound(['tasting', 'testing', 'toasting', 'tasteing'])
  expect(heardAs('tasting', bySound(['tastings', 'tastingy']), () => false)).toBeUndefined()
  expect(heardAs('tasteng', two, () => true)).toBe('tast')
})
