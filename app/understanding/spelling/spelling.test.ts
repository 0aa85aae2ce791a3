import { expect, it } from 'vitest'
import { understanding } from '#app/understanding/learnt/model.ts'
import { mostLettersMended } from '#app/understanding/text.ts'
import { countingLooks } from '#test/counting-looks.ts'
import { spelt } from './spelling.ts'

const mended = (message: string, isName: (word: string) => boolean = () => false) =>
  spelt(message, understanding().spelling, isName)

it.each([
  ['is ther a sign on teh road', 'is there a sign on the road'],
  ['can I order the bth in the lodge', 'can I order the bath in the lodge'],
  ['how muh are you per night', 'how much are you per night'],
  ['Whre do I find the wifi pasword?', 'where do I find the wifi password?'],
  ['and the loge?', 'and the lodge?'],
  ['have you a vegitarian board', 'have you a vegetarian board'],
  ['we were lookin to book', 'we were looking to book'],
  ['is teh LODGE free', 'is the LODGE free'],
  ['IS TEH LODGE FREE', 'IS the LODGE FREE'],
  // Two slips in a long word.
  ['we need accommdatin for two', 'we need accommodation for two'],
])('%s', (typed, meant) => {
  expect(mended(typed)).toBe(meant)
})

it.each([
  // The same letters, told apart by their neighbours.
  ['which cabn is it', 'which cabin is it'],
  ['we cabn not come', 'we can not come'],
  // “Bah” is a rare word, and the sentence surely means another.
  ['how much is the heated bah', 'how much is the heated bath'],
  ['and with the heated bah', 'and with the heated bath'],
])('its neighbours tell what a word was: %s', (typed, meant) => {
  expect(mended(typed)).toBe(meant)
})

it.each([
  'the ewes were bleating at dawn',
  'is there a knight in the manor',
  'my wife has a stent',
  'we met Aoife and Tadgh in Gorey',
  'do you have a VPN, a CSV or an API',
  'is it ok that I can’t, won’t or don’t come',
  'we are in a bothy with a whippet',
  '',
  '   ?! 3:30 ',
  'Γειά σου, 你好, zażółć',
])('what is a word, a name or no English stays: %s', (typed) => {
  expect(mended(typed)).toBe(typed)
})

it('what staff write of has its own names', () => {
  expect(mended('is there archerry')).toBe('is there archery')
  expect(mended('is there gong bathin', (word) => word === 'bathin')).toBe('is there gong bathin')
})

it('a message without end is read in no time', () => {
  const typed = 'qwzxv '.repeat(2_000)
  const before = performance.now()
  expect(mended(typed)).toBe(typed)
  expect(performance.now() - before).toBeLessThan(2_000)
})

it('a word without end is not looked for at all, and the longest of ours still is', () => {
  const { looked, spelling } = countingLooks(understanding().spelling)
  const endless = 'abcdefghijklmnopqrstuvwxyz'.repeat(40).slice(0, 1_000)
  expect(spelt(`is ther a ${endless} here`, spelling, () => false)).toBe(`is there a ${endless} here`)
  expect(looked()).toBeLessThan(1_000)
  const longest = [...spelling.usual.keys()].reduce((one, other) => (other.length > one.length ? other : one))
  expect(longest.length).toBeLessThan(mostLettersMended - 2)
  expect(mended(`the ${longest.slice(0, -2)}z${longest.slice(-2)}`)).toBe(`the ${longest}`)
})
