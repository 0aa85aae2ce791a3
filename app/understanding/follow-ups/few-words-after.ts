/** Follow-ups of a few words that name nothing of what they ask: "and go?", "booked the Flexi", "how long is it?" */
import { aMonth } from '#app/understanding/calendar-words.ts'
import { ceilingIn } from '#app/understanding/forms/ceiling.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'
import type { FollowUpRule } from './follow-up-rule.ts'

const bathing = topicSet('tub heated_bath bath_reheat')
const toCancel = topicSet('cancellation change_booking')

export const fewWordsAfter: readonly FollowUpRule[] = [
  // “What time can we come?” “And go?”
  {
    before: topicSet('check_in'),
    said: /^(?:and |to |or )+(?:go|leave|leaving|out|depart(?:ing)?|head off)(?: again)?$/,
    topic: 'check_out',
  },
  // “We are to arrive in three days”, “booked the Flexi”, of a stay to be cancelled or moved.
  {
    before: toCancel,
    said: /^(?:(?:and|but|so|it is|that is|we are|i am|we|i) )*(?:(?:to )?(?:arrive|arriving|due|coming|booked|going)(?: in)?|in|only) (?:\d+|one|two|three|four|five|six|ten|a few|a couple of) (?:days?|weeks?)(?: time| away| to go| from now)?$/,
    topic: 'cancellation',
  },
  {
    before: toCancel,
    said: /^(?:(?:and|but|so|we|i|it is|ours is|have) )*booked (?:a |the |as |on )*(?:flexi|(?:one|1) night flexi|(?:two|2) night escape|escape)$/,
    topic: 'cancellation',
  },
  {
    before: topicSet('cancellation'),
    said: /^(?:and |so |ok |but )*(?:what|how much) (?:will|would|do|does|is) (?:you|ye|it|they|that|the charge)?(?: be)? ?(?:charge|cost|take|keep|charged)?(?: (?:me|us))?(?: for (?:it|that))?$/,
  },
  {
    before: topicSet('cancellation'),
    said: /^(?:(?:and|but|so|or|what about|how about|could we|can we|can i|could i) )*(?:mov(?:e|ing)|chang(?:e|ing)|shift(?:ing)?|postpon(?:e|ing)) (?:it|that|the (?:dates?|booking|stay))(?: instead)?$/,
    topic: 'change_booking',
  },
  // “So what do I do?”, of a password that is lost.
  {
    before: topicSet('secret guest_guide gate_code wifi_password'),
    said: /^(?:and |so |ok |but )*what (?:do|should|can) (?:i|we) do(?: now| then)?$/,
    topic: 'contact',
  },
  // “Without a car?”, of the way here.
  {
    before: topicSet('location town'),
    said: /^(?:and |but |or |so |what about |how about )*(?:(?:with )?no car|without (?:a|the|our) car|(?:by |on )?public transport|if we do not drive|not driving)$/,
    topic: 'location',
  },
  // “What does Stormchaser have then?”, which has no wood-fired bath.
  {
    before: bathing,
    said: /^(?:and |so |but |ok )*what (?:does|do|has) (?:the )?(?:stargazer|sunriser|stormchaser|lodge)(?: have| got)?(?: then| instead)?$/,
    topic: 'cabin_amenities',
  },
  // “Red roses too”, of a proposal, after the champagne.
  {
    before: topicSet('engagement wine'),
    said: /\b(?:roses?|flowers?|bouquet|petals)\b/,
    not: /\b(?:how much|price|shop)\b/,
    topic: 'engagement',
    gap: 'flowers',
  },
  {
    before: topicSet('anniversary'),
    said: /^(?:and |so |but |ok )*how (?:far|long|early|soon) (?:ahead|before|in advance|beforehand)\b/,
    gap: 'how far ahead',
  },
  { before: bathing, said: /\b(?:heated|hot|wood fired|warm) one\b/, topic: 'heated_bath' },
  // “We'd be leaving on a Sunday though.”
  {
    before: topicSet('check_out late_check_out'),
    said: /\b(?:leav(?:e|ing)|go(?:ing)?|head(?:ing)?)(?: home| off)? on (?:a |the )?(?:saturday|sunday)\b(?! nights?)/,
    topic: 'late_check_out',
  },
  // “What would that set me back?”
  {
    before: topicSet('late_check_out'),
    said: /\b(?:what|how much) (?:would|will|does|is|s) (?:that|it)\b/,
    not: /\b(?:altogether|total|all in|together|with)\b/,
    topic: 'late_check_out',
  },
  {
    before: topicSet('taxis'),
    said: /\b(?:(?:they|he|she|it) (?:do|does|will|can) not (?:pick up|answer|come)|no answer|nobody (?:answers|picks up)|(?:are|is) (?:busy|full|booked))\b/,
    topic: 'taxis',
  },
  {
    before: topicSet('vouchers'),
    said: /\bin the post\b|\bby post\b|\bposted\b/,
    not: /\b(?:envelope|box|card|wrap\w*|ribbon)\b/,
    topic: 'vouchers',
  },
  // “How cold is it?”, of the sea.
  {
    before: topicSet('beach beaches'),
    said: /^(?:and |so |ok |but )*how (?:cold|warm)\b|\bis it (?:very |too |really )?(?:cold|warm|freezing)\b/,
    topic: 'beaches',
    gap: 'cold',
  },
  // “And is that free?”: it is there, and what it costs to have it heated is told with it.
  {
    before: topicSet('tub'),
    said: /^(?:(?:and|so|ok|but|is|are|it|that|this|they|the tub) )+(?:for )?(?:free|included|extra|in the price|part of the price)(?: (?:then|too|as well|of charge|to use|in the price))*$/,
    topic: 'tub',
  },
  // “And the cheaper one on Saturday?”, of a night in another.
  {
    before: topicSet('price weekend dearest'),
    said: /^(?:(?:and|so|ok|or|what about|how about|how much (?:is|for)|for) )*the cheap(?:er|est) (?:one|room|cabin)s?(?: (?:on|for) (?:a |the )?\w+(?: nights?)?)?(?: then)?$/,
    topic: 'cheapest',
  },
  {
    before: topicSet('tub'),
    said: /^(?:(?:and|is|so|are|it|they|one) )*(?:heated|warm|hot)(?: one| too)?$/,
    topic: 'heated_bath',
  },
  {
    before: bathing,
    said: /^(?:(?:and|so|ok) )*which (?:ones?|rooms?|cabins?|of them)\b.*\b(?:have|has|get|order|take|can)\b/,
    topic: 'heated_bath',
  },
  // “We arrive Friday at 7 pm, can we have it Saturday morning?”
  { before: topicSet('breakfast'), said: /\bhave (?:it|that|one)\b.*\bmorning\b/, topic: 'breakfast' },
  // “Where's that?”, of the guide.
  {
    before: topicSet('secret guest_guide gate_code wifi_password'),
    said: /^(?:and |so |ok |but )*where (?:is|are|would) (?:that|it|the guide|this)(?: be| then)?$/,
    topic: 'guest_guide',
  },
  // “So she'd need her own?”
  {
    before: topicSet('occupancy'),
    said: /\b(?:need|want|take|have|book|get) (?:a|another|her|his|their|our|one|two) (?:own|room|cabin|one|second|each|rooms|separate)\b/,
    topic: 'occupancy',
  },
  {
    before: topicSet('grazing dining picnic breakfast wine'),
    said: /\b(?:can|could|will|would) (?:it|they|that|one) be (?:there|ready|waiting|in the (?:room|cabin|lodge)|set out)\b/,
    gap: 'be there',
  },
  {
    before: topicSet('sauna yoga meditation reiki forest_bathing experiences'),
    said: /\b(?:need|needs|have|has) (?:to be |to )?(?:booking|booked|book)\b/,
    topic: 'book_experience',
  },
  {
    before: topicSet('cafes takeaways taxis'),
    said: /\b(?:ring|call|phone|reach|contact) them\b|\bthem on\b/,
  },
  {
    before: topicSet('allergy dining'),
    said: /^(?:and |so |ok )*how much is (?:that|the other) (?:one|box)$/,
    topic: 'extras',
  },
  // “She's fine. Can we stay an extra night?”
  {
    before: topicSet('hospital doctor emergency'),
    said: /\b(?:an? (?:extra|another|more)|another|one more) night\b|\bstay (?:on|longer)\b/,
    topic: 'change_booking',
  },
  { before: topicSet('vouchers'), said: ({ text }) => ceilingIn(text) !== undefined, topic: 'cheapest' },
  // “How far ahead do I need to order?”
  {
    before: topicSet('tub heated_bath'),
    said: /\bhow (?:far|long|early|soon) (?:ahead|in advance|beforehand)\b/,
    not: /\b(?:room|stay|cabin|lodge|reheat\w*)\b/,
    topic: 'heated_bath',
  },
  { before: topicSet('pets'), said: /^(?:and |so )?is (?:that|it) the only (?:one|room|place)\b/, topic: 'pets' },
  {
    before: topicSet('check_in'),
    said: /\b(?:someone|somebody|anyone|anybody)\b.*\b(?:meet|greet|show|let|there)\b/,
    not: /\b(?:call|ring|phone)\b/,
    gap: 'who meets us',
  },
  // “And can we drink prosecco in it?”
  {
    before: bathing,
    said: /\b(?:drink|wine|prosecco|champagne|bubbly|beers?|gin|glass(?:es)?)\b.*\b(?:in|into) (?:it|there|that)\b/,
    topic: 'tub',
  },
  {
    before: topicSet('sauna yoga meditation reiki forest_bathing'),
    said: /^(?:and |so )?how long (?:does|is|would|will|do) (?:it|that|they)\b/,
    gap: 'how long',
  },
  // “We're two people, three mornings.”
  {
    before: topicSet('breakfast'),
    said: /\b(?:[2-5]|two|three|four|five|both) (?:of the )?(?:mornings|days)\b/,
    not: /\b(?:price|room|stay|night)\b/,
    topic: 'breakfast',
  },
  {
    before: topicSet('breakfast'),
    said: /\b(?:come|delivered|brought|have it|get it|there) (?:at|by|for|before|around) (?:[6-9]|1[01]|six|seven|eight|nine|ten)\b/,
    gap: 'at that hour',
  },
  // “What's the latest so?”, “we might be nearer ten”, “why not earlier?”
  {
    before: topicSet('check_in'),
    said: /^(?:(?:well|and|so|ok|but|what is|what s) )*(?:the )?latest(?: (?:so|then|we can (?:come|arrive)|is it))*$|^(?:(?:and|so|but|ok|well) )*(?:we|i) (?:might|may|could|will|would) be (?:nearer|closer to|more like|around|about|there (?:at|by|around)) (?:to )?(?:\d{1,2}|half \w+|\w+)(?: ?(?:pm|ish|o clock))?$|^(?:and |but |so )*why not (?:earlier|before|sooner|then)$/,
  },
  // “And say I only find out on the 30th of March?”
  {
    before: topicSet('cancellation'),
    said: /\b(?:find out|know|hear|cancel|decide|tell (?:you|ye))\b.*\b(?:on|by) (?:the )?\d{1,2}(?:st|nd|rd|th)?\b/,
  },
  // “Who'd come out to us?”
  {
    before: topicSet('housekeeping'),
    said: /\bwho (?:would|will|can|d|s going to) (?:come|fix|help|look)\b/,
    topic: 'contact',
  },
  // “And the price again?”, of the bath, and no reheat.
  {
    before: topicSet('tub heated_bath bath_reheat'),
    said: /^(?:and |so |ok )*(?:what is |what was )?(?:the )?(?:price|cost) again$/,
    topic: 'heated_bath',
  },
  // “And what's there to eat?”, of the place by the sea that was named.
  {
    before: topicSet('beaches'),
    said: /^(?:and |so |ok )*(?:what is|what s|anything|is there (?:anything|something|food)) (?:there )?(?:to eat|for food)(?: there)?$/,
    topic: 'eating_out',
  },
  // “Is there one you'd ring?”, of the taxis.
  { before: topicSet('taxis'), said: /\bone (?:you|ye)(?: would| d)? (?:ring|call|recommend|use|suggest|trust)\b/ },
  // “And two nights of the ordinary”, after the Flexi.
  {
    before: topicSet('flexi price'),
    said: /\b(?:nights?|one) (?:of|at|for) the (?:ordinary|normal|regular|usual)\b|\bthe ordinary nights?\b/,
    topic: 'price',
  },
  // “And where is nearest?”, of restaurants, of which there is none here.
  {
    before: topicSet('dining'),
    said: /^(?:and |so )?where (?:is|s) (?:the )?(?:nearest|closest)(?: one| place)?$/,
    topic: 'eating_out',
  },
  // “And how late can I order it?”
  {
    before: topicSet('breakfast grazing picnic extras'),
    said: /\b(?:how late|until when|till when|by when|by what time|when at the latest)\b.{0,20}\border\b/,
  },
  // “Is that possible on a Sunday after a Saturday night?”
  {
    before: topicSet('late_check_out'),
    said: /\b(?:possible|allowed|available|ok|okay|can)\b.*\b(?:saturday|sunday|weekend|friday)\b/,
    not: /\b(?:price|room|how much|book)\b/,
    topic: 'late_check_out',
  },
  // “And if it was in February instead?”, of what cancelling costs.
  {
    before: toCancel,
    said: new RegExp(`\\b(?:${aMonth}|winter|summer)\\b.{0,10}\\binstead\\b|^today is\\b`),
    topic: 'cancellation',
  },
  {
    before: topicSet('cancellation'),
    said: /^(?:and |or |so )?(?:can|could|may) (?:i|we) (?:move|change|shift|postpone|switch) (?:it|that|them)(?: instead)?$/,
    topic: 'change_booking',
  },
  // “And if we pay?”, of the hour of check-out.
  {
    before: topicSet('check_out'),
    said: /^(?:(?:and|but|so|not|even|what) )*(?:(?:if|when) (?:we|i) (?:pay|paid)(?: (?:extra|more|for it|a bit))?|any exceptions|for (?:extra|more) money)$/,
    topic: 'late_check_out',
  },
  {
    before: topicSet('dining'),
    said: /^(?:and |so |but |ok )*(?:how|where)(?: (?:do|can|would|should) (?:we|i) (?:order|get|ask for) (?:it|that|them|this|one))?$/,
    topic: 'extras',
  },
  // “What else is there like that?”, of the sauna.
  {
    before: topicSet('sauna yoga meditation reiki forest_bathing'),
    said: /^(?:and |so |but |ok )*(?:what else|anything else|what other|any other|any more)\b/,
    not: /\b(?:eat|room|price|bring|know)\b/,
    topic: 'experiences',
  },
  {
    before: topicSet('gate_code'),
    said: /\b(?:when|how) (?:do|will|would|can) (?:i|we) (?:get|have|receive) (?:the|that|our|my) password\b/,
    topic: 'guest_guide',
  },
  // “Do I get a receipt?”, of what is ordered from the guide.
  {
    before: topicSet('pay_addons payment_page extras'),
    said: /\b(?:receipts?|confirmations?|invoices?)\b/,
    topic: 'order_confirmation',
  },
  {
    before: topicSet('walks'),
    said: /^(?:and |so |but |is |are )*(?:how (?:long|far|hard|steep|difficult)|(?:it|they) (?:hard|steep|difficult|easy|long|far))\b/,
    gap: 'how long',
  },
]
