/** How many nights, and which, stated in two turns: the total is for all of them. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { euro } from '#app/estate/money.ts'
import { catalogue } from '#app/products/catalogue.ts'
import { type DayType, dayTypeOf, nightlyCents, nightsTotalCents } from '#app/rooms/pricing.ts'
import { rooms } from '#app/rooms/rooms.ts'
import { ask } from '#test/guest-talk.ts'

const priceOf = (type: string) => catalogue.find(({ itemType }) => itemType === type)?.priceCents ?? Number.NaN
const trayCents = priceOf('breakfast_tray')
const counts = ['', '', 'two', '3', 'four', '5']
const daysTold: Readonly<Record<DayType, readonly string[]>> = {
  weekday: ['midweek', "it'd be midweek", 'during the week', 'weekdays', 'probably in the week', 'on weeknights then'],
  weekend: ['at the weekend', 'weekend', 'it would be the weekend', 'over a weekend please'],
}
const beginnings = [
  'how much is % nights in ',
  'what would % nights be in ',
  "we're thinking of % nights in ",
  '% nights, ',
] as const
const trays = ['with breakfast each morning', 'and with breakfast every day', 'add a breakfast tray each morning please'] as const

const talk = fc.record({
  room: fc.constantFrom(...rooms),
  stay: fc.oneof(
    fc.record({ many: fc.integer({ min: 2, max: 5 }), day: fc.constant<DayType>('weekday') }),
    fc.record({ many: fc.constant(2), day: fc.constant<DayType>('weekend') }),
  ),
  beginning: fc.constantFrom(...beginnings),
  tray: fc.constantFrom(...trays),
  trayFirst: fc.boolean(),
  word: fc.nat(5),
})

it('nights that are told in two turns are added up, with a tray for each', () => {
  const wrong = fc
    .sample(talk, { numRuns: 80, seed: 2026 })
    .flatMap(({ room, stay: { many, day }, beginning, tray, trayFirst, word }) => {
      const nights = `${beginning.replace('%', counts[many] ?? '')}${room.kind === 'lodge' ? 'the lodge' : room.name}`
      const days = daysTold[day][word % daysTold[day].length] ?? ''
      const turns = trayFirst ? [nights, tray, days] : [nights, days, tray]
      const stayCents = many * nightlyCents(room, day)
      const told = [
        ...(trayFirst ? [] : [{ after: turns.slice(0, 2), cents: stayCents }]),
        { after: turns, cents: stayCents + many * trayCents },
      ]
      return told.flatMap(({ after, cents }) => {
        const { text } = ask(...after)
        return text.includes(euro(cents)) ? [] : [`${after.join(' || ')} → ${euro(cents)}: ${text.slice(0, 200)}`]
      })
    })
  expect(wrong).toEqual([])
})

it.each(rooms.slice(0, 2))('weeknights are counted in one word too: $name', (room) => {
  const cents = 3 * (room.weekdayCents + trayCents)
  for (const asked of [
    'and a tray each morning, how much',
    'with a tray each morning, what is that',
    'and breakfasts, what would that be',
  ])
    expect(ask(`3 weeknights in ${room.name} ${asked}`).text).toContain(`come to ${euro(cents)}`)
})

it('of nights whose days nobody has told, only what is ordered is added up', () => {
  const [room] = rooms
  for (const turns of [
    [`how much for 3 nights in ${room?.name} with breakfast every morning`],
    [`how much for 3 nights in ${room?.name}`, 'with breakfast every day'],
  ]) {
    const { text } = ask(...turns)
    expect(text).toContain('For 3 nights the booking page has the total.')
    expect(text).toContain(`On top, 3 × Breakfast Tray for 2 come to ${euro(3 * trayCents)}.`)
  }
  expect(ask(`3 nights in ${room?.name} with a bath, how much`).text).toContain('On top, one Outdoor Heated Bath comes to')
})

it('one night at the weekend alone is one night', () => {
  const [room] = rooms
  const { text } = ask(`how much is 2 nights in ${room?.name} with a breakfast tray`, 'one at the weekend')
  expect(text).toContain(`come to ${euro((room?.weekendCents ?? Number.NaN) + trayCents)}.`)
})

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const counted = ['for % nights', 'and if we stayed %?', 'make it % nights', 'what about % nights?']
const sameDays = fc.record({
  room: fc.constantFrom(...rooms),
  from: fc.nat(6),
  many: fc.integer({ min: 2, max: 4 }),
  tray: fc.boolean(),
  how: fc.constantFrom(...counted),
})

it('more nights than the one that was named are those after it', () => {
  const wrong = fc.sample(sameDays, { numRuns: 60, seed: 2026 }).flatMap(({ room, from, many, tray, how }) => {
    const days = Array.from({ length: many }, (_, i) => dayTypeOf((from + i) % 7))
    // “And if we stayed two?” could count trays, too.
    const next = tray ? 'make it % nights' : how
    const turns = [
      `how much is ${room.kind === 'lodge' ? 'the lodge' : room.name} on ${weekdays[from]}${tray ? ' with a breakfast tray' : ''}`,
      next.replace('%', counts[many] ?? ''),
    ]
    const cents = nightsTotalCents(room, days) + (tray ? trayCents : 0)
    const { text } = ask(...turns)
    return text.includes(euro(cents)) ? [] : [`${turns.join(' || ')} → ${euro(cents)}: ${text.slice(0, 200)}`]
  })
  expect(wrong).toEqual([])
})

it.each(rooms.slice(0, 2))('what is ordered for some mornings or for each couple is counted so: $name', (room) => {
  const [, , other] = rooms
  const threeNights = [`price of ${room.name} for tues wed thurs`, 'and breakfast on 2 of those mornings']
  expect(ask(...threeNights).text).toContain(`come to ${euro(3 * room.weekdayCents + 2 * trayCents)}.`)
  const couples = `we're 2 couples, 2 nights midweek in ${room.name} and ${other?.name}`
  const sum = 2 * (room.weekdayCents + (other?.weekdayCents ?? Number.NaN)) + 4 * trayCents
  for (const trays of ['breakfast each morning for both rooms', 'breakfast for each couple every morning'])
    expect(ask(`${couples}, ${trays}, whats the total`).text).toContain(`come to ${euro(sum)}.`)
})

it('a bath every evening in both rooms is lit in each and warmed again', () => {
  const [room, other] = rooms
  const stays = 2 * ((room?.weekdayCents ?? Number.NaN) + (other?.weekdayCents ?? Number.NaN))
  const sum = stays + 2 * (priceOf('heated_bath') + priceOf('bath_reheat'))
  const asked = `we're 2 couples, 2 nights midweek in ${room?.name} and ${other?.name}, a bath every evening for both rooms, whats the total`
  expect(ask(asked).text).toContain(`come to ${euro(sum)}.`)
})

it('a Flexi is added up with what is ordered to it', () => {
  const [room] = rooms
  const cents = (room?.weekdayCents ?? Number.NaN) + (room?.lateCheckoutCents ?? Number.NaN) + trayCents
  expect(ask(`how much is flexi in ${room?.name}`, 'with breakfast').text).toContain(`come to ${euro(cents)}.`)
})

it.each(['how much would 2 nights with the dog be', '2 nights with our dog price'])(
  'nights with a dog are priced for the room that takes it: %s',
  (message) => expect(ask(message).text).toContain(`Two nights in ${rooms.find(({ kind }) => kind === 'lodge')?.name} come to`),
)

it.each(['+', ',', ' &', ' +'])('a bath and its reheat are two things, however they are joined: “bath%s reheat”', (joint) => {
  const sum = euro(priceOf('heated_bath') + priceOf('bath_reheat') + 2 * trayCents)
  expect(ask(`whats the total for bath${joint} reheat + 2 trays`).text).toContain(`come to ${sum}.`)
})

it.each(rooms)('one night of each kind: $name', (room) => {
  const sum = euro(room.weekdayCents + room.weekendCents)
  const called = room.kind === 'lodge' ? 'the lodge' : room.name
  expect(ask(`2 nights, one midweek and one at the weekend in ${called}, how much`).text).toContain(`come to ${sum},`)
})

it('there is no sum for breakfast every second morning', () => {
  const { text } = ask(`how much for 5 nights in ${rooms[0]?.name} from monday`, 'with breakfast every second morning')
  expect(text).not.toContain('come to')
})
