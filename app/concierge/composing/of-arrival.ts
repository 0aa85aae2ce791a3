/** Arriving: early or late, at the gate, or with a guide that does not open. */
import { drivesHere, lampLeftOn } from '#app/estate/arrival.ts'
import { anyOf, either } from '#app/understanding/any-of.ts'
import { arrivesLate } from '#app/understanding/everyday/late-arrivals.ts'
import { namesHourAfter } from '#app/understanding/forms/hours-named.ts'
import { plain } from '#app/understanding/text.ts'
import { topics } from '#app/understanding/topics.ts'
import type { Ask, Composers } from './ask.ts'

const comesEarly = either(
  /\b(?:(?<!\btoo )early|earlier|before|bags?|luggage|cases?|suitcases?|noon|morning|straight|1\d?(?::\d\d)? ?(?:am|pm)|too soon)\b/,
  /\b(?:at|by|around) (?:about )?(?:9|10|11|12|1|2|ten|eleven|twelve|midday|one|two)(?:[:.]\d\d)?(?: ?pm)?$/,
)
/** “Can we leave the cases with ye till it's ready?” */
const leavesBags = /\b(?:leave|drop|stash|mind|store)\b.*\b(?:bags?|luggage|cases?|suitcases?)\b/
/** “Our plane gets in at 6 in the morning.” */
const landsEarly =
  /\b(?:[5-9]|1[01]|five|six|seven|eight|nine|ten|eleven|half \w+)(?::\d\d)? (?:am|in the morning)\b|\bat (?:dawn|sunrise|first light)\b/
/** “At two in the morning.” */
const afterMidnight = /\b(?:midnight|(?:12|[1-4]|twelve|one|two|three|four)(?::\d\d)? (?:am|in the morning))\b/
const comesLate = anyOf(
  /miss|late|later|latest|night|after 8|9 ?pm|10 ?pm|held up|delayed|let us in|(?:locked|shut) out|traffic|by 8|by eight|before 8|before eight/,
  /make (?:it|the check ?in|8|eight)|what (?:do|should|would|will) (?:we|i) do|what then|who (?:do|should|would|can|must) (?:we|i)|a problem|an issue/,
  /ok|okay|alright/,
)

export const ofArrival: Composers = { check_in: checkInAnswer, guest_guide: guideAnswer, gate_code: gateAnswer }

function checkInAnswer({ facts, shelf, text }: Ask): string | undefined {
  const entry = shelf.get('policies/check_in')
  if (!entry) return undefined
  const early = comesEarly.test(text)
  const late = comesLate.test(text) && !landsEarly.test(text) && !leavesBags.test(text)
  if (
    late ||
    afterMidnight.test(text) ||
    (onTheWay.test(text) && !landsEarly.test(text)) ||
    (arrivesLate(text) && ofNight.test(text)) ||
    namesHourAfter(text, facts.estate.times.checkInUntil)
  )
    return `${entry.value} If you may be later than that, please ring ${facts.estate.contacts.phone} before you set out: ${lampLeftOn}.${driveFrom(text)}`
  return early ? `${entry.value} For anything earlier, please ask the team: ${facts.estate.contacts.phone}.` : entry.value
}

function guideAnswer({ facts, shelf, text }: Ask): string | undefined {
  const entry = shelf.get(topics.guest_guide.sources[0] ?? '')
  if (entry && withoutSignal.test(text) && toOpen.test(text))
    return `If you stand outside, please ring ${facts.estate.contacts.phone}, day or night. Once the guide has been opened on your phone, it can be read without a signal.`
  if (entry && withoutSignal.test(text))
    return `Once you have opened it on your phone, it can be read without a signal. ${entry.value}`
  if (entry && ofItsForm.test(text)) return `${formSubjects} ${entry.value}`
  if (entry && mailLost.test(text))
    return `${entry.value} If you have lost the confirmation, the team can send it again: ${facts.estate.contacts.stayEmail} or ${facts.estate.contacts.phone}.`
  return entry && standsOutside.test(text)
    ? `${entry.value} If it does not open, please ring ${facts.estate.contacts.phone}.`
    : undefined
}

function gateAnswer({ facts, shelf, text }: Ask): string | undefined {
  const entry = shelf.get('policies/gate_code')
  return entry && standsOutside.test(text)
    ? `${entry.value} If you cannot get in, please ring ${facts.estate.contacts.phone}.`
    : undefined
}

/** How long the drive takes from where they land. @param text normalised */
function driveFrom(text: string): string {
  const drive = drivesHere.find(({ from }) => new RegExp(`\\b${plain(from)}\\b`).test(text))
  return drive ? ` From ${drive.from} it is ${drive.time} by car.` : ''
}
/** An hour of landing is not an hour of arrival. */
const onTheWay = /\b(?:flights?|planes?|ferry|docks?|docking|traffic|land(?:s|ing)? (?:at|in|into|around|about) (?!to\b))/
/** Late, without an hour that could be compared. */
const ofNight = /\b(?:late|dark|midnight|by the time)\b/
/** Somebody who cannot get in needs a person. */
const standsOutside = anyOf(
  /stuck|jammed|broken|locked out|shut out|stranded|(?:keeps|stays|remains|is still) (?:shut|closed|locked)/,
  /(?:does|do|is|will|can) not (?:\w+ )?(?:open(?:ing)?|work(?:ing)?|load(?:ing)?|get in)/,
  /(?:at|outside) (?:the|your) gate|no signal|without the (?:code|guide)|phone (?:is |has |just )*(?:died|dead|flat)/,
  /(?:do|does) not want (?:to )?(?:open|use)/,
  /(?:no|without|out of) (?:power|electricity)|power ?(?:cut|outage|failure)|(?:power|electricity) (?:is )?(?:out|off|down|gone)/,
)
/** "Does the guide work offline?" */
const withoutSignal =
  /\b(?:offline|off line|download|without (?:a |any )?(?:signal|internet|wifi|data|coverage)|no (?:signal|internet|coverage|data))\b/
/** “What can I ask through the form in the guide?” */
const ofItsForm = /\b(?:what|which)\b.*\bform\b/
const formSubjects =
  'The form is for these: General Enquiry, Picnic Basket Enquiry, Wine Cellar Enquiry, Reiki & Energy Healing, Booking change, Housekeeping request and Maintenance issue.'
const mailLost = /\b(?:deleted|lost|can not find|binned|mislaid)\b.{0,16}\b(?:e ?mail|mail|confirmation)\b/
/** A guest at the gate, not an advance question. */
const toOpen =
  /^(?!.*\b(?:can|could|does|do|will|would|is) (?:i|we|you|it|the|this)\b).*\b(?:open|load|get into|get in|see|read)\b/
