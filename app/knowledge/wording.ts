/** Phrases over the facts that FAQ, policies and entries share, so that they cannot drift apart. */
import { capital } from '#app/estate/capital.ts'
import { euro } from '#app/estate/money.ts'
import { twelveHour } from '#app/estate/time/clock.ts'
import type { Room } from '#app/rooms/rooms.ts'
import { type Facts, houseFacts, roomsOfProduct } from './facts.ts'

/** `a, b and c` */
export function list(words: readonly string[], last = 'and'): string {
  if (words.length < 2) return words.join('')
  return `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1)}`
}

/** The estate's times in words, for sentences: `3:30 PM`; the end of a late check-out `6 pm`. */
export function times({ estate }: Facts) {
  const { checkInFrom, checkInUntil, checkOutBy, lateCheckOutUntil } = estate.times
  return {
    checkInFrom: twelveHour(checkInFrom),
    checkInUntil: twelveHour(checkInUntil),
    checkOutBy: twelveHour(checkOutBy),
    lateCheckOutUntil: twelveHour(lateCheckOutUntil, 'short'),
  }
}

export function cabinNames({ rooms }: Facts): string {
  return list(rooms.filter((room) => room.kind === 'cabin').map((room) => room.name))
}

export function lodgeName({ rooms }: Facts): string {
  return list(rooms.filter((room) => room.kind === 'lodge').map((room) => room.name))
}

/** The name of the one room where pets may stay. */
export function petsRoom({ estate, rooms }: Facts): string {
  return rooms.find((room) => room.id === estate.policies.petsRoomId)?.name ?? 'the lodge'
}

export { capital }

/** A name in lower case, for the middle of a sentence. */
export function small(text: string): string {
  return text.replace(/^./, (letter) => letter.toLowerCase())
}

/** `Stargazer €69, Sunriser €69, …` for each room's price. */
export function priceList({ rooms }: Facts, cents: (room: Room) => number): string {
  return list(rooms.map((room) => `${room.name} ${euro(cents(room))}`))
}

/** `€50`; undefined when the estate no longer sells it. */
export function productPrice({ products }: Facts, itemType: string): string | undefined {
  const product = products.find((item) => item.itemType === itemType)
  return product && euro(product.priceCents)
}

/** A product’s name as staff have it now; its first one when the estate no longer sells it. */
export function productName({ products }: Facts, itemType: string): string {
  const named = (all: readonly { itemType: string; name: string }[]) => all.find((item) => item.itemType === itemType)?.name
  return named(products) ?? named(houseFacts.products) ?? itemType
}

/** The rooms a product is for: `Stargazer and Sunriser`, or undefined when it is for all. */
export function productRooms(facts: Facts, itemType: string): string | undefined {
  const ids = roomsOfProduct(facts, itemType)
  if (ids.length === 0) return undefined
  return list(facts.rooms.filter((room) => ids.includes(room.id)).map((room) => room.name))
}

/** `two` for 2, `thirty` for 30: counts read better as words. */
export function count(number: number): string {
  const tens = number % 10 === 0 ? roundCounts[number / 10] : undefined
  return counts[number] ?? tens ?? String(number)
}

/** The number that a word or a figure stands for: `two`, `2`, `a`; undefined if it is not a number. */
export function numberOf(word: string): number | undefined {
  if (/^\d+$/.test(word)) return Number(word)
  if (word === 'a' || word === 'an') return 1
  const named = counts.indexOf(word)
  return named > 0 ? named : undefined
}

const counts = [
  ...['none', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'],
  ...['ten', 'eleven', 'twelve', 'thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
]
const roundCounts = ['none', 'ten', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety']

/** Why we are adults only. */
export const quietReason = 'It is not that we mind children; it is that the quiet is what people come for.'

/** How to reach us: `hello@… or 020 …`. */
export function reachUs({ estate }: Facts): string {
  return `${estate.contacts.stayEmail} or ${estate.contacts.phone}`
}
