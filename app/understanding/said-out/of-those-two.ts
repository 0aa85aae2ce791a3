/** “Which of the two is cheaper?”, where the last answer named two rooms. */
import { rooms } from '#app/rooms/rooms.ts'
import { plain } from '#app/understanding/text.ts'
import type { Turn } from '#app/understanding/thread/dialogue.ts'
import { lastMessage } from '#app/understanding/thread/turns.ts'

const ofTheTwo =
  /\b(?:which|what)\b.{0,24}\bof (?:the|those|these|them) two(?: rooms| cabins)?\b.{0,12}\b(cheaper|dearer|more expensive|less expensive)\b|\b(cheaper|dearer|more expensive|less expensive)(?: one)? of (?:the|those|these|them) two\b/
const remembered = 4

export function ofThoseTwo(sent: string, before: readonly Turn[]): string {
  const [, first, second] = ofTheTwo.exec(plain(sent)) ?? []
  const which = first ?? second
  if (!which || named(sent).length > 0) return sent
  const told = before
    .slice(-remembered)
    .map(({ content }) => named(content))
    .findLast((some) => some.length === 2)
  const when = onDay.exec(plain(sent))?.[0] ?? ''
  return told ? `Which is ${which}${when}, ${told.join(' or ')}?` : sent
}
/** “… on a Monday instead.” */
const onDay =
  / (?:on|at|for|in) (?:an? |the )?(?:weekends?|week ?days?|mid ?week|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)(?: nights?)?\b/

const ofTheThree =
  /^(?:(?:and|so|ok|but) )*(?:of (?:the|those|these|them) three\b.{0,12}\b(?:which|what)\b.*\b(cheapest|dearest|most expensive|least expensive)|(?:which|what)\b.{0,24}\bof (?:the|those|these|them) three(?: rooms| cabins| ones)?\b.*\b(cheapest|dearest|most expensive|least expensive)|(?:which|what)\b.*\b(cheapest|dearest|most expensive|least expensive)\b.*\bof (?:the|those|these|them) three(?: rooms| cabins)?)$/

/** “And of those three, which is the cheapest?”, where an answer named three rooms. */
export function ofThoseThree(sent: string, before: readonly Turn[]): string {
  const which = ofTheThree.exec(plain(sent))?.slice(1).find(Boolean)
  const told = which
    ? before
        .slice(-remembered)
        .map(({ content }) => named(content))
        .findLast((some) => some.length === 3)
    : undefined
  const others = rooms.filter(({ name }) => !told?.includes(name))
  return told && others.every(({ kind }) => kind !== 'cabin') ? `Which of the cabins is the ${which}?` : sent
}

const named = (text: string): string[] => rooms.map(({ name }) => name).filter((name) => text.includes(name))

const onlyDays =
  /^(?:and |so |ok |what about |how about |on |at |for |in |the |a )*(?:weekends?|week ?days?|midweek|(?:mon|tues|wednes|thurs|fri|satur|sun)days?(?: nights?)?)$/
const comparesRooms = /\b(?:cheaper|dearer|more expensive|less expensive)\b/

/** “And at a weekend?”, where two rooms were compared. */
export function comparedOnDays(sent: string, before: readonly Turn[]): string {
  const last = lastMessage(before) ?? ''
  if (!onlyDays.test(plain(sent)) || !comparesRooms.test(plain(last)) || named(last).length !== 2) return sent
  return `${last.replace(/[?.!\s]+$/, '')} ${plain(sent).replace(/^(?:and|so|ok|what about|how about) /, '')}?`
}
