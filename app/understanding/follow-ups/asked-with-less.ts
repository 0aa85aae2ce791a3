/** What is asked next in words that name nothing: “what do I need to do?”, “how much per head?”, “which ones are those?” */
import { perHead } from '#app/understanding/message/reading.ts'
import { type FollowUpRule, of } from './follow-up-rule.ts'

const onEnquiry = of('yoga sauna meditation reiki forest_bathing experiences picnic wine engagement anniversary elopement')

export const askedWithLess: readonly FollowUpRule[] = [
  // “Picnic for the beach, what do I need to do?”
  {
    before: new Set([
      ...onEnquiry,
      ...of('heated_bath bath_reheat tub breakfast grazing late_check_out flexi flexi_booking pets check_in change_booking'),
      ...of('newsletter unsubscribe vouchers'),
    ]),
    said: /^(?:(?:and|so|ok) )*what (?:do|would|should|must|will) (?:we|i) (?:have to|need to) do(?: (?:for (?:it|that|one)|then|now|to (?:get|have|order|book) (?:it|that|one)))?$/,
  },
  // “How much per head?”, of yoga, which has no price written.
  { before: onEnquiry, said: perHead, not: /\b(?:room|night|cabin|lodge)s?\b/, gap: 'cost' },
  // “Can it go towards a bath too?”
  {
    before: of('vouchers'),
    said: /\b(?:it|that|one|they|them)\b.{0,12}\b(?:go|goes|put|come|count|used?|work)\b.{0,8}\b(?:towards|on|for|against|off|to)\b.{0,8}\b(?:baths?|food|extras?|breakfasts?|hampers?|grazing|box(?:es)?|yoga|sauna|reiki|wine)\b/,
    topic: 'vouchers',
  },
  // “Which ones are those?”, of what only the cabins have.
  {
    before: of('kitchen cinema tub showers windows heating beds cabin_amenities'),
    said: /^(?:(?:and|so|ok) )*which (?:ones?|cabins?|rooms?|places?)? ?(?:are|is) (?:those|these|they|that|it|the wild rooms?|the cabins?)$/,
    topic: 'rooms',
  },
  // “What if we come a day later?”, of nights that were priced.
  { before: of('price cheapest'), said: ({ text }) => dayShifted.test(text), topic: 'price' },
]

/** “What about moving it a day earlier?” */
export const dayShifted =
  /^(?:(?:and|or|so|ok|but|no|what|how|about|if|could|can|would|we|i|it|be|is|come|came|arrive|arrived|go|went|start|started|make|made|move|moved|moving|shift|shifted|push|pushed|stay|stayed|everything|the) )*(?:a|one|1) (?:day|night) (earlier|sooner|before|later|after)(?: instead| then| please| on)?$/
