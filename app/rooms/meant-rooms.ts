import type { RoomId } from './rooms.ts'
import { type StandIn, spokenNames } from './spoken-names.ts'

/** The phrases by which guests mean any of the rooms that stand where this one does. */
export function phrasesOf(standIn: StandIn): string[] {
  return Object.values(spokenNames)
    .filter((name) => name.standIn === standIn)
    .flatMap(({ said }) => said.split('|'))
}

/** The room that a stand-in means here, the first where several share one; undefined where fewer rooms are. */
export function roomMeant(standIn: string): RoomId | undefined {
  const found = Object.entries(spokenNames).find(([, name]) => name.standIn === standIn)
  return found?.[0] as RoomId | undefined
}
