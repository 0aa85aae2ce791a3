/** What is asked next in words that name nothing: “what do I need to do?”, “how much per head?”, “which ones are those?” */
import { anyMonth } from '#app/understanding/calendar-words.ts'
import { perHead } from '#app/understanding/message/reading.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'
import type { FollowUpRule } from './follow-up-rule.ts'

const onEnquiry = topicSet('yoga sauna meditation reiki forest_bathing experiences picnic wine engagement anniversary elopement')

const howToBook =
  /^(?:(?:and|so|ok|grand|great|lovely) )*how (?:do|can|could|would|should) (?:we|i) (?:book|arrange|order|reserve|organi[sz]e|go about)(?: (?:it|that|one|this))?(?: then)?$/

/** What a voucher may be asked to pay for. */
export const bought =
  '(?:baths?|food|extras?|breakfasts?|hampers?|grazing|box(?:es)?|yoga|sauna|reiki|massage|wine|late checkout|stay)'
/** “Can it go towards a bath too?”, of a voucher. */
export const goesTowards = new RegExp(
  `\\b(?:it|that|one|they|them)\\b.{0,12}\\b(?:go|goes|put|come|count|used?|work)\\b.{0,8}\\b(?:towards|on|for|against|off|to)\\b.{0,8}\\b${bought}\\b`,
)

export const askedWithLess: readonly FollowUpRule[] = [
  // “Picnic for the beach, what do I need to do?”
  {
    before: new Set([
      ...onEnquiry,
      ...topicSet(
        'heated_bath bath_reheat tub breakfast grazing late_check_out flexi flexi_booking pets check_in change_booking',
      ),
      ...topicSet('newsletter unsubscribe vouchers'),
    ]),
    said: /^(?:(?:and|so|ok) )*what (?:do|would|should|must|will) (?:we|i) (?:have to|need to) do(?: (?:for (?:it|that|one)|then|now|to (?:get|have|order|book) (?:it|that|one)))?$/,
  },
  // “Do we have to book it?”, of a bath: that, and no room.
  {
    before: topicSet('heated_bath bath_reheat breakfast grazing late_check_out extras'),
    said: /^(?:(?:and|so|ok|but) )*(?:do|must|should|would) (?:we|i|you) (?:(?:have|need) to )?(?:book|order|reserve|arrange) (?:it|that|one|them)(?: (?:beforehand|ahead|first|before|in advance|too|now|before we come))*$/,
  },
  // “Can we leave early?”, of whoever has asked for the end of a stay.
  {
    before: topicSet('late_check_out check_out flexi'),
    said: /^(?:(?:and|so|ok|but) )*(?:can|could|may|would) (?:we|i) (?:\w+ )?(?:leave|go|head off|be off|get away|check ?out) (?:very |really )?early(?: (?:then|too|that day|in the morning))?$/,
    topic: 'check_out',
  },
  // “And how do I book?”, of what is arranged or ordered.
  {
    before: topicSet('yoga sauna meditation reiki forest_bathing experiences'),
    said: howToBook,
    not: /\b(?:arrange|organi[sz]e)\b/,
    topic: 'book_experience',
  },
  {
    before: topicSet('picnic wine engagement anniversary elopement heated_bath bath_reheat breakfast grazing'),
    said: howToBook,
  },
  // “How long?”, of reiki, and not of the bath.
  { before: topicSet('reiki'), said: /^(?:(?:and|so|ok) )*how long$/, gap: 'how long' },
  // “And the walk from it?”, of the parking.
  { before: topicSet('parking'), said: /\bwalk (?:from|to) (?:it|there)\b|^(?:and |so )*(?:the|how (?:long|far) is the) walk$/ },
  // “Can we walk to it?”, of the beach.
  {
    before: topicSet('beach beaches'),
    said: /^(?:(?:and|so|or|but) )*(?:can|could) (?:we|you|i) walk(?: to (?:it|them|one)| there| it)?$/,
    topic: 'beach',
  },
  // “Which would you go to?”, of where to eat.
  {
    before: topicSet('dining eating_out'),
    said: /\bwhich\b.*\b(?:would|do|should) (?:you|we|i) (?:go (?:to|for)|eat|pick|recommend|choose|like|suggest|try)\b/,
    not: /\b(?:room|cabin|box|wine)\b/,
    topic: 'eating_out',
  },
  // “We booked two nights for 20 December”, “it's now 1 December”, of what cancelling costs.
  {
    before: topicSet('cancellation change_booking'),
    said: new RegExp(
      `^(?:(?:we|i|it|is|its|have|had|that|the|and|so|well|are|am|was|were) )*booked (?:(?:in|for|from|on|the|a|two|2|three|3|one|nights?|flexi) )+\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${anyMonth})\\b|^(?:(?:and|so|it|is|its|today|now|the|only) )*\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${anyMonth})(?: (?:now|today))?$`,
    ),
    not: /\b(?:move|change|free|available)\b/,
    topic: 'cancellation',
  },
  // “Two nights, arriving 10 July.”
  {
    before: topicSet('cancellation change_booking'),
    said: new RegExp(
      `^(?:(?:it|is|its|that|was|for|so|we|have|booked) )*(?:a |two|2|three|3|one|1|four|4)(?: (?:nights?|flexi))+ (?:(?:arriving|starting|beginning|from|on|in|coming|for|with|arrival|the) )+\\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${anyMonth})$`,
    ),
    topic: 'cancellation',
  },
  // “So how much would we lose?”
  {
    before: topicSet('cancellation'),
    said: /^(?:(?:and|so|ok|then) )*(?:how much|what) (?:would|will|do|could) (?:we|i) (?:lose|owe|forfeit|be charged|be out)(?: then| so)?$/,
    topic: 'cancellation',
  },
  // “Which has the best?”, of the view.
  {
    before: topicSet('windows'),
    said: /^(?:(?:and|so|ok) )*which (?:one |room |cabin )?(?:has|is|would have) (?:the )?(?:best|better|nicest|finest)(?: (?:one|view|of them))?$/,
    topic: 'rooms',
  },
  // “What about for lunch only?”, of a child.
  {
    before: topicSet('children'),
    said: /^(?:(?:and|or|so|but|what|about|just|only|even|not) )*for (?:(?:just|only|a|an|the) )*(?:lunch|dinner|tea|coffee|hour|day|afternoon|evening|visit)(?: only)?$/,
    topic: 'children',
  },
  // “Can you do it for me?”, of the booking.
  {
    before: topicSet('how_to_book availability free_nights best_rate'),
    said: /\b(?:can|could|will|would) you (?:just )?(?:do|book|reserve|make) (?:it|that|the booking|one)(?: for (?:me|us))?$/,
    topic: 'how_to_book',
  },
  // “How much per head?”, of yoga, which has no price written.
  { before: onEnquiry, said: perHead, not: /\b(?:room|night|cabin|lodge)s?\b/, gap: 'cost' },
  {
    before: topicSet('vouchers'),
    said: goesTowards,
    topic: 'vouchers',
  },
  // “Which ones are those?”, of what only the cabins have.
  {
    before: topicSet('kitchen cinema tub showers windows heating beds cabin_amenities'),
    said: /^(?:(?:and|so|ok) )*which (?:ones?|cabins?|rooms?|places?)? ?(?:are|is) (?:those|these|they|that|it|the wild rooms?|the cabins?)$/,
    topic: 'rooms',
  },
  // “What if we come a day later?”, of nights that were priced.
  { before: topicSet('price cheapest'), said: ({ text }) => dayShifted.test(text), topic: 'price' },
]

/** “What about moving it a day earlier?” */
export const dayShifted =
  /^(?:(?:and|or|so|ok|but|no|what|how|about|if|could|can|would|we|i|it|be|is|come|came|arrive|arrived|go|went|start|started|make|made|move|moved|moving|shift|shifted|push|pushed|stay|stayed|everything|the) )*(?:a|one|1) (?:day|night) (earlier|sooner|before|later|after)(?: instead| then| please| on)?$/
