/** What is asked next, of food, of the way here, of the stove: its words alone would be read as something else. */

import { topicSet } from '#app/understanding/troubles/topic-set.ts'
import { askedATurnLater } from './asked-a-turn-later.ts'
import { askedNearTheStay } from './asked-near-the-stay.ts'
import { askedOfCancelling } from './asked-of-cancelling.ts'
import { askedOfWhatWasTold } from './asked-of-what-was-told.ts'
import { askedPlainlyNext } from './asked-plainly-next.ts'
import { askedWithLess } from './asked-with-less.ts'
import type { FollowUpRule } from './follow-up-rule.ts'
import { latelyAskedNext } from './lately-asked-next.ts'

/** “And on food?”, of the newsletter's code. */
export const onWhatIsSold =
  /^(?:(?:and|or|what about|can i use (?:it|that)) )*(?:on|for) (?:the )?(?:food|extras?|baths?|breakfasts?|boxe?s?|hampers?)\b/
/** “What's included?”, of a price. */
export const whatIsIncluded =
  /^(?:(?:and|so|ok|but) )*what(?: is| s)? (?:all )?(?:included|in it|in that)(?: in (?:that|it|the (?:price|stay)))?(?: then)?$/

export const askedNext: readonly FollowUpRule[] = [
  ...latelyAskedNext,
  ...askedPlainlyNext,
  ...askedWithLess,
  ...askedOfWhatWasTold,
  ...askedATurnLater,
  ...askedOfCancelling,
  ...askedNearTheStay,
  {
    before: topicSet('beach beaches'),
    said: /\b(?:which|what|where)\b.*\b(?:swim|swims|swimming|dip)\b/,
    not: /\b(?:pool|tub|bath|lifeguards?|safe)\b/,
    topic: 'beaches',
  },
  {
    before: topicSet('allergy dining extras grazing'),
    said: /^(?:and |so |ok )*(?:how much|what) (?:is|for|does) the veg\w*(?: one| box| kind)?(?: cost)?$/,
    topic: 'grazing',
  },
  // “We're in the lodge Wed to Fri”, of whoever would stay till six.
  {
    before: topicSet('late_check_out'),
    said: /^(?:(?:and|so|ok|well) )*(?:we|i) (?:are|am|will be|would be)(?: (?:booked|staying|coming))?(?: in)? (?:the )?(?:stargazer|sunriser|stormchaser|lodge)\b/,
    not: /\b(?:how much|what|cost|price|can|could)\b/,
    topic: 'late_check_out',
  },
  { before: topicSet('newsletter'), said: onWhatIsSold, topic: 'newsletter' },
  { before: topicSet('price'), said: whatIsIncluded, topic: 'price' },
  // “Does it reach the beach?”, of the WiFi.
  {
    before: topicSet('wifi wifi_password secret'),
    said: /\b(?:does|will|is|would) it\b.*\b(?:reach|work|get|strong|enough|available)\b/,
    topic: 'wifi',
    gap: 'where it reaches',
  },
  // “What do we do with the key?”, on leaving.
  {
    before: topicSet('check_out late_check_out'),
    said: /\b(?:the|our) keys?\b/,
    topic: 'check_out',
    gap: 'key',
  },
  // “Do we have to stay two nights?”, “what do we get if we only stay one?”, of a date.
  {
    before: topicSet('availability'),
    said: /\b(?:have to|must|need to|obliged|minimum|at least)\b.*\b(?:two|2|three|3|one|1) nights?\b/,
    topic: 'compare_modes',
    gap: 'minimum',
  },
  {
    before: topicSet('availability compare_modes two_night how_to_book'),
    said: /\b(?:if|when) (?:we|i) (?:only |just )?(?:stay|stayed|book|booked|take|took|come|came)(?: for)? (?:only |just )?(?:the |a )?(?:one|1|single)(?: nights?)?$/,
    topic: 'flexi',
  },
  // “What about my mother, could she come along with us two?”
  {
    before: topicSet('children occupancy couples rooms'),
    said: /\b(?:mother|mum|mam|mammy|father|dad|parents|sister|brother|friend|cousin|aunt|uncle|third (?:person|adult))\b.*\b(?:come|stay|join|sleep|along|with us)\b/,
    not: /\b(?:lunch|dinner|visit|drink|coffee|tea|day|evening|afternoon|baby|\d+|son|daughter)\b/,
    topic: 'occupancy',
  },
  // “And is it ok to bring wine in?”, of the bath.
  {
    before: topicSet('heated_bath tub bath_reheat'),
    said: /\b(?:bring|take|have|carry)\b.{0,12}\b(?:wine|prosecco|champagne|bubbly|beers?|drinks?)\b(?: (?:in|into|out)\b|$)/,
    not: /\b(?:order|buy|price|cost|cellar)\b/,
    topic: 'tub',
  },
  // “No, it's everything, the whole cabin”, of the light that went out.
  {
    before: topicSet('housekeeping'),
    said: /\b(?:everything|everywhere|(?:the )?whole (?:cabin|place|lodge)|all of (?:it|them))\b/,
    not: /\b(?:fine|good|grand|lovely|perfect|great|working|sorted)\b/,
    topic: 'housekeeping',
  },
  // “What time do I have to order by?”, of the reheat.
  {
    before: topicSet('bath_reheat'),
    said: /\b(?:what time|when|how (?:late|early|far|long))\b.*\border\b|\border\b.*\b(?:by when|ahead|before)\b/,
    topic: 'bath_reheat',
  },
  // “Can I use it on a voucher?”, of the newsletter's code.
  {
    before: topicSet('newsletter'),
    said: /\b(?:use|spend|redeem|works?|valid|good)\b.*\b(?:on|for|towards|with) (?:a |the )?(?:gift )?vouchers?\b/,
    topic: 'newsletter',
  },
  // “Can we light a fire on it?”, of the beach.
  {
    before: topicSet('beach beaches'),
    said: /\b(?:light|have|make|build|start)\b.{0,12}\b(?:fires?|barbecue|bbq)\b/,
    topic: 'beach',
  },
  // “Is that enough for two?”, of what can be had to eat.
  {
    before: topicSet('dining extras grazing'),
    said: /\b(?:enough|do|feed) (?:for )?(?:two|2|us both|both of us)\b/,
    topic: 'grazing',
  },
  // “What's the difference between the two?”, “the second one, how much?”, of the boxes.
  {
    before: topicSet('grazing'),
    said: /\bdifference\b.{0,16}\b(?:2|two|them|those|these|both)\b|^(?:and |so )*(?:the )?(?:first|second|other|veg\w*) one\b/,
    topic: 'grazing',
  },
  // “Is it dog friendly?”, of a table.
  { before: topicSet('eating_out cafes takeaways'), said: /\bdogs?\b/, not: /\b(?:lodge|cabin|leave|left)\b/, gap: 'dogs' },
  // “How long does it take?”, of the walk to the strand.
  {
    before: topicSet('beach'),
    said: /^(?:and |so |ok )*how long(?: does (?:it|that) take| is (?:it|that|the walk)| would (?:it|that) take)?(?: (?:on foot|walking|to walk))?$/,
    topic: 'beach',
    gap: 'long',
  },
  // “No, I meant the forest thing.”
  {
    before: topicSet('reiki yoga sauna meditation experiences'),
    said: /\bforest (?:thing|one|bathing|walk)\b/,
    topic: 'forest_bathing',
  },
  // “It was a Saturday night, so Sunday. OK?”, of leaving late.
  {
    before: topicSet('late_check_out'),
    said: /\b(?:saturday|sunday|friday|weekend)\b.*\b(?:ok|okay|possible|allowed|fine|grand|alright|too)$/,
    topic: 'late_check_out',
  },
  // “Which is cheaper for Stormchaser?”, of the two offers.
  {
    before: topicSet('compare_modes two_night flexi'),
    said: /\bwhich (?:one |of (?:them|the two) )?is (?:the )?(?:cheaper|better value|best value|dearer)\b/,
    topic: 'compare_modes',
  },
  // “And what would two cabins be for a Saturday?”
  {
    before: topicSet('dining grazing occupancy rooms kitchen breakfast'),
    said: /^(?:and |so |ok )*(?:what|how much) (?:would|is|are|for|do|does)\b.{0,6}\b(?:two|2|both) (?:cabins|rooms)\b.*\b(?:\w+day|weekend|mid ?week|nights?)\b/,
    topic: 'price',
  },
  // “Its booked for 20 August, 2 nights”, “can I move it to February?”
  {
    before: topicSet('change_booking cancellation'),
    said: /^(?:(?:and|so|well|it is|its|ours is|we are|i am|it was) )*(?:booked|booking is) (?:for|from)\b/,
    topic: 'cancellation',
  },
  {
    before: topicSet('change_booking'),
    said: /\b(?:move|change|shift|push|switch) (?:it|that|them|our stay|the dates?)(?: instead| to\b)/,
    topic: 'change_booking',
  },
  {
    before: topicSet('cancellation'),
    said: /\b(?:move|change|shift|push|switch) (?:it|that|them|our stay|the dates?)(?: instead| to\b)/,
    topic: 'cancellation',
  },
  {
    before: topicSet('change_booking'),
    said: /\b(?:money back|refund\w*|difference)\b.*\b(?:cheaper|less|lower)\b|\b(?:cheaper|dearer)\b.*\b(?:money back|refund\w*|difference|pay)\b/,
    topic: 'change_booking',
  },
  // “We arrive on Saturday, is the first morning Sunday ok?”
  {
    before: topicSet('breakfast'),
    said: /\b(?:first|next) morning\b.*\b(?:ok|okay|possible|alright|fine|grand)\b|\bwhat(?: is| s) in (?:it|that|the (?:tray|hamper))\b/,
    topic: 'breakfast',
  },
  // “And turn it off?”, of the film.
  {
    before: topicSet('cinema'),
    said: /^(?:and |so |ok )*(?:how (?:do|can) (?:we|i) )?(?:turn|switch) it (?:all )?off\b/,
    topic: 'cinema',
  },
  // “Now there's a little lock”, of the hob.
  { before: topicSet('kitchen'), said: /\b(?:little|small|a|the) lock\b/, topic: 'kitchen' },
  // “Something vegetarian?”, after the takeaways.
  {
    before: topicSet('takeaways'),
    said: /\bveg(?:an|gie|etarian)?\b/,
    not: /\b(?:box|hamper|tray|picnic|grazing)\b/,
    topic: 'takeaways',
  },
  // “Just an hour?”, of leaving late.
  {
    before: topicSet('late_check_out'),
    said: /^(?:(?:and|or|so|ok|but|even|just|only|for|what about) )*(?:an|one|half an|1|2|two|a couple of) hours?(?: more| longer| extra| or (?:two|so))?(?: then)?$/,
    topic: 'late_check_out',
    gap: 'an hour',
  },
  // “And a place to sit in?”, after the takeaways.
  { before: topicSet('takeaways'), said: /\b(?:sit (?:in|down)|to sit|restaurants?|a table|eat in)\b/, topic: 'eating_out' },
  // “Do I pay it up front?”, of one night with late check-out.
  { before: topicSet('late_check_out flexi'), said: /\bpay\b.*\b(?:up ?front|now|in advance|at once)\b/, topic: 'how_to_book' },
  // “Closest one?”
  { before: topicSet('takeaways'), said: /\b(?:closest|nearest)\b/, topic: 'takeaways' },
  { before: topicSet('cafes'), said: /\b(?:closest|nearest)\b/, topic: 'cafes' },
  // “Which taxi?”, “can you book it for me?”
  {
    before: topicSet('location town'),
    said: /^(?:and |so |ok )*(?:which|what|any|whose) (?:taxis?|cabs?)\b/,
    topic: 'taxis',
  },
  // “The outside one”, of the shower that is cold.
  {
    before: topicSet('housekeeping'),
    said: /^(?:(?:and|it is|no|only|just) )*(?:the )?(?:outside|outdoor|inside|indoor|other|second) (?:one|shower|tap)(?: too| as well)?$/,
    topic: 'housekeeping',
  },
  // “What can we get delivered then?”
  {
    before: topicSet('dining grazing breakfast extras'),
    said: /^(?:and |so |ok )*what (?:can|could|do) (?:we|i) (?:get|have|order)(?: \w+)? ?(?:delivered|brought|sent)\b/,
    topic: 'dining',
  },
  // “How many guests can we have?”, at a wedding of two.
  {
    before: topicSet('elopement'),
    said: /\b(?:how many|any|bring|have|invite)\b.{0,16}\b(?:guests|people|friends|family|witnesses)\b/,
    topic: 'elopement',
  },
  // “Who can collect us there?”, of the station or the port.
  {
    before: topicSet('location town taxis check_in'),
    said: /\b(?:who|someone|anyone|anybody|somebody)\b.{0,12}\b(?:collect|pick|fetch|meet|drive|bring)(?: us| me)?(?: up)?\b/,
    not: /\bthere to meet\b/,
    topic: 'taxis',
  },
  // “Is there one on a Sunday?”, of the trains or taxis.
  {
    before: topicSet('taxis location'),
    said: /^(?:and |so |but )*(?:is there|are there|do they run|would there be|are they (?:running|out))(?: (?:one|any|some))?(?: (?:on|at) (?:a |the )?(?:\w+days?|weekends?|night))$/,
    topic: 'taxis',
    gap: 'on that day',
  },
  {
    before: topicSet('heating housekeeping heating_and_cooling cinema kitchen'),
    said: /\b(?:number|someone|somebody)\b.*\b(?:ring|call|phone)\b.*\b(?:wrong|stuck|stops|breaks)\b/,
    topic: 'contact',
  },
  // “Ok, what about the other room, Stargazer, what does it cost?”
  {
    before: topicSet('heated_bath tub bath_reheat'),
    said: /^(?:and |ok |so )*(?:what|how) about (?:the |an)?other (?:room|cabin|one)s?\b.*\b(?:stargazer|sunriser|stormchaser|lodge)\b/,
    topic: 'price',
  },
]
