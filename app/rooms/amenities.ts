/** What is in each of the four places to stay: an icon's name and a short label. Only what the estate has confirmed. */
import type { RoomId } from './rooms.ts'

export const amenityIcons = [
  'bath',
  'shower',
  'heating',
  'stove',
  'window',
  'bed',
  'hob',
  'cinema',
  'wifi',
  'parking',
  'guests',
  'paw',
  'stone',
  'trees',
] as const
export type AmenityIcon = (typeof amenityIcons)[number]
export type Amenity = { icon: AmenityIcon; label: string }

const everywhere: readonly Amenity[] = [
  { icon: 'wifi', label: 'WiFi' },
  { icon: 'parking', label: 'Free secure parking' },
  { icon: 'guests', label: 'For two adults' },
]

/** Stargazer, Sunriser and Stormchaser alike. */
export const cabinAmenities: readonly Amenity[] = [
  { icon: 'bed', label: 'King bed' },
  { icon: 'bath', label: 'Private outdoor Japanese-style soaking tub' },
  { icon: 'shower', label: 'Indoor and outdoor showers' },
  { icon: 'heating', label: 'Underfloor heating' },
  { icon: 'stove', label: 'Wood-fired stove' },
  { icon: 'window', label: 'Floor-to-ceiling windows' },
  { icon: 'hob', label: 'Induction hob' },
  { icon: 'cinema', label: 'Cinema' },
  ...everywhere,
]

export const lodgeAmenities: readonly Amenity[] = [
  { icon: 'paw', label: 'Pets welcome' },
  { icon: 'stone', label: 'Restored stone walls' },
  { icon: 'stove', label: 'Stove' },
  { icon: 'trees', label: 'Among old trees' },
  ...everywhere,
]

export function amenitiesOf(id: RoomId): readonly Amenity[] {
  return id === 'seaforest' ? lodgeAmenities : cabinAmenities
}
