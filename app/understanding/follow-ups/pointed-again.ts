/** What was spoken of, once more or in another way: “the same without the meat”, “it's not that urgent”. */
import { anchors } from '#app/understanding/anchors.ts'
import { either } from '#app/understanding/any-of.ts'
import type { Token } from '#app/understanding/lexicon/lexicon.ts'
import { isTopic, type TopicId } from '#app/understanding/topics.ts'

const sameBut =
  /^(?:(?:please|the|that|could i have|can i have|can we have|i would like|we would like) )*same (?:(?:thing|one|again|box|idea|please) )*(?:but|only|except|minus|without|with no|just|vegetarian)\b/
const lessUrgent = either(
  /\b(?:not|nothing|is not|never) (?:(?:quite|all|really|actually) )*(?:(?:that|so|as) )?(?:drastic|bad|serious|urgent|dramatic|severe|desperate|dire|grave|life threatening)\b/,
  /\b(?:only|just|merely) an? (?:\w+ )?(?:rash|cough|cold|sting|bite|splinter|blister|earache|ear ache|toothache|fever|temperature|headache|sore \w+|chest infection|prescription|bug|tummy|migraine)\b/,
  /\bless (?:serious|urgent|drastic)\b/,
)
const urgent = new Set(['hospital', 'emergency'])

/** `text` is made plain, `words` are its content; `before` is the topic spoken of. */
export function wantedAgain(text: string, before: string, words: readonly Token[]): TopicId | undefined {
  if (urgent.has(before) && lessUrgent.test(text)) return 'doctor'
  if (!isTopic(before) || !sameBut.test(text)) return undefined
  const another = words.some(({ concept = '' }) => anchors[concept] && !anchors[concept].includes(before))
  return another ? undefined : before
}

/** “Still nothing”, after a voucher or a code that should have come by email. */
const sent = new Set(['vouchers', 'newsletter', 'order_confirmation', 'pay_addons', 'payment_page', 'how_to_book', 'booking'])
const nothingCame = /^(?:still )?nothing(?: yet| came| so far| there| has come)*$/

/** `text` is made plain; `before` is the topic spoken of. */
export const stillWaits = (before: string, text: string): boolean => sent.has(before) && nothingCame.test(text)

const asks = /^(?:is|are|do|does|can|could|may|what|where|which|how|any)\b/
const forHelp = /\b(?:help|ambulance|doctor|hospital|first aid|ring|call|number|who|do (?:i|we) do|where are we)\b/

/** After an alarm, “are there cliffs?” asks for something else; “what do I do?” does not. `text` is made plain. */
export const asksForElse = (text: string): boolean => asks.test(text) && !forHelp.test(text)
