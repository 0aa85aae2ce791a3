/** “How much again?”, “both of them”, “how long before?”: what is meant was named a message or two before. */
import { spokenNames } from '#app/rooms/spoken-names.ts'
import { plain } from '#app/understanding/text.ts'
import type { Turn } from '#app/understanding/thread/dialogue.ts'
import { guestMessages, lastMessage } from '#app/understanding/thread/turns.ts'

const extra = '(heated bath|bath reheat|reheat|bath|breakfast tray|breakfast|grazing box|picnic basket|picnic)'
const paidFor = new RegExp(`\\b(?:pay(?:ing)? for|paid for) (?:the |a |an |our )?${extra}\\b`)
const onlyHowMuch =
  /^(?:(?:and|so|ok|but|sorry|oh) )*(?:how much|what (?:is|was|would be) (?:the )?(?:price|cost))(?: (?:is|was|would|does|do|it|that|one|cost|be|again|then|so|for it|please|in total))*$/

/** “How much again?”, after how the bath is paid for. */
export function priceOfWhatIsPaid(sent: string, before: readonly Turn[]): string {
  const thing = onlyHowMuch.test(plain(sent)) ? paidFor.exec(plain(lastMessage(before) ?? ''))?.[1] : undefined
  return thing ? `How much is the ${thing}?` : sent
}

const onlyNotice =
  /^(?:(?:and|so|ok|but|then) )*how (?:long|far|early|much notice)(?: (?:before|ahead|in advance|beforehand))?(?: then| so)*$/
const ordersIt = /\b(?:order|book|get|reserve|buy) (?:it|that|one|this|them)\b/
const namesExtra = new RegExp(`\\b${extra}\\b`)
const remembered = 3

/** “And how long before?”, after “do I order that online?”, after the reheat. */
export function noticeOfWhatIsOrdered(sent: string, before: readonly Turn[]): string {
  if (!onlyNotice.test(plain(sent)) || !ordersIt.test(plain(lastMessage(before) ?? ''))) return sent
  const thing = guestMessages(before)
    .slice(-remembered)
    .map((text) => namesExtra.exec(plain(text))?.[1])
    .findLast(Boolean)
  return thing ? `How long before do I have to order the ${thing}?` : sent
}

const onlyBoth =
  /^(?:(?:and|so|ok|then|for|on|what about|how about|how much|is|are|would) )*(?:both(?: of (?:them|those))?|the (?:two|pair)(?: of (?:them|those))?)(?: (?:nights|together|then|altogether|in all|in total|total|cost|be|come to))*$/
const ofWeekendNights =
  /\bweekend nights?\b|\b(?:which|what) (?:nights?|days?)\b.*\bweekends?\b|\b(?:friday|saturday)\b.*\bweekend\b|\bweekend\b.*\b(?:friday|saturday)\b/

/** “Both of them”, after which nights are the weekend's and the price of one of them. */
export function bothWeekendNights(sent: string, before: readonly Turn[]): string {
  if (!onlyBoth.test(plain(sent))) return sent
  const asked = guestMessages(before).slice(-remembered).map(plain)
  const named = asked.map(roomsSaid).findLast((rooms) => rooms.length > 0) ?? []
  const [room] = named
  return room && named.length === 1 && asked.some((text) => ofWeekendNights.test(text))
    ? `How much is ${room} on Friday and Saturday?`
    : sent
}
const roomsSaid = (text: string): string[] =>
  Object.values(spokenNames)
    .filter(({ said }) => new RegExp(`\\b(?:${said})\\b`).test(text))
    .map(({ word }) => word)

const theThird = /^(?:(?:and|so|ok|what about|how about|how much is|what is) )*the third(?: (?:one|cabin|room))?(?: then| so)*$/
const cabins = Object.values(spokenNames).filter(({ standIn }) => standIn !== 'lodge')

/** “What about the third cabin?”, after the other two, one by one. */
export function thirdOfCabins(sent: string, before: readonly Turn[]): string {
  if (!theThird.test(plain(sent))) return sent
  const asked = guestMessages(before).slice(-remembered).map(plain)
  const named = new Set(asked.flatMap(roomsSaid))
  const left = cabins.filter(({ word }) => !named.has(word))
  const [only] = left
  const night = asked.some((text) => /\bweekends?\b/.test(text)) ? ' at the weekend' : ''
  return only && left.length === 1 && named.size === cabins.length - 1 ? `And ${only.word}${night}?` : sent
}
