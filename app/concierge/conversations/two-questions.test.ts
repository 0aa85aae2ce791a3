/** Any two plain questions, in one message or one after the other, are both answered: neither changes the other. */
import { expect, it } from 'vitest'
import { ask } from '#test/guest-talk.ts'

const plainQuestions: readonly (readonly [question: string, answer: RegExp])[] = [
  ['what time is check-in', /Check-in is from/],
  ['when is check-out', /Check-out is by/],
  ['are children allowed', /adults only/],
  ['how much is Stargazer on a weekday', /€239/],
  ['what is the lodge on a Saturday', /€199/],
  ['which nights count as weekend', /Friday and Saturday/],
  ['what do we save on two nights', /10%/],
  ['how many acres is it', /360 acres/],
  ['is parking free', /Parking .* free/],
  ['do you have wifi', /WiFi in every cabin/],
  ['what kind of beds are there', /king bed/],
  ['do we get breakfast', /Breakfast is an optional extra/],
  ['what is there to do', /forest bathing/i],
  ['do vouchers expire', /5 years/],
  ['what is your phone number', /020 912 0360/],
  ['how much is a grazing box', /€55/],
  ['can Stormchaser guests use the wood-fired bath', /Stargazer and Sunriser guests only/],
  ['is there a security deposit', /security deposit/i],
  ['can we cook', /induction hob/],
]
const pairs = plainQuestions.flatMap((first, at) =>
  plainQuestions.filter((second) => second !== first).map((second, then) => ({ first, second, turn: at + then })),
)
const between = [' and ', '? And ', ', ', ' / ', ' & also ', '. Also ']
const before = ['', 'thanks. ', 'and ', 'ok, ', 'great, and ', 'thank you! ']
const pick = (all: readonly string[], turn: number) => all[turn % all.length] ?? ''

it('in one message, however they are joined', () => {
  const missed = pairs.flatMap(({ first, second, turn }) => {
    const message = `${first[0]}${pick(between, turn)}${second[0]}`
    const { text } = ask(message)
    return first[1].test(text) && second[1].test(text) ? [] : [message]
  })
  expect(missed).toEqual([])
})

it('one after the other, with a thank-you or without, and without a question mark', () => {
  const missed = pairs.flatMap(({ first, second, turn }) => {
    const message = `${pick(before, turn)}${second[0]}`
    return second[1].test(ask(first[0], message).text) ? [] : [`${first[0]} || ${message}`]
  })
  expect(missed).toEqual([])
})
