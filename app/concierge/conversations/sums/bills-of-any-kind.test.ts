/** Random bills, asked for in many ways: the sum matches the price list, whatever was said in whichever order. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { euro } from '#app/estate/money.ts'
import { catalogue } from '#app/products/catalogue.ts'
import { type DayType, nightsTotalCents } from '#app/rooms/pricing.ts'
import { type Room, rooms } from '#app/rooms/rooms.ts'
import { ask } from '#test/guest-talk.ts'

const weeknight: DayType = 'weekday'
const weekend: DayType = 'weekend'
const stays: readonly { nights: DayType[]; said: string[] }[] = [
  { nights: [weeknight], said: ['one night midweek', 'a tuesday night', 'one weeknight', 'wednesday night'] },
  { nights: [weeknight, weeknight], said: ['two nights midweek', 'mon + tues', '2 weeknights', 'monday to wednesday'] },
  { nights: [weekend, weekend], said: ['friday and saturday', 'fri sat', 'friday to sunday', 'the weekend, two nights'] },
  { nights: [weeknight, weekend], said: ['thursday and friday', 'thursday to saturday'] },
  { nights: [weekend], said: ['a saturday night', 'friday night'] },
  { nights: [weeknight, weeknight, weeknight], said: ['three nights midweek', 'monday to thursday'] },
]
type Extra = { kind: string; said: string[]; cents: (room: Room) => number; not?: (room: Room, nights: DayType[]) => boolean }
const priceOf = (itemType: string, count = 1) => {
  const product = catalogue.find((one) => one.itemType === itemType)
  const notThere = (room: Room) => product?.roomIds.length !== 0 && !product?.roomIds.includes(room.id)
  return { cents: () => (product?.priceCents ?? Number.NaN) * count, not: notThere }
}
const extras: readonly Extra[] = [
  { kind: 'bath', said: ['a bath', 'the heated bath', 'the wood fired bath'], ...priceOf('heated_bath') },
  { kind: 'reheat', said: ['a reheat', 'one bath reheat'], ...priceOf('bath_reheat') },
  { kind: 'tray', said: ['a breakfast tray', 'one breakfast', 'breakfast for one morning'], ...priceOf('breakfast_tray') },
  {
    kind: 'tray',
    said: ['two breakfasts', 'two breakfast trays', 'breakfast for two mornings'],
    ...priceOf('breakfast_tray', 2),
  },
  { kind: 'box', said: ['a standard grazing box', 'one standard box'], ...priceOf('grazing_box_standard') },
  { kind: 'box', said: ['a vegetarian grazing box', 'the veggie box'], ...priceOf('grazing_box_vegetarian') },
  {
    kind: 'late check-out',
    said: ['late check-out', 'the late checkout'],
    cents: (room) => room.lateCheckoutCents,
    not: (_, nights) => nights.at(-1) === weekend,
  },
]
const asking = fc.constantFrom(
  ...['total?', 'what does that come to?', 'how much in total?', "what's the total?", 'how much altogether', 'sum please'],
  ...['tot it up for me', 'what would that be all in?'],
)
type Said = { room: string; stay: string; extras: string[]; asks: string }
const several = (joint: string, said: string[], before = '') => (said.length > 0 ? `${before}${said.join(joint)}` : '')
/** The same bill in one sentence, in several, and turn by turn. */
const ways: readonly ((said: Said) => string[])[] = [
  ({ room, stay, extras, asks }) => [`${stay} in ${room}${several(' and ', extras, ' with ')}, ${asks}`],
  ({ room, stay, extras, asks }) => [`${room}, ${stay}${several(', ', extras, ', ')}. ${asks}`],
  ({ room, stay, extras, asks }) => [`hi, ${room} ${stay}${several(' plus ', extras, ' plus ')} - ${asks}`],
  ({ room, stay, extras }) => [`what would ${stay} in ${room} cost${several(' and ', extras, ' with ')}?`],
  ({ room, stay, extras, asks }) => [`how much is ${room} for ${stay}`, ...extras.map((one) => `and ${one}`), asks],
  ({ room, stay, extras, asks }) => [
    `how much is ${room} for ${stay}`,
    ...(extras.length > 0 ? [`add ${several(' and ', extras)}`] : []),
    extras.length > 0 ? `so with that, ${asks}` : asks,
  ],
  ({ room, stay, extras, asks }) => [
    `We'd like ${room} for ${stay}.${several(' and ', extras, " We'd also want ")}${extras.length > 0 ? '.' : ''} ${asks}`,
  ],
  ({ room, stay, extras, asks }) => [`tell me about ${room}`, `and for ${stay}?`, ...extras.map((one) => `plus ${one}`), asks],
]

const bill = fc
  .record({
    room: fc.constantFrom(...rooms),
    stay: fc.constantFrom(...stays),
    extras: fc.uniqueArray(fc.constantFrom(...extras), { maxLength: 2, selector: ({ kind }) => kind }),
    way: fc.constantFrom(...ways),
    asks: asking,
    word: fc.nat(11),
  })
  .map(({ room, stay, extras: wanted, way, asks, word }) => {
    const ordered = wanted.filter(({ not }) => !not?.(room, stay.nights))
    const cents = nightsTotalCents(room, stay.nights) + ordered.reduce((sum, one) => sum + one.cents(room), 0)
    const said = ({ said: words }: { said: string[] }) => words[word % words.length] ?? ''
    const called = room.kind === 'lodge' ? 'the lodge' : room.name
    return { turns: way({ room: called, stay: said(stay), extras: ordered.map(said), asks }), sum: euro(cents) }
  })

it('random bills come to what the price list says', () => {
  const wrong = fc.sample(bill, { numRuns: 150, seed: 2026 }).flatMap(({ turns, sum }) => {
    const { text } = ask(...turns)
    return text.includes(sum) ? [] : [`${turns.join(' || ')} → ${sum}: ${text.slice(0, 120)}`]
  })
  expect(wrong).toEqual([])
})
