import { type Amenity, amenitiesOf } from './amenities.ts'
import type { RoomId } from './rooms.ts'

export type RoomDetail = { title: string; about: readonly string[]; amenities: readonly Amenity[]; experience: string }

const detail = (id: RoomId, title: string, about: string): RoomDetail => ({
  title,
  about: [about],
  amenities: amenitiesOf(id),
  experience: 'Leave the window open.',
})

export const roomDetails: Record<RoomId, RoomDetail> = {
  boathouse: detail('boathouse', 'Above the slip', 'The tide comes in under the floor.'),
  orchard: detail('orchard', 'Among the apples', 'Windfalls are yours.'),
  millhouse: detail('millhouse', 'By the race', 'The wheel has stopped; the water has not.'),
}
