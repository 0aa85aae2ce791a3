/** The places to stay: names, descriptions, prices in euro cents. The only place that states a room price. */
export const roomIds = ['stargazer', 'sunriser', 'stormchaser', 'seaforest'] as const
export type RoomId = (typeof roomIds)[number]

export type Room = {
  id: RoomId
  name: string
  /** `cabin` is a Wild Room, `lodge` the restored stone house. */
  kind: 'cabin' | 'lodge'
  description: string
  /** A picture's id under `media/`. */
  image: string
  /** A picture of the interior. */
  interior: string
  /** A close-up. */
  detail: string
  /** What its card says about the sky: tonight's moon, tomorrow's sunrise. */
  sky?: 'moon' | 'sunrise'
  /** Nightly price Sunday to Thursday. */
  weekdayCents: number
  /** Nightly price on Friday and Saturday. */
  weekendCents: number
  /** Surcharge for leaving at `estate.times.lateCheckOutUntil`. */
  lateCheckoutCents: number
}

export const rooms: readonly Room[] = [
  {
    id: 'stargazer',
    name: 'Stargazer',
    kind: 'cabin',
    description: 'A glass gable turned to the darkest part of the sky. The bed looks straight up.',
    image: 'stargazer-exterior',
    interior: 'stargazer-interior',
    detail: 'stargazer-detail',
    sky: 'moon',
    weekdayCents: 239_00,
    weekendCents: 279_00,
    lateCheckoutCents: 69_00,
  },
  {
    id: 'sunriser',
    name: 'Sunriser',
    kind: 'cabin',
    description: 'One long slope of roof on the headland, open to the east. The first light in Ireland lands on the blanket.',
    image: 'sunriser-exterior',
    interior: 'sunriser-interior',
    detail: 'sunriser-detail',
    sky: 'sunrise',
    weekdayCents: 229_00,
    weekendCents: 269_00,
    lateCheckoutCents: 69_00,
  },
  {
    id: 'stormchaser',
    name: 'Stormchaser',
    kind: 'cabin',
    description: 'Low and deep-framed, with its back to the trees. The place to watch weather come in over the sea.',
    image: 'stormchaser-exterior',
    interior: 'stormchaser-interior',
    detail: 'stormchaser-detail',
    weekdayCents: 209_00,
    weekendCents: 249_00,
    lateCheckoutCents: 59_00,
  },
  {
    id: 'seaforest',
    name: 'Sea Forest Lodge',
    kind: 'lodge',
    description:
      'Restored stone walls among old trees, warm windows, and the one place on the estate where a dog may sleep by the stove.',
    image: 'lodge-exterior',
    interior: 'lodge-interior',
    detail: 'lodge-detail',
    weekdayCents: 159_00,
    weekendCents: 199_00,
    lateCheckoutCents: 49_00,
  },
]

export function findRoom(id: string | null | undefined): Room | undefined {
  return rooms.find((room) => room.id === id)
}

/** @throws when there is no such room; for ids from our own code. */
export function getRoom(id: RoomId): Room {
  const room = findRoom(id)
  if (!room) throw new Error(`no room ${id}`)
  return room
}
