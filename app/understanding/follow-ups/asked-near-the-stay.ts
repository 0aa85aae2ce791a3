/** What is asked next of a stay that is booked: of its terms and vouchers, the way here, a bath that is not hot yet. */
import { towns } from '#app/estate/nearby.ts'
import { aMonth } from '#app/understanding/calendar-words.ts'
import { plain } from '#app/understanding/text.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'
import type { FollowUpRule } from './follow-up-rule.ts'

const inTown = `\\bin (?:the )?(?:${[...towns.map(({ name }) => plain(name)), 'town', 'village'].join('|')})\\b`

export const askedNearTheStay: readonly FollowUpRule[] = [
  // “How far is that from the gate?”
  {
    before: topicSet('beach beaches town eating_out cafes takeaways walks'),
    said: /^(?:and |so |ok |but )*how far (?:away )?(?:is|are|would) (?:it|that|they|those|this)(?: be)? from (?:the |your )?(?:gate|cabins?|lodge|estate|house|rooms?|you)\b/,
  },
  // “Drop the bags at least?”, of whoever would come at noon.
  {
    before: topicSet('check_in'),
    said: /\b(?:leave|drop|store|keep|dump)\b.{0,16}\b(?:bags?|luggage|(?:suit)?cases?|stuff)\b/,
    gap: 'bags',
  },
  // “And the other one with the bath?”, of the room that was priced.
  {
    before: topicSet('price cheapest dearest weekend'),
    said: /^(?:(?:and|so|ok|what|how) )*(?:about |much is |is |in |for )*the other(?: (?:one|room|cabin|place))? (?:with|that has|which has|having|that gets?) (?:the |a )?(?:\w+ )?(?:bath|tub)$/,
    topic: 'price',
  },
  // “And if it was November?”, “same for the Flexi?”, of what cancelling costs.
  {
    before: topicSet('cancellation'),
    said: new RegExp(
      `^(?:(?:and|or|so|what|ok|but) )*(?:about |if |in |for )?(?:it |that |we |ours )?(?:was |is |were |came |come )?(?:in |for )?(?:${aMonth})$`,
    ),
    topic: 'cancellation',
  },
  {
    before: topicSet('cancellation'),
    said: /^(?:(?:and|or|so|is it|is that|ok|but) )*(?:the )?same (?:for|with|goes for) (?:the |a )?(?:1 night |one night |2 night |two night )?(?:flexi|escape)$/,
    topic: 'cancellation',
  },
  // “No wait, the night is a Saturday”, of the Flexi.
  {
    before: topicSet('flexi flexi_booking'),
    said: /\b(?:the night|it|that|ours|we come|we are coming) (?:is|would be|was|will be|on) (?:on )?(?:a |the )?(?:friday|saturday)(?: night)?$/,
    topic: 'flexi',
  },
  // “Could I put my brother's name on it instead?”, “and two of them together?”, of a voucher.
  { before: topicSet('vouchers'), said: /\bnames?\b/, not: /\b(?:shop|website|provider|your name)\b/, topic: 'vouchers' },
  { before: topicSet('vouchers'), said: /\b(?:two|2|both|several|three) (?:of them|of those|vouchers)\b/, topic: 'vouchers' },
  // “Can I leave it again after I got the code?”
  {
    before: topicSet('newsletter'),
    said: /\b(?:leave|quit|stop|unsubscribe|opt out|sign off)\b.*\b(?:after|once|when|before)\b.*\bcode\b/,
    topic: 'newsletter',
  },
  // “Do I need to book that beforehand?”, of the taxi from the station.
  {
    before: topicSet('location town taxis'),
    said: /\b(?:book|order|arrange|ring)\b.*\b(?:beforehand|in advance|ahead|before|first)\b/,
    not: /\b(?:room|stay|cabin|lodge|night|bath|breakfast)\b/,
    topic: 'location',
  },
  // “Within what time do the new dates have to be?”, of a stay that is moved.
  { before: topicSet('change_booking cancellation'), said: /\bnew dates?\b/, topic: 'change_booking' },
  // “Do I pay before knowing what it costs?”, of what is on enquiry.
  {
    before: topicSet('wine picnic reiki'),
    said: /\bpay\b.*\b(?:before|first|know\w*|without)\b/,
    topic: 'wine',
  },
  // “Is that like swimming in the woods?”
  {
    before: topicSet('experiences book_experience yoga sauna meditation reiki forest_bathing walks'),
    said: /\b(?:swim\w*|bath\w*|dip)\b.{0,16}\b(?:in|among) (?:the |a )?(?:woods?|forest|trees)\b/,
    topic: 'forest_bathing',
  },
  // “How long till it gets warm?”
  {
    before: topicSet('heating heating_and_cooling'),
    said: /\bhow long\b.*\b(?:warm|heat|hot)\b/,
    topic: 'heating_and_cooling',
  },
  // “Anything nice in town?”, of where to eat.
  {
    before: topicSet('dining eating_out cafes takeaways grazing'),
    said: new RegExp(`\\b(?:any|some|no)(?:thing|where|place)\\b.*${inTown}`),
    not: /\b(?:see|do|buy|shop|visit|open|stay|sleep)\b/,
    topic: 'eating_out',
  },
  // “It's not hot yet”, of the bath that was ordered.
  {
    before: topicSet('heated_bath tub bath_reheat'),
    said: /^(?:(?:but|and|so|well|hi|hello|it|the bath|the water|is|still|ours|our) )*(?:(?:is )?not (?:hot|warm|lit|ready|heated)|(?:stone |freezing )?cold|luke ?warm)(?: (?:yet|enough|at all|now|still))*$/,
    topic: 'housekeeping',
  },
  // “Without wine, I said.”
  {
    before: topicSet('wine dining grazing'),
    said: /^(?:(?:but|and|no|i said|we said|sorry) )*(?:without|no|not) (?:the |any )?(?:wine|alcohol|drinks?|booze)\b/,
    topic: 'grazing',
  },
  // “What can be brought to us?”, of whoever would rather not cook.
  {
    before: topicSet('kitchen'),
    said: /\b(?:brought|delivered|bring|deliver|order)\b/,
    not: /\b(?:pans?|pots?|oven|oil|salt|can we bring|our own|picnic|grazing|breakfast|wine)\b/,
    topic: 'dining',
  },
  // “Meditation sounds nice. How would I book?”
  {
    before: topicSet('yoga sauna meditation reiki forest_bathing picnic wine experiences'),
    said: /^(?:and |so |ok |great )*(?:how|where) (?:do|would|can|could|should) (?:i|we) (?:book|order|arrange|reserve)$/,
    topic: 'book_experience',
  },
  // “All three or just one of them?”, of what the cabins have.
  {
    before: topicSet('cinema tub kitchen heating showers beds windows wifi cabin_amenities'),
    said: /^(?:and |so |in )*(?:all|each|every one)(?: of)?(?: the)? ?(?:three|3|four|4|them|cabins|rooms)?(?: of them)?(?: or (?:just|only) (?:one|some|two)(?: of (?:them|those))?)?$/,
  },
]
