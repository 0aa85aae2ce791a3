/** What troubles the guest, and which topics then have to go to people. */

import type { Passage } from '#app/knowledge/passage.ts'
import { anchors } from '#app/understanding/anchors.ts'
import { foreignLanguage } from '#app/understanding/languages.ts'
import type { Reading } from '#app/understanding/message/reading.ts'
import { ofHeat } from '#app/understanding/shared-words.ts'
import { isTopic } from '#app/understanding/topics.ts'
import { ailsAfter } from '#app/understanding/troubles/concern-forms.ts'
import { type Concern, isConcern, isOwnMatter } from '#app/understanding/troubles/concern-kinds.ts'
import { concernIn } from '#app/understanding/troubles/concerns.ts'
import type { Decision } from './decision.ts'
import { decideOfWrittenConcern } from './of-written-concern.ts'
import { thresholds } from './thresholds.ts'

/** @param text normalised; @param before topic of the previous turn */
export function decideOfConcern(
  reading: Reading,
  text: string,
  before: string | undefined,
  passages: readonly Passage[],
): Decision | undefined {
  const { confidence } = reading
  const concern = ailsAfter(before, text) ? 'health' : concernOf(reading, text)
  if (!concern) return undefined
  const written = decideOfWrittenConcern(concern, text, confidence, passages)
  if (written) return written
  if (concern === 'assistance_dog')
    return { kind: 'aside', topic: 'pets', concern, confidence, because: 'an assistance dog is not a pet' }
  if (concern === 'allergy' && ofAnimals(reading))
    return { kind: 'aside', topic: 'pets', concern, confidence, because: 'it is written where pets may not stay' }
  return { kind: 'handover', topic: concern, confidence, because: `a matter for people: ${concern}` }
}

/**
 * What troubles the guest, recognised by a pattern or by the model. A guest with an allergy still gets the check-in time; what they may eat
 * is for people to say.
 */
function concernOf({ topic, confidence, gap }: Reading, text: string): Concern | undefined {
  const formed = concernIn(text)
  if (isOwnMatter(formed)) return formed
  const harmless =
    isTopic(topic) && !ofBody.has(topic) && confidence >= thresholds.answer && !gap && !(formed && getsIn.test(text))
  if (harmless) return undefined
  if (formed) return formed
  const learnt = isConcern(topic) && confidence >= thresholds.concern && !foreignLanguage(text)
  return learnt && !(topic === 'complaint' && othersComplain.test(text)) ? topic : undefined
}

/** “Do other guests complain a lot?” */
const othersComplain =
  /\b(?:do|does|did|have|has|will|would) (?:any |many |other |your |the )*(?:couples|people|guests|others|anyone|anybody)\b.{0,12}\bcomplain/

/** “I'm five months along, is it ok for me to get in?” means the bath, not the house. */
const getsIn = /\b(?:ok|okay|safe|alright|all right|fine|allowed)\b.{0,16}\b(?:get|go|hop|climb|sit) in$/

/** "I am allergic to dogs, which room has none?", rather than to food or to something in the bath. */
function ofAnimals({ tokens, text }: Reading): boolean {
  if (/\b(?:dogs?|cats?|pets?|animals?|fur)\b/i.test(text) && !/\b(?:eat|food|nuts?|gluten|milk)\b/i.test(text)) return true
  const named = tokens.flatMap(({ concept = '' }) => anchors[concept] ?? [])
  return named.includes('pets') && !named.some((topic) => consumed.has(topic))
}

/** Whether this topic must go to people once such a concern was raised. */
export const touches = (concern: string, topic: string): boolean =>
  (concern === 'health' ? ofHeat : concern === 'assistance_dog' ? ofPets : consumed).has(topic)

const ofPets = new Set(['pets'])

const consumed = new Set(
  'tub heated_bath bath_reheat beds kitchen breakfast dining grazing picnic wine experiences book_experience sauna yoga meditation reiki forest_bathing eating_out takeaways cafes'.split(
    ' ',
  ),
)
/** Topics about what is eaten, bathed in, slept in or done with the body, and who else is there. */
const ofBody = new Set([
  ...consumed,
  ...'pets children couples occupancy heating showers walks beach beaches housekeeping rooms about cabin_amenities lodge_amenities room_stargazer room_sunriser room_stormchaser room_seaforest'.split(
    ' ',
  ),
])
