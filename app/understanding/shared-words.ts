/** Words and sets that rules of several folders share: each once, so that a room or a day is known to all of them. */
import { anyRoomSaid } from '#app/rooms/meant-rooms.ts'

/** Any room by what guests call it, as a part of a pattern. */
export const aRoom = `(?:${anyRoomSaid})`
/** The rooms by their concepts. */
export const namedRooms: ReadonlySet<string> = new Set(['stargazer', 'sunriser', 'stormchaser', 'lodge'])
/** A day of the week in full, as a part of a pattern. */
export const aWeekday = '(?:mon|tues|wednes|thurs|fri|satur|sun)day'

/** Topics of what is eaten. */
export const eaten: ReadonlySet<string> = new Set(['dining', 'grazing', 'breakfast', 'extras', 'picnic'])
/** Topics of what is too hot for some. */
export const ofHeat: ReadonlySet<string> = new Set(['tub', 'heated_bath', 'bath_reheat', 'sauna'])

/** “Could I do a pan of something in the …”, as the beginning of a pattern; the room follows. */
export const makesMealIn =
  /\b(?:do|make|fry|throw together|rustle up|knock up) (?:up )?(?:a pan|something|a bite|a meal|dinner|our own)\b.*\bin (?:the|our|a)/
    .source
