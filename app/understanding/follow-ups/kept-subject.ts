/** A follow-up that leans on what was said: whether it keeps to what was spoken of, or what else it means. */

import { onlyIfLeaning } from '#app/understanding/follow-up-rules/all-rules.ts'
import { type Kept, keptBy, ruleFor, type Said } from '#app/understanding/follow-up-rules/follow-up-rule.ts'
import { isBareSum } from '#app/understanding/forms/asked-sum.ts'
import { slotConcepts } from '#app/understanding/message/reading.ts'
import { eaten } from '#app/understanding/shared-words.ts'
import { brought, ofStay, roomTopics } from '#app/understanding/topic-kinds.ts'
import { isTopic } from '#app/understanding/topics.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'

/** "Is that a problem?", whatever was said. */
export const wellThen =
  /^(?:is|would|will) (?:that|this|it) (?:be )?(?:a problem|an issue|a bother|ok|okay|alright|all right|fine|grand|possible|allowed|too late|any bother)(?: (?:for|with|by) (?:you|us))?$/
/** "So no?" does not end the talk: it asks for the last answer once more. */
export const yesOrNo =
  /^(?:no|yes|not|yes or no|is it or is it not|is it or is not it|that is a (?:no|yes)(?: (?:for|to) (?:us|me))?|(?:we|i) can not|not (?:possible|allowed))(?: then| so)?$/
/** "Do you do that?": whatever was told of before it, and of all that we do nothing by itself. */
export const doThat =
  /^(?:do|would|will|can|could) you (?:guys |all |also |ever )*(?:do|have|offer|arrange) (?:(?:that|this)(?: (?:kind|sort|type) of (?:thing|stuff))?|it|the same|(?:any|some)thing (?:like (?:that|this)|similar))(?: (?:with|for|to) (?:(?:a|the|your|our) )?(?:rooms?|cabins?|lodge|guests|stays?|bookings?|us|me))?(?: (?:too|as well|also|here|there))?$|^is (?:that|this|it) (?:something (?:that )?you (?:do|offer|arrange)|(?:how|what|the way) you (?:do|work)(?: (?:it|that|things))?)$/
/** "Who do we tell?", about a vegan guest or a sore knee; "how else can we tell you?" */
const whoToTell =
  /^how else (?:can|could|do|should|may|might) (?:we|i) (?:tell|reach|contact|get (?:hold of|through to|on to)|let) (?:you|the team|somebody|someone)(?: know)?$|^who (?:do|should|would|can|must|will) (?:we|i) (?:tell|let know|say (?:it|that) to|contact|ask)(?: (?:about )?(?:that|it|this))?$/
/** After these the answer itself says whom to tell. */
const ofFaults = topicSet('check_in housekeeping lost emergency doctor')
const whatItHas = /\bwhat (?:does|has) (?:it|that one|the lodge) (?:have|got)\b/
/** “What does it all come to?” */
export const wholeSum = /\b(?:total|altogether|all together|in all|all in|come to|comes to|overall)\b/

const bathing = topicSet('tub heated_bath')

/**
 * @param asked the part as it was written
 * @returns `gap`: all that no entry says of it; `isOpen`: that is still to be looked for
 */
export function keptSubject(said: Said, asked: string): (Kept & { isOpen?: true }) | undefined {
  const { text, before } = said
  if (!ofFaults.has(before) && whoToTell.test(text)) return { topic: 'contact' }
  if (isTopic(before) && (wellThen.test(text) || doThat.test(text) || (yesOrNo.test(text) && asked.includes('?'))))
    return { topic: before, isOpen: true }
  const kept = keptBy(ruleFor(onlyIfLeaning, said), said)
  if (kept) return kept
  // The question before it had no answer; but the room it named has a price.
  if (before === 'unknown') {
    if (/\b(?:a|per|each) night\b/.test(text) && asksPriceOfNights({ ...said, before: 'rooms' })) return { topic: 'price' }
    return whatItHas.test(text) ? { topic: 'cabin_amenities' } : undefined
  }
  return isTopic(before) && asksPriceOfNights(said) ? { topic: 'price' } : undefined
}

/** "And how much is that for two nights?", after the dog; "total?", after the nights. What is brought to the door is counted otherwise. */
function asksPriceOfNights({ before, text, words }: Said): boolean {
  const named = words.map(({ concept = '' }) => concept)
  const nights = named.some((one) => one === 'night' || one === 'two_night' || one === 'one_night')
  const isSum = wholeSum.test(text) || (!named.includes('price') && isBareSum(text))
  const asksPrice = named.includes('price') || isSum
  const own = named.filter((one) => one !== '' && one !== 'price' && !slotConcepts.has(one))
  if (nights && own.length === 0 && isSum && bathing.has(before)) return true
  if (!asksPrice || own.length > 0 || brought.has(before) || eaten.has(before)) return false
  if (nights) return !bathing.has(before) || /\b(?:a|per|each) night\b/.test(text)
  return isSum ? before === 'price' || ofStay.has(before) || roomTopics.has(before) : before === 'how_to_book'
}
