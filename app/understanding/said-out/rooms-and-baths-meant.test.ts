/** A few words that mean several rooms, or a bath and its reheats, are said in full. */
import { expect, it } from 'vitest'
import { ofThoseThree } from './of-those-two.ts'
import { pricesOfOthers } from './stay-told-anew.ts'
import { bathAndReheat, bathThenMore } from './told-besides.ts'

const user = (content: string) => ({ role: 'user' as const, content })
const wild = { role: 'assistant' as const, content: 'Stargazer, Sunriser and Stormchaser.' }

it.each([
  ['And of those three, which is the cheapest?', 'Which of the cabins is the cheapest?'],
  ['and the dog?', 'and the dog?'],
])('%s', (said, meant) => {
  expect(ofThoseThree(said, [user('Which are the Wild Rooms?'), wild])).toBe(meant)
})

it('“the others” are those that the message does not name', () => {
  expect(pricesOfOthers("We'd the lodge in mind, how much do the others start at?")).toBe(
    'How much do Stargazer, Sunriser and Stormchaser start at?',
  )
  expect(pricesOfOthers('How much do the others start at?')).toBe('How much do the others start at?')
})

it('a bath that goes cold is reheated', () => {
  const asked = [user('How much is the heated bath?'), user('and if it goes cold?')]
  expect(bathAndReheat('so both together then', asked)).toBe('How much are the bath and a reheat together?')
  expect(bathThenMore("We'd want one first and then two more", asked)).toBe('How much are the bath and two reheats together?')
  expect(bathThenMore('one and then two more', [user('Do you sell gift vouchers?')])).toBe('one and then two more')
})
