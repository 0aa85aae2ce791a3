/** A booking page's query parameters, any of which may be missing or wrong. */
import { estate } from '#app/estate/estate.ts'
import { isDay } from '#app/estate/time/estate-day.ts'
import { type BookingMode, bookingModes } from '#app/rooms/pricing.ts'
import { findRoom, type RoomId, rooms } from '#app/rooms/rooms.ts'

export type Stay = {
  room?: RoomId
  mode: BookingMode
  /** yyyy-MM-dd */
  checkin?: string
  guests: number
  /** How many guests were asked for, if more than fit. */
  party?: number
}

const { maxGuestsPerRoom } = estate.policies

/** Reads what it can and ignores the rest. */
export function stayFromQuery(query: URLSearchParams): Stay {
  const mode = bookingModes.find((known) => known === query.get('mode')) ?? 'twoNight'
  const checkin = query.get('checkin') ?? ''
  const guests = Number(query.get('guests'))
  const needsRooms = Number.isInteger(guests) && guests > maxGuestsPerRoom && guests <= maxGuestsPerRoom * rooms.length
  return {
    room: findRoom(query.get('room'))?.id,
    mode,
    checkin: isDay(checkin) ? checkin : undefined,
    guests: [1, 2].includes(guests) ? guests : 2,
    party: needsRooms ? guests : undefined,
  }
}
