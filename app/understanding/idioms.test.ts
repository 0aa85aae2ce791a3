/** Idioms are read as what they mean, and the same words elsewhere literally. */
import { describe, expect, it } from 'vitest'
import { plain } from './text.ts'

describe('a turn of phrase', () => {
  it.each([
    ['Which is kinder to the pocket?', 'which is cheaper'],
    ['is it kinder to a nurse’s salary', 'is it cheaper'],
    ['how do I nab a weekend', 'how do i book a weekend'],
    ['she ticked the Flexi', 'she chose the flexi'],
    ["it's lighter on my wallet", 'it is cheaper'],
    ['the kindest one on a small purse', 'the cheapest'],
    ['if it rains cats and dogs', 'if it raining'],
    ['it is cats and dogs outside', 'it is raining'],
    ['a spot of retail therapy', 'shopping'],
    ['is it nailed on', 'is it guaranteed'],
    ['are we goosed', 'are we too late'],
    ['ill get it', 'i will get it'],
    ['is charging possible for the car', 'is recharging possible for the car'],
    ['can I charge my laptop', 'can i recharge my laptop'],
    ['the beach boys', 'the band'],
    ['when the the lodge was was finished', 'when the lodge was finished'],
    ['Sorry for the long mail.', ''],
    ['the furry one', 'the dog'],
    ['you skipped storm something', 'you skipped stormchaser'],
    ['which has the smallest price', 'which is the cheapest'],
    ["what's that come to", 'what does that come to'],
    ['how much large is it', 'how large is it'],
    ['how bad is the damage', 'how much is it'],
    ['the wee one in the trees', 'the cabin in the trees'],
    ['they held 200 of ours against breakages', 'they took a security deposit'],
  ])('%s', (said, meant) => expect(plain(said)).toBe(meant))
})

describe('the same word elsewhere', () => {
  it.each([
    ['can we leave a bag the night before', 'can we leave a bag the night before'],
    ['sind Kinder erlaubt', 'sind kinder erlaubt'],
    ['are kinder ok', 'are kinder ok'],
    ['cats and dogs allowed?', 'cats and dogs allowed'],
    ['my wife is ill and we cannot come', 'my wife is ill and we can not come'],
    ['I am ill be quick', 'i am ill be quick'],
    ['what do you charge for the bath', 'what do you charge for the bath'],
    ['what are ye charging for the bath', 'what are you charging for the bath'],
    ['our boys are seven and nine', 'our boys are seven and nine'],
    ['my knee is banjaxed', 'my knee is banjaxed'],
    ['how much is it', 'how much is it'],
  ])('%s', (said, plainly) => expect(plain(said)).toBe(plainly))
})
