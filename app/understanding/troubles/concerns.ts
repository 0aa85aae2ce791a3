/** A guest's troubles, recognised by form before any topic: only people can settle them. */
import { anyRoomSaid } from '#app/rooms/meant-rooms.ts'
import { anyOf, either, framed } from '#app/understanding/any-of.ts'
import { concernForms } from './concern-forms.ts'
import type { Concern } from './concern-kinds.ts'

const order: readonly Concern[] = [
  'assistance_dog',
  'allergy',
  'pregnancy',
  'health',
  'bereaved',
  'ill_kin',
  'low',
  'money',
  'confirmation',
  'booking',
  'stolen',
  'locked_out',
  'sick_animal',
  'access',
  'complaint',
  'lost',
]

/** "How will I know that my order went through?" asks about orders in general, not about one order. */
const asksHow = framed(
  /^(?!.*\b(?:booking|booked|reservation|stay|e ?mail|mail|not|no|never|nothing)\b).*\b/,
  [
    /how (?:will|do|would|can|could|should|shall|am|are) (?:i|we)(?: going)?(?: to)?(?: ever)? (?:know|tell|see|be (?:sure|told))/,
    /what (?:happens|do (?:i|we) see|comes|will (?:i|we) see)/,
  ],
  /\b/,
)

/** The concern that a normalised text names by its form. */
export function concernIn(text: string): Concern | undefined {
  const formed = order.find((concern) => concernForms[concern].test(text) && !(concern === 'booking' && asksHow.test(text)))
  // Where to complain about the use of data is in the privacy policy.
  if (formed === 'complaint' && /\b(?:data|privacy|gdpr)\b/.test(text)) return undefined
  if (formed && !overruled.has(formed)) return formed
  if (wronglyBrought.test(text) || neighboursHeard(text)) return 'complaint'
  return formed ?? (codeRefused.test(text) ? 'booking' : undefined)
}

/** These give way to a complaint: a hamper that never came is neither an email nor lost property. */
const overruled = new Set<Concern>(['confirmation', 'booking', 'lost'])
const food = '(?:grazing )?(?:box|tray|hamper|breakfast|picnic|basket|wine|food)'
const wronglyBrought = anyOf(
  new RegExp(
    `(?:got|sent|given|brought|gave us|delivered) (?:us )?(?:the|a) (?:wrong|meat|other) (?:\\w+ )?(?:${food}|one)|wrong (?:\\w+ )?${food}`,
  ),
  new RegExp(
    `(?<!\\b(?:standard|normal|ordinary|regular) (?:grazing )?)${food} (?:has |is |was |had |have )*(?:missing (?:the|some|a|its)|gone (?:off|mouldy|stale)|mouldy|(?:meat|ham|fish|nuts) in it)`,
  ),
  new RegExp(`${food} (?:has |had |have )?never (?:came|arrived|turned up|showed up|been brought)`),
  new RegExp(
    `(?:ordered|paid for|booked) (?:\\w+ ){0,3}?${food}\\b.{0,30}\\b(?:it|they) (?:has |have )?(?:never|not|did not) (?:came|come|arrived?|turned up)`,
  ),
  // “No wine in the room, ok?” is a wish, not a complaint.
  new RegExp(
    `(?<!\\b(?:want|wants|need|needs|prefer|leave|put|with) )\\bno ${food} (?:in|at|left in) (?:the|our) (?:room|cabin|lodge|door|fridge)(?! (?:ok|okay|if possible|when|for (?:us|me|him|her))\\b)`,
  ),
)

/** "The people in the next cabin are playing music": a report, not an advance question. */
const neighboursHeard = (text: string) => !askedBefore.test(text) && nextDoor.test(text) && loud.test(text)
const askedBefore = /^(?:is|are|do|does|did|will|would|can|could|if|how|what|any)\b/
const nextDoor = anyOf(
  /next door|next cabin|another (?:cabin|room)|beside (?:us|ours)|other cabin|cabin beside|neighbou?rs?/,
  new RegExp(`(?:people|guests|couple|lads|girls|crowd|ones|group) in (?:the )?(?:next|other|${anyRoomSaid})`),
)
const loud = anyOf(
  /music|loud(?:ly)?|noisy?|noise|talking|barking|part(?:y|ying)|shouting|singing|roaring|screaming|can not sleep|awake/,
  /stag|hen party|keeps? (?:coming|running|scratching|jumping)/,
)

/** "WILD10 says invalid": only the team can look up whose code it is. */
const codeRefused = either(
  /\bcode\b.{0,12}\b(?:invalid|not valid|expired|not recogni[sz]ed)\b/,
  /\b(?:discount|promo\w*|newsletter|voucher|coupon|wild ?10|gift card)\b.{0,40}\b(?:invalid|not (?:work\w*|appl\w*|accept\w*|valid|recogni[sz]ed)(?! for (?:someone|somebody|anyone|people|guests|couples|those|returning|repeat)\b)|refus\w*|reject\w*|expired)\b/,
)
