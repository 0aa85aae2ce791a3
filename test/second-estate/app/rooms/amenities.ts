import { getRoom, type RoomId } from './rooms.ts'

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
export type Amenity = { icon: AmenityIcon; label: string; said?: string; saidLast?: string; told?: string }

export function amenitiesOf(id: RoomId): readonly Amenity[] {
  const wifi: Amenity = { icon: 'wifi', label: 'WiFi', said: 'WiFi' }
  return getRoom(id).kind === 'lodge'
    ? [{ icon: 'paw', label: 'Pets welcome' }, wifi]
    : [{ icon: 'bed', label: 'Box bed', said: 'a box bed', told: 'box beds' }, wifi]
}
