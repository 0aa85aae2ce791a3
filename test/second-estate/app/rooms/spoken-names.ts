import type { RoomId } from './rooms.ts'

export type StandIn = 'stargazer' | 'sunriser' | 'stormchaser' | 'lodge'

type SpokenName = { standIn: StandIn; word: string; said: string; chosenFor?: string; lovedFor?: string }

export const spokenNames: Readonly<Record<RoomId, SpokenName>> = {
  boathouse: { standIn: 'stargazer', word: 'Boathouse', said: 'boathouse|the boathouse|boat house', chosenFor: 'seals?' },
  orchard: { standIn: 'sunriser', word: 'Orchard', said: 'orchard|the orchard' },
  millhouse: { standIn: 'lodge', word: 'Millhouse', said: 'millhouse|mill house|the mill|mill' },
}
