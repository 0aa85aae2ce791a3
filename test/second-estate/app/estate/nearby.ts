import {
  placeholderCafes,
  placeholderGarda,
  placeholderOutOfHours,
  placeholderTakeaways,
  placeholderTaxis,
} from './owner-to-confirm.ts'

export type Beach = { id: string; name: string; kilometres: number; driveMinutes: number; about: string; alsoCalled?: string }

export const beaches: readonly Beach[] = [
  { id: 'bertra', name: 'Bertra', kilometres: 9, driveMinutes: 12, about: 'A long spit under the mountain.' },
]
export const ownStrand = 'at the end of the orchard'

export type Town = {
  name: string
  kilometres: number
  driveMinutes: number
  about: string
  /** What guests go there for, to end a sentence. */
  has: string
}
export const towns: readonly Town[] = [
  { name: 'Westport', kilometres: 8, driveMinutes: 11, about: 'Music, shops, the station.', has: 'shops, music and the station' },
]

export const taxis = placeholderTaxis
export const cafes = placeholderCafes
export const takeaways = placeholderTakeaways

export type EmergencyContact = { id: string; name: string; phone: string; phoneInternational: string; note: string }
export const emergency: readonly EmergencyContact[] = [
  { id: 'emergency', name: 'Emergency services', phone: '112 or 999', phoneInternational: '112', note: 'Free from any phone.' },
  { id: 'garda', ...placeholderGarda, note: 'The Gardaí.' },
  { id: 'caredoc', ...placeholderOutOfHours, note: 'A doctor out of hours.' },
]

export const hospital = {
  name: 'Mayo University Hospital',
  kilometres: 25,
  driveMinutes: 28,
  note: 'The nearest emergency department.',
} as const

/** A helpline for people in distress. */
export const listening = { name: 'Samaritans', phone: '116 123', note: 'free, day and night.' } as const
