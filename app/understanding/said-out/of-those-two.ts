/** “Which of the two is cheaper?”, where the last answer named two rooms. */
import { rooms } from '#app/rooms/rooms.ts'
import { spokenNames } from '#app/rooms/spoken-names.ts'
import { plain } from '#app/understanding/text.ts'
import type { Turn } from '#app/understanding/thread/dialogue.ts'
import { guestMessages, lastMessage } from '#app/understanding/thread/turns.ts'

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

/** “What would the posher one cost us extra?” */
const moreForDearer =
  /^(?:(?:and|so|ok|but|then) )*(?:what|how much)(?: (?:more|extra|dearer))? (?:would|does|will|do|is|are) (?:we |i )?(?:pay (?:more |extra )?(?:for|in) )?the (?:(?:posh|dear|nic|grand|smart|flash|swank|plush|pric|fanci|swanki|classi)e?[iy]?er|better|more expensive)(?: (?:one|room|place|option|of (?:the|those|these|them) two))?(?: (?:cost|be|set|come (?:to|in at)|run to|work out at))?(?: (?:us|me|back|then))*(?: (extra|more|on top))?(?: then| a night| per night)*$/

/** … where two rooms were named, in one answer or one after the other. */
export function dearerOfTwo(sent: string, before: readonly Turn[]): string {
  const text = plain(sent)
  if (!moreForDearer.test(text) || !/\b(?:more|extra|dearer|on top)\b/.test(text)) return sent
  const told = roomsSaid(before.slice(-remembered).map(({ content }) => content))
  return told.length === 2 ? `Which is dearer${nightsNamed(before)}, ${told.join(' or ')}?` : sent
}

/** As the guest named them last. */
function nightsNamed(before: readonly Turn[]): string {
  const last = guestMessages(before)
    .map(plain)
    .findLast((asked) => anyNight.test(asked))
  return !last ? '' : atWeekend.test(last) ? ' at the weekend' : ' on weekdays'
}
const atWeekend = /\b(?:weekends?|fri(?:day)?s?|sat(?:urday)?s?)\b/
const anyNight = /\b(?:week ?ends?|week ?(?:day|night)s?|mid ?week|(?:sun|mon|tues|wednes|thurs|fri|satur)days?)\b/
const roomsSaid = (texts: readonly string[]): string[] =>
  Object.values(spokenNames)
    .filter(({ said }) => texts.some((text) => new RegExp(`\\b(?:${said})\\b`).test(plain(text))))
    .map(({ word }) => word)

const sumOfBoth =
  /^(?:(?:and|so|ok|then) )*(?:how much|what)\b(?!.*\b(?:nights?|breakfasts?|baths?|trays?|box(?:es)?)\b).* (?:for )?(?:the )?(?:both|two) of (?:them|those|these)(?: together| in all| then| be| cost| come to)*$/
/** “Friday to Sunday”, “Monday and Tuesday”: as many nights, and they may well be two. */
const severalDays = /\b\w+day\b.*\b\w+day\b|\b(?:till?|until)\b/
const nightsCounted = /\b(?:two|three|four|five|[2-5]) nights\b/

/** “What's the damage for the both of them?”, where the guest has just named two rooms: they are no two nights. */
export function bothOfThoseRooms(sent: string, before: readonly Turn[]): string {
  if (!sumOfBoth.test(plain(sent))) return sent
  const asked = guestMessages(before).slice(-remembered).map(plain)
  const [first, second, ...others] = roomsSaid(asked.slice(-1))
  if (!first || !second || others.length > 0 || asked.some((one) => severalDays.test(one))) return sent
  const many = asked.findLast((one) => nightsCounted.test(one))?.match(nightsCounted)?.[0]
  return `How much are ${first} and ${second} together${many ? ` for ${many}` : ''}${nightsNamed(before)}?`
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
