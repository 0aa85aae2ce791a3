export const roomIds = ['boathouse', 'orchard', 'millhouse'] as const
export type RoomId = (typeof roomIds)[number]

export type Room = {
  id: RoomId
  name: string
  kind: 'cabin' | 'lodge'
  description: string
  image: string
  interior: string
  detail: string
  sky?: 'moon' | 'sunrise'
  weekdayCents: number
  weekendCents: number
  lateCheckoutCents: number
}

export const rooms: readonly Room[] = [
  {
    id: 'boathouse',
    name: 'The Boathouse',
    kind: 'cabin',
    description: 'A bed above the slip.',
    image: 'sunriser-exterior',
    interior: 'sunriser-interior',
    detail: 'sunriser-detail',
    weekdayCents: 181_00,
    weekendCents: 221_00,
    lateCheckoutCents: 41_00,
  },
  {
    id: 'orchard',
    name: 'Orchard',
    kind: 'cabin',
    description: 'Apples at the window.',
    image: 'stargazer-exterior',
    interior: 'stargazer-interior',
    detail: 'stargazer-detail',
    sky: 'moon',
    weekdayCents: 173_00,
    weekendCents: 213_00,
    lateCheckoutCents: 37_00,
  },
  {
    id: 'millhouse',
    name: 'Millhouse',
    kind: 'lodge',
    description: 'Stone, and the sound of the race.',
    image: 'lodge-exterior',
    interior: 'lodge-interior',
    detail: 'lodge-detail',
    weekdayCents: 141_00,
    weekendCents: 177_00,
    lateCheckoutCents: 33_00,
  },
]

export function findRoom(id: string | null | undefined): Room | undefined {
  return rooms.find((room) => room.id === id)
}

export function getRoom(id: RoomId): Room {
  const room = findRoom(id)
  if (!room) throw new Error(`no room ${id}`)
  return room
}
