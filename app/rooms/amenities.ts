/** What each place to stay has, by its kind: an icon's name and a short label. Only what the estate has confirmed. */
import { getRoom, type Room, type RoomId } from './rooms.ts'

export type AmenityIcon =
  | 'bath'
  | 'shower'
  | 'heating'
  | 'stove'
  | 'window'
  | 'bed'
  | 'hob'
  | 'cinema'
  | 'wifi'
  | 'parking'
  | 'guests'
  | 'paw'
  | 'stone'
  | 'trees'
export type Amenity = {
  icon: AmenityIcon
  label: string
  /** How a sentence about one room names it: “a king bed”. Without it, no sentence lists it. */
  said?: string
  /** The same at the end of the sentence, if another wording reads better there. */
  saidLast?: string
  /** The same about all cabins, for an answer about this amenity alone; `said` by default. */
  told?: string
}

const everywhere: readonly Amenity[] = [
  { icon: 'wifi', label: 'WiFi', said: 'WiFi' },
  { icon: 'parking', label: 'Free secure parking' },
  { icon: 'guests', label: 'For two adults' },
]

const cabinAmenities: readonly Amenity[] = [
  { icon: 'bed', label: 'King bed', said: 'a king bed', told: 'king beds' },
  {
    icon: 'bath',
    label: 'Private outdoor Japanese-style soaking tub',
    said: 'a private outdoor Japanese-style soaking tub',
    told: 'its own private outdoor Japanese-style soaking tub (ofuro)',
  },
  {
    icon: 'shower',
    label: 'Indoor and outdoor showers',
    said: 'indoor and outdoor showers',
    told: 'an indoor shower and an outdoor one',
  },
  { icon: 'heating', label: 'Underfloor heating', said: 'underfloor heating' },
  { icon: 'stove', label: 'Wood-fired stove', said: 'a wood-fired stove' },
  {
    icon: 'window',
    label: 'Floor-to-ceiling windows',
    said: 'floor-to-ceiling windows',
    saidLast: 'windows from the floor to the ceiling',
    told: 'floor-to-ceiling windows, looking out to trees, sky and sea',
  },
  { icon: 'hob', label: 'Induction hob', said: 'an induction hob' },
  { icon: 'cinema', label: 'Cinema', said: 'a cinema' },
  ...everywhere,
]

const lodgeAmenities: readonly Amenity[] = [
  { icon: 'paw', label: 'Pets welcome' },
  { icon: 'stone', label: 'Restored stone walls' },
  { icon: 'stove', label: 'Stove', said: 'a stove' },
  { icon: 'trees', label: 'Among old trees' },
  ...everywhere,
]

const ofKind: Record<Room['kind'], readonly Amenity[]> = { cabin: cabinAmenities, lodge: lodgeAmenities }

export function amenitiesOf(id: RoomId): readonly Amenity[] {
  return ofKind[getRoom(id).kind]
}
