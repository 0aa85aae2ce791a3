/** “So how many rooms do we need?”, “3 lads, one cabin?”, “how many can stay on the whole estate?”: worked out from how many a room takes. */

import type { Told } from '#app/concierge/composing/told.ts'
import type { KnowledgeIndex } from '#app/concierge/knowing/knowledge-index.ts'
import { type EntryRef, refOf } from '#app/knowledge/entry.ts'
import { capital, count, numberOf, small } from '#app/knowledge/wording.ts'
import { anyOf, either } from '#app/understanding/any-of.ts'
import { plain } from '#app/understanding/text.ts'
import type { Turn } from '#app/understanding/thread/dialogue.ts'
import { guestMessages } from '#app/understanding/thread/turns.ts'

const perRoom: EntryRef = { category: 'policies', key: 'guests_per_room' }
const places: EntryRef = { category: 'accommodations', key: 'rooms' }

const many = '(\\d{1,2}|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)'
const others =
  'friends?|mates?|pals?|buddies|sisters?|brothers?|siblings?|cousins?|colleagues?|girlfriends|workmates|flatmates|housemates'
const people = `people|persons|adults|guests|guys|lads|girls|ladies|women|men|of us|${others}`

/** `each`: guests per one counted, two to a couple; `besides`: whoever brings them, one person or a couple. */
const told: readonly (readonly [said: RegExp, each: number, besides: number])[] = [
  [/\b(?:us|we) and (?:another|one other|one more) couple\b()/, 0, 4],
  [new RegExp(`\\b${many} (?:\\w+ )?(?:couples|pairs)\\b`), 2, 0],
  [
    new RegExp(
      `\\b(?:my (?:wife|husband|partner|girlfriend|boyfriend)|us|we two|the two of us)(?: and (?:i|me|myself))? (?:and|plus|with) (?:my |our )?${many} (?:\\w+ )?(?:${others})\\b`,
    ),
    1,
    2,
  ],
  [new RegExp(`\\b(?:with|and|plus|bring(?:ing)?|my)(?: my| our)? ${many} (?:best |good |old )?(?:${others})\\b`), 1, 1],
  [new RegExp(`\\b${many} (?:\\w+ )?(?:${people})\\b`), 1, 0],
  [new RegExp(`\\b(?:we are|we would be|there are|party of|group of) ${many}\\b(?! (?:nights?|days?|hours?|km|weeks?))`), 1, 0],
]

/** How many are coming; undefined if not stated. @param text normalised */
function peopleIn(text: string): number | undefined {
  for (const [said, each, besides] of told) {
    const word = said.exec(text)?.[1]
    if (word !== undefined) return (numberOf(word) ?? 0) * each + besides
  }
  return undefined
}

const room = '(?:rooms?|cabins?|places?|units?|lodges?|wild rooms?)'
const asksRooms = either(
  new RegExp(
    `\\bhow many (?:${room}|of (?:them|those|your ${room}))? ?(?:do|would|will|should|must|have|did|are|is|to) ?(?:we|i|they)?\\b.*\\b(?:need|needed|book|take|required|want|rent|get)\\b`,
  ),
  new RegExp(
    `\\b(?:do|would|will) (?:we|i) (?:need|have to (?:book|take|get)|want) (?:one|1|two|2|three|3|a second|another|more than one|several) ${room}`,
  ),
)
/** “What is that, four would take two?” */
const asksMeaning = /\bwhat (?:does|do|is|did)\b.*\b(?:mean|meant|that)\b|\b(?:do not|did not) (?:understand|get|follow)\b/
const ofGuests = /\b(?:couples|of us|people|adults|friends|guests)\b/
const shares = new RegExp(`\\b(?:(?:one|1|a|the|same|single|the same) ${room}|share|squeeze|squash)\\b`)
const withThem = new RegExp(
  `^(?:(?:and|but|ok|so|what about|how about|what if|can i come|could i come|for|if (?:i|we) (?:come|came|bring)) )*(?:with|and|plus|for|me and)(?: my| our)? ${many} (?:best |good |old )?(?:${others}|of us|people|adults)(?: too| as well| then)?$`,
)
const onlyPeople = new RegExp(
  `^(?:(?:sorry|no|but|and|so|ok|well|what|for) )*(?:we are|it is|there are|for) ${many}(?: (?:${people}))?(?: in all| in total| together)?$`,
)

const wholeEstate = either(
  /\b(?:whole|entire) (?:estate|place|retreat|property|site|thing)\b|\bthe estate\b|\ball (?:of )?(?:your|the) (?:four )?(?:rooms|cabins|places)\b/,
  /\b(?:at once|at the same time|at (?:any )?one time|at any time|at a time|all together|altogether|fully booked|when (?:it is |you are )?full|in total|in all)\b/,
)
const asksMost = anyOf(
  /how many (?:guests|people|persons|adults|visitors|heads)?(?: in total| altogether)? ?(?:can|could|do|does|would|may|fit|sleeps?|are allowed)/,
  /(?:most|max|maximum|number of|total|capacity)(?: number of| of)?(?: \w+)? (?:guests|people|persons|adults|visitors)/,
  /(?:most|max|maximum|total|what is the|guest) (?:guest )?capacity/,
)
const ofStaying =
  /\b(?:guests?|people|persons|adults|visitors|sleeps?|capacity|stay(?:ing)?|accommodate|(?:fit|house|host) (?:on|in|at)?)\b/
const ofElse =
  /\b(?:baths?|tubs?|sauna|picnic|box(?:es)?|trays?|hampers?|breakfasts?|dogs?|pets?|cars?|nights?|days?|euro|price|cost\w*|much|voucher\w*|reviews?|each|per|(?:one|a|an?y|each|every|the|1) (?:room|cabin|lodge)|stargazer|sunriser|stormchaser|children|kids|yoga|class|table|beach)\b/

/** “How many others?” asks how quiet it is. */
const besideUs =
  /\b(?:others?|else|(?:with|as|beside) us|couples|acres|hectares|this week|next week|weekend|tonight|today|now|currently|at the moment)\b/

/** `coming`: how many guests; `need`: how many rooms they need; `most`: how many guests the estate can take at once. */
type Party = { coming: number; need: number; most: number }

/** Undefined if no such count is asked for, or if staff have overridden the entries. */
export function guestsCounted({ facts, shelf }: KnowledgeIndex, message: string, history: readonly Turn[]): Told | undefined {
  const text = plain(message)
  const entries = [perRoom, places].map((ref) => shelf.get(refOf(ref)))
  const [rule, listed] = entries
  if (!rule || !listed || entries.some((entry) => entry?.origin !== 'registry')) return undefined
  const each = facts.estate.policies.maxGuestsPerRoom
  const most = facts.rooms.length * each
  if (asksForMost(text)) return { text: `${capital(count(most))} at most. ${listed.value}`, sources: [places, perRoom] }
  const here = peopleIn(text)
  const coming = here ?? peopleBefore(history)
  if (coming === undefined || coming < 1 || coming > mostPeople) return undefined
  const party = { coming, need: Math.ceil(coming / each), most }
  if (asksRooms.test(text)) return { text: withYesOrNo(text, party, roomsFor(party, rule.value)), sources: [perRoom] }
  if (here === undefined || here <= each || !sharesOne(text, history)) return undefined
  return { text: notInOne(text, party, rule.value), sources: [perRoom] }
}

const asksForMost = (text: string): boolean =>
  asksMost.test(text) && wholeEstate.test(text) && ofStaying.test(text) && !ofElse.test(text) && !besideUs.test(text)

/** The last number of guests the history mentions. */
function peopleBefore(history: readonly Turn[]): number | undefined {
  const asked = guestMessages(history).map(plain).slice(-turnsBack)
  return asked.flatMap((one) => peopleIn(one) ?? []).at(-1)
}
const turnsBack = 6
/** Nobody seriously asks for more than this. */
const mostPeople = 60

/** @param rule how many a room takes, in the words of its entry */
function roomsFor({ coming, need, most }: Party, rule: string): string {
  if (coming > most) return `${rule} ${capital(count(most))} is the most that we have room for at once.`
  return `${capital(count(need))}${need === 1 ? '' : `, for ${count(coming)} of you`}. ${rule}`
}

/** “Do we need two rooms?” */
function withYesOrNo(text: string, { coming, need, most }: Party, told: string): string {
  const meant = /^(?:so |and |then )*(?:do|would|will)\b.*?\b(one|1|two|2|three|3|a second|another)\b/.exec(text)?.[1]
  const asked = meant === undefined ? 0 : /second|another/.test(meant) ? 2 : (numberOf(meant) ?? 0)
  if (asked === 0 || coming > most) return told
  return `${asked === need ? 'Yes' : 'No'}: ${small(told)}`
}

/** Whether they want to share one room, or the message goes on about sharing. */
function sharesOne(text: string, history: readonly Turn[]): boolean {
  if (ofElse.test(text.replace(/\b(?:one|a|the|1) (?:room|cabin|lodge)\b/, ''))) return false
  const goesOn = withThem.test(text) || onlyPeople.test(text) || (asksMeaning.test(text) && ofGuests.test(text))
  return asksToShare(text) || (goesOn && history.length > 0)
}

/** “Three lads, one cabin?” */
const asksToShare = (text: string): boolean => text.split(' ').length <= longestShort && shares.test(text)
const longestShort = 9

function notInOne(text: string, party: Party, rule: string): string {
  const { coming, need, most } = party
  if (coming > most) return roomsFor(party, rule)
  const needed = `${rule} ${capital(count(coming))} of you need ${count(need)} places.`
  return asksToShare(text) ? `Not in one, I am afraid. ${needed}` : needed
}
