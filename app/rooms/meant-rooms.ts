import type { RoomId } from './rooms.ts'
import { type StandIn, spokenNames } from './spoken-names.ts'

/** The phrases guests use for any of the rooms this stand-in represents. */
export function phrasesOf(standIn: StandIn): string[] {
  return Object.values(spokenNames)
    .filter((name) => name.standIn === standIn)
    .flatMap(({ said }) => said.split('|'))
}

/** Any room as guests call it, for a regular expression: alternatives without a group around them. */
export const anyRoomSaid = Object.values(spokenNames)
  .map(({ said }) => said)
  .join('|')

/** The room that a stand-in means here, the first one if several share it; undefined if there are fewer rooms. */
export function roomMeant(standIn: string): RoomId | undefined {
  const found = Object.entries(spokenNames).find(([, name]) => name.standIn === standIn)
  return found?.[0] as RoomId | undefined
}
