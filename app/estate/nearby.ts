/** The estate's surroundings: what is near, how far, and who to ring. Distances are by road from the gate. */
import {
  placeholderCafes,
  placeholderGarda,
  placeholderOutOfHours,
  placeholderTakeaways,
  placeholderTaxis,
} from './owner-to-confirm.ts'

export type Beach = { id: string; name: string; kilometres: number; driveMinutes: number; about: string; alsoCalled?: string }

/** Nearest first. The estate's own strand is on foot and has no name on the map. */
export const beaches: readonly Beach[] = [
  {
    id: 'cahore',
    name: 'Cahore',
    kilometres: 6,
    driveMinutes: 9,
    about: 'A small pier, a clifftop path and a beach that empties early. Go for the walk south towards Old Bawn.',
  },
  {
    id: 'courtown',
    name: 'Courtown',
    kilometres: 7,
    driveMinutes: 10,
    about: 'Two miles of sand beside an old harbour, with a woodland walk behind it and ice cream in front.',
  },
  {
    id: 'ballymoney',
    name: 'Ballymoney',
    kilometres: 12,
    driveMinutes: 16,
    about: 'Sheltered and clear, held between low cliffs. The one for an early swim.',
  },
  {
    id: 'kilmuckridge',
    name: 'Kilmuckridge',
    alsoCalled: 'Morriscastle',
    kilometres: 14,
    driveMinutes: 18,
    about: 'Morriscastle Strand: dunes, larks, and more sand than anyone can use up.',
  },
]

/** The way to the estate's own strand, to follow “is”. */
export const ownStrand = 'a short walk through the estate, with no road to cross'

export type Town = {
  name: string
  kilometres: number
  driveMinutes: number
  about: string
  /** What guests go there for, to end a sentence. */
  has: string
}

export const towns: readonly Town[] = [
  {
    name: 'Gorey',
    kilometres: 12,
    driveMinutes: 15,
    about:
      'The market town: the railway station, supermarkets, pharmacies, and a main street that still has a butcher and a bookshop.',
    has: 'shops, supermarkets, pharmacies and the railway station',
  },
]

export const taxis = placeholderTaxis
export const cafes = placeholderCafes
export const takeaways = placeholderTakeaways

export type EmergencyContact = { id: string; name: string; phone: string; phoneInternational: string; note: string }

export const emergency: readonly EmergencyContact[] = [
  {
    id: 'emergency',
    name: 'Emergency services',
    phone: '112 or 999',
    phoneInternational: '112',
    note: 'Ambulance, fire brigade, Gardaí and coast guard. Free from any phone.',
  },
  {
    id: 'garda',
    name: placeholderGarda.name,
    phone: placeholderGarda.phone,
    phoneInternational: placeholderGarda.phoneInternational,
    note: 'The Gardaí, for what is not an emergency. Twelve kilometres away.',
  },
  {
    id: 'caredoc',
    name: placeholderOutOfHours.name,
    phone: placeholderOutOfHours.phone,
    phoneInternational: placeholderOutOfHours.phoneInternational,
    note: 'A doctor out of hours: evenings, nights, weekends and bank holidays.',
  },
]

export const hospital = {
  name: 'Wexford General Hospital',
  kilometres: 40,
  driveMinutes: 40,
  note: 'The nearest emergency department, open day and night.',
} as const

/** A helpline for people in distress. */
export const listening = { name: 'Samaritans', phone: '116 123', note: 'free, day and night.' } as const
