/** A stay that is added to and taken from, turn by turn and in many words: after each turn the sum matches the price list. */
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { euro } from '#app/estate/money.ts'
import { catalogue } from '#app/products/catalogue.ts'
import { type DayType, nightsTotalCents } from '#app/rooms/pricing.ts'
import { type Room, rooms } from '#app/rooms/rooms.ts'
import { ask } from '#test/guest-talk.ts'

const thingsTold = {
  heated_bath: { add: ['the bath', 'a wood fired bath', 'the hot bath', 'one heated bath'], drop: ['the bath', 'the hot bath'] },
  breakfast_tray: {
    add: ['a breakfast', 'one breakfast tray', 'a breakfast tray'],
    drop: ['the breakfast', 'the breakfast tray'],
  },
  grazing_box_standard: { add: ['a standard grazing box', 'the meat box'], drop: ['the grazing box', 'the box'] },
  grazing_box_vegetarian: { add: ['a vegetarian grazing box', 'the veggie box'], drop: ['the grazing box', 'the box'] },
} as const
type Thing = keyof typeof thingsTold

const adding = [
  'add %',
  'and % please',
  'put in %',
  'throw in %',
  'plus %',
  'and if we add %?',
  'with % as well, what would that be?',
]
const dropping = [
  'scrap %',
  'actually drop %',
  'leave out %',
  'no wait, skip %',
  'remove % please',
  'take off % again',
  'without % then?',
]
const stays: readonly { said: string; nights: DayType[] }[] = [
  { said: 'Monday and Tuesday', nights: ['weekday', 'weekday'] },
  { said: 'Friday and Saturday', nights: ['weekend', 'weekend'] },
  { said: 'a Wednesday night', nights: ['weekday'] },
  { said: 'Thursday and Friday', nights: ['weekday', 'weekend'] },
]

const priceOf = (thing: Thing) => catalogue.find(({ itemType }) => itemType === thing)
const offered = (room: Room) => (thing: Thing) => {
  const roomIds = priceOf(thing)?.roomIds ?? []
  return roomIds.length === 0 || roomIds.includes(room.id)
}
const boxes = (thing: Thing) => thing.startsWith('grazing')

const changingDays = ['make it %', 'what about % instead?', 'and if we came % instead?', 'actually %']
const changingRoom = ['and in % instead?', 'what if we take % instead?', 'make that %']
const asides = ['is there parking?', 'can we cook there?', 'what time can we come?']

type Step = { kind: 'thing' | 'days' | 'room' | 'aside'; thing: Thing; to: number; by: number; word: number }
const calledOf = (room: Room) => (room.kind === 'lodge' ? 'the lodge' : room.name)
const fill = (frames: readonly string[], by: number, words: string) => (frames[by % frames.length] ?? '').replace('%', words)

/** A random change and the total after it. It drops an item already on the bill; of the two kinds of box, only one is ever on it. */
function talk(first: Room, from: (typeof stays)[number], steps: readonly Step[]): { said: string; cents?: number }[] {
  let [room, stay, ordered]: [Room, (typeof stays)[number], Thing[]] = [first, from, []]
  const sum = () =>
    nightsTotalCents(room, stay.nights) + ordered.reduce((all, thing) => all + (priceOf(thing)?.priceCents ?? Number.NaN), 0)
  const turns: { said: string; cents?: number }[] = [{ said: `How much is ${calledOf(room)} for ${stay.said}?`, cents: sum() }]
  for (const { kind, thing, to, by, word } of steps) {
    const other = rooms[to % rooms.length]
    const days = stays[to % stays.length]
    if (kind === 'aside') turns.push({ said: fill(asides, by, '') })
    else if (kind === 'days' && days && days !== stay) {
      stay = days
      turns.push({ said: fill(changingDays, by, days.said), cents: sum() })
    } else if (kind === 'room' && other && other !== room && ordered.every(offered(other))) {
      room = other
      turns.push({ said: fill(changingRoom, by, calledOf(other)), cents: sum() })
    } else if (kind === 'thing' && offered(room)(thing)) {
      const same = ordered.find((one) => one === thing || (boxes(one) && boxes(thing)))
      const words = same ? thingsTold[same].drop : thingsTold[thing].add
      ordered = same ? ordered.filter((one) => one !== same) : [...ordered, thing]
      turns.push({ said: fill(same ? dropping : adding, by, words[word % words.length] ?? ''), cents: sum() })
    }
  }
  return turns
}

const step = fc.record({
  kind: fc.constantFrom(...(['thing', 'thing', 'thing', 'days', 'room', 'aside'] as const)),
  thing: fc.constantFrom(...(Object.keys(thingsTold) as Thing[])),
  to: fc.nat(3),
  by: fc.nat(6),
  word: fc.nat(3),
})
const bill = fc
  .record({
    room: fc.constantFrom(...rooms),
    stay: fc.constantFrom(...stays),
    steps: fc.array(step, { minLength: 2, maxLength: 5 }),
  })
  .map(({ room, stay, steps }) => talk(room, stay, steps))

it('a bill is what the price list says after each turn', () => {
  const wrong = fc.sample(bill, { numRuns: 80, seed: 2026 }).flatMap((turns) => {
    const told = turns.map(({ said }) => said)
    for (const [at, { cents }] of turns.entries()) {
      const { text } = ask(...told.slice(0, at + 1))
      if (cents !== undefined && !text.includes(euro(cents)))
        return [`${told.slice(0, at + 1).join(' || ')} → ${euro(cents)}: ${text.slice(0, 150)}`]
    }
    return []
  })
  expect(wrong).toEqual([])
})
