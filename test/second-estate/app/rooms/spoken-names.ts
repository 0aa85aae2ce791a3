import type { RoomId } from './rooms.ts'

export type StandIn = 'stargazer' | 'sunriser' | 'stormchaser' | 'lodge'

type SpokenName = { standIn: StandIn; word: string; said: string; chosenFor?: string; lovedFor?: string }

export const spokenNames: Readonly<Record<RoomId, SpokenName>> = {
  // Two of three share a stand-in, as in an estate with more rooms than the first.
  boathouse: { standIn: 'stargazer', word: 'Boathouse', said: 'boathouse|the boathouse|boat house', chosenFor: 'seals?' },
  orchard: { standIn: 'stargazer', word: 'Orchard', said: 'orchard|the orchard', chosenFor: 'apples?|blossoms?' },
  millhouse: { standIn: 'lodge', word: 'Millhouse', said: 'millhouse|mill house|the mill|mill' },
}
