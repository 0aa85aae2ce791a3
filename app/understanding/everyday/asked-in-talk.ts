/** Questions as they come up in talk, in words that sound like another subject: a place by its name, a bath of an evening, the last free day. */
import { diningNearby } from '#app/estate/dining.ts'
import { beaches } from '#app/estate/nearby.ts'
import { anyOf, either, oneOf } from '#app/understanding/any-of.ts'
import { anyMonth } from '#app/understanding/calendar-words.ts'
import type { Form } from '#app/understanding/forms/form-rule.ts'
import { topicSet } from '#app/understanding/topic-set.ts'

const tables = oneOf(...diningNearby.map(({ name }) => name.replace(/^The /, '').toLowerCase()))
const beachNames = oneOf(...beaches.map(({ name }) => name.toLowerCase()))
const onEnquiry = ['yoga', 'reiki', 'meditation', 'sauna', 'forest_bathing', 'picnic'] as const

export const askedInTalk: readonly Form[] = [
  // “The girl on the phone told me children under 5 are fine, please just confirm that.”
  {
    near: topicSet('offtopic unknown claim contact'),
    said: /\b(?:told|said|promised|assured)\b.*\b(?:kids?|children|child|baby|babies|toddlers?)\b.*\b(?:fine|ok|okay|grand|welcome|allowed|free|no problem)\b/,
    topic: 'children',
  },
  // “The village kitchen in Kilmuckridge, what's that like?”
  {
    near: topicSet('kitchen unknown offtopic town beaches beach dining eating_out takeaways cafes'),
    said: new RegExp(`\\b(?:${tables})\\b`),
    topic: 'eating_out',
  },
  // “Where would you go for fish locally?”
  {
    near: topicSet('unknown offtopic takeaways dining eating_out beach town cafes'),
    said: either(
      /\bwhere\b.*\b(?:go|eat|get|find|recommend)\b.*\b(?:fish|seafood|crab|lobster|mussels|steaks?|chowder|sunday (?:lunch|roast))\b/,
      /\b(?:fish|seafood|crab|lobster|mussels|steaks?|chowder|sunday (?:lunch|roast))\b.*\b(?:locally|nearby|near|around (?:here|there)|in the area|close by)\b/,
    ),
    not: /\b(?:chips|takeaway|take away|catch|fishing|cabin|room|delivered|buy)\b/,
    topic: 'eating_out',
  },
  // “Could we fit a bath in one of the evenings?”
  {
    near: topicSet('unknown tub bath_reheat price heated_bath check_in availability'),
    said: either(
      /\b(?:fit|have|get|squeeze|do|take|want|book|order)(?: in)? (?:a|the|one) (?:hot |heated |wood fired )?bath(?: in)?\b.*\b(?:evenings?|nights?)\b/,
      /\b(?:have|get|take|order|want) (?:a|the|one|our) (?:hot |heated |wood fired )?bath (?:for )?(?:tonight|today|this evening)\b/,
      /\b(?:a|one) (?:hot |heated |wood fired )?bath (?:on |in )?(?:one|an|the|some|the first|the second|friday|saturday) (?:evening|night|of the)\b/,
    ),
    not: /\b(?:again|reheat\w*|re heat\w*|second|2nd|as well|too|both|each|every|how much|total|stay|price|breakfast)\b/,
    topic: 'heated_bath',
  },
  // “What's the latest we can cancel free?”, “until which day may we cancel without paying anything?”
  {
    near: topicSet('availability unknown cancellation check_in check_out two_night flexi change_booking offtopic'),
    said: either(
      /\b(?:latest|last day|last date|how late|until (?:when|which day|what day)|till when|by when|by what date)\b.*\bcancel\w*\b/,
      /\bcancel\w*\b.*\b(?:latest|last day|until (?:when|which day|what day)|till when|by when|by what date)\b/,
      // “We arrive on 20 December and cancel on the 28th of November.”
      /\b(?:cancel(?:led|ling|s)?|(?:pull|back|drop)(?:ed|ing)? out)\b.*\b(?:\d{1,2}(?:st|nd|rd|th)?|tomorrow|today)\b.*\b(?:arriv\w*|check ?in|booked|due)\b/,
      /\b(?:arriv\w*|check ?in|booked|due)\b.*\b(?:\d{1,2}(?:st|nd|rd|th)?|\w+day)\b.*\bcancel(?:led|ling)?\b/,
    ),
    not: /\b(?:bath|breakfast|newsletter|insurance|check ?out|flight|ferry|train)\b/,
    topic: 'cancellation',
  },
  // “I've to cancel a two-nighter arriving on 12 June. What will ye charge me?”
  {
    near: topicSet('price unknown two_night offtopic availability money change_booking'),
    said: /\bcancel\w*\b.*\b(?:charge|charged|pay|cost|lose|owe|get back|refund\w*)\b/,
    not: /\b(?:bath|breakfast|newsletter|insurance|subscription|free cancellation|how many days)\b/,
    topic: 'cancellation',
  },
  // “Flexi booked for Tuesday 8 December. I've a funeral and can't go.”
  {
    near: topicSet('flexi flexi_booking two_night unknown availability price change_booking offtopic check_in money'),
    said: /\bbooked\b.*\b(?:can not|can t|will not be able to|unable to|not able to) (?:go|come|make it|travel|get there)\b/,
    not: /\b(?:voucher|taxi|bath|breakfast|move|change|instead)\b/,
    topic: 'cancellation',
  },
  // “Can the dog wait in the car or inside for an hour while we eat?”
  {
    near: topicSet('dining unknown pets parking eating_out offtopic'),
    said: /\b(?:can|could|may|allowed|ok|okay)\b.*\b(?:dogs?|pets?|pup|puppy|terrier|collie|spaniel|labrador|greyhound)\b.*\bwait\b/,
    not: /\b(?:bus|taxi|vet|station)\b/,
    topic: 'pets',
  },
  // “Would Stargazer or Sunriser be the better spot?”
  {
    near: topicSet(
      'price cheapest occupancy unknown offtopic rooms room_stargazer room_sunriser room_stormchaser room_seaforest weather',
    ),
    said: /\b(?:stargazer|sunriser|stormchaser|lodge) or (?:the )?(?:stargazer|sunriser|stormchaser|lodge)\b.*\b(?:better|nicer|best|recommend|suit\w*|choose|pick|go for)\b|\b(?:better|nicer|recommend|choose|pick|go for)\b.*\b(?:stargazer|sunriser|stormchaser|lodge) or (?:the )?(?:stargazer|sunriser|stormchaser|lodge)\b/,
    not: /\b(?:price|value|cheap\w*|cost|money|deal|night)\b/,
    topic: 'rooms',
  },
  // “Can we come at two in the afternoon?”
  {
    near: topicSet('unknown availability check_in offtopic late_check_out price weekend children occupancy'),
    said: /^(?:and |so |hi |hello |ok )*(?:can|could|may|would it be (?:ok|okay|possible) (?:to|if)) ?(?:we|i)? (?:come|came|arrive|arrived|turn up|check in|be there|get in|move in|(?:get|have|collect) the (?:keys?|room|cabin))(?: already)? (?:at|around|about|from|by|for) (?:about |around )?(?:\d{1,2}(?::\d\d)?|noon|midday|lunch ?time|one|two|three|half (?:past )?\w+|ten|eleven|twelve)\b(?: ?(?:pm|o clock|ish))?(?: in the (?:afternoon|day))?$/,
    topic: 'check_in',
  },
  // “When do I need to let ye know by to get everything back?”
  {
    near: topicSet(
      'unknown check_out check_in cancellation order_details availability lost vouchers newsletter money housekeeping',
    ),
    said: /\b(?:get|have|see) (?:everything|it all|all of it|the lot|(?:all )?(?:our|my|the) money) back\b/,
    not: /\b(?:voucher|box|bath|breakfast|order|lost|left)\b/,
    topic: 'cancellation',
  },
  // “We missed the boat and never showed up, do we still pay?”
  {
    near: topicSet('check_in unknown cancellation money offtopic location late_check_out deposit'),
    said: /\b(?:never|not|did not|do not) (?:show|showed|turn|turned)(?:ed)? up\b.*\b(?:pay|charge\w*|money|refund\w*|owe)\b/,
    not: /\b(?:bath|breakfast|tray|box|taxi|e ?mail|voucher)\b/,
    topic: 'cancellation',
  },
  // “Is the lodge cheaper for her as she's on her own?”
  {
    near: topicSet(
      'unknown price cheapest occupancy couples offtopic newsletter best_rate per_room weekend two_night room_seaforest',
    ),
    said: either(
      /\b(?:cheaper|less|reduced|lower|half|discount|reduction|same)\b.*\b(?:(?:for|if) (?:one|1|a single|just me|only me|i am alone|(?:i|she|he) (?:am |is )?(?:come |comes |stay |stays )?(?:alone|on my own|on her own|on his own|by myself))|single (?:person|traveller|guest|occupancy)|on (?:her|his|my) own|solo)\b/,
      /\bsingle (?:person|traveller|guest|occupancy)s?\b.*\b(?:less|cheaper|reduced|lower|discount|rate|price|supplement|extra)\b|\bsingle supplement\b/,
    ),
    not: /\b(?:night|breakfast|tray|dog|bed)s?\b/,
    topic: 'per_room',
  },
  // “I have a €300 voucher, does it cover two nights midweek in the lodge?”
  {
    near: topicSet('unknown price vouchers flexi two_night flexi_booking offtopic cheapest'),
    said: /\b\d{2,4}\b.*\bvouchers?\b.*\b(?:cover|do|pay for|enough|get|buy)\b.*\bnights?\b|\bvouchers?\b.*\b\d{2,4}\b.*\b(?:cover|do|pay for|enough|get|buy)\b.*\bnights?\b/,
    not: /\b(?:years?|valid|expire\w*|bath|food|breakfast)\b/,
    topic: 'price',
  },
  // “Has the lodge got one of those soaking tubs outside too?”
  {
    near: topicSet('unknown offtopic room_seaforest lodge_amenities'),
    said: /\b(?:has|have|does|is|got|with)\b.*\blodge\b.*\b(?:tubs?|ofuros?)\b/,
    topic: 'tub',
  },
  // “Could we see the sea from bed in any of them?”
  {
    near: topicSet('unknown beach beaches offtopic windows beds rooms'),
    said: /\b(?:see|view of|views? (?:over|to)|look (?:out )?(?:at|over|to)|overlook\w*|wake (?:up )?to) (?:the )?(?:sea|ocean|water)\b/,
    not: /\b(?:stargazer|sunriser|stormchaser|lodge|walk|path|beach|which|better|best)\b/,
    topic: 'windows',
  },
  // “Booking Sunriser Monday to Wednesday now.”
  {
    near: topicSet('change_booking availability unknown how_to_book'),
    said: /^(?:we are |i am |if (?:we|i) (?:are )?)?(?:booking|book) (?:the )?(?:stargazer|sunriser|stormchaser|lodge) (?:for )?(?:(?:sun|mon|tues|wednes|thurs|fri|satur)day|the weekend|two nights|one night)\b/,
    not: /\b(?:free|available|how do|can)\b/,
    topic: 'price',
  },
  // “Would it be strange to come alone?”
  {
    near: topicSet('pets couples occupancy unknown offtopic low check_in'),
    said: /\b(?:strange|odd|weird|sad|silly|funny|ok|okay|alright|allowed)\b.*\b(?:come|stay|book|be there|go)\b.{0,12}\b(?:alone|on my own|by myself|solo)\b/,
    not: /\b(?:dogs?|pets?|bath|tub|swim|walk)\b/,
    topic: 'occupancy',
  },
  // “Is it far to Courtown from you?”
  {
    near: topicSet('unknown offtopic beaches beach town location taxis walks'),
    said: new RegExp(`\\b(?:far|long|close|near)\\b.*\\b(?:${beachNames})\\b`),
    not: /\b(?:taxi|eat|food|fish|pub|cafe|swim|bus|train|from dublin)\b/,
    topic: 'beaches',
  },
  // “Which beach is best for swimming?”
  {
    near: topicSet('unknown offtopic beach beaches tub walks experiences'),
    said: /\b(?:which|what|where)\b.*\b(?:best|nicest|good|better)\b.{0,12}\b(?:swim|swims|swimming|dip)\b/,
    not: /\b(?:pool|tub|bath|ofuro|indoor)\b/,
    topic: 'beaches',
  },
  // “What can we get delivered?”
  {
    near: topicSet('vouchers unknown offtopic dining takeaways extras'),
    said: /\bwhat (?:can|could|do) (?:we|i|you) (?:get|have|order|deliver)(?: \w+)? ?(?:delivered|brought)\b/,
    not: /\bvouchers?\b/,
    topic: 'dining',
  },
  // “Who can collect us from the station?”
  {
    near: topicSet('location town unknown offtopic check_in parking'),
    said: /\bwho\b.{0,12}\b(?:collect|pick|fetch|meet)(?: us| me)?(?: up)?\b.*\b(?:station|airport|port|train|bus|ferry|gorey|dublin)\b/,
    topic: 'taxis',
  },
  // “What about coming by car?”
  {
    near: topicSet('parking unknown location taxis offtopic town'),
    said: /^(?:and |so |but |ok )*(?:what|how) about (?:coming |driving |travelling |getting there )?by car$|^(?:and |or )?(?:if we|we) (?:come|drive|are driving) (?:by car|ourselves)?$/,
    topic: 'location',
  },
  // “We're coming on the 20th of February for 3 nights”, “thinking of booking 2 nights from the 9th of April”
  {
    near: topicSet('availability unknown two_night flexi_booking change_booking how_to_book offtopic'),
    said: new RegExp(
      `^(?:hi |hello |so |and )*(?:(?:we|i) )?(?:(?:are|am|will|would|will be|would be|d be|are thinking|am thinking|im thinking|thinking|hope|are hoping|plan|are planning) )*(?:of |to )?(?:arriving|coming|booking|come|arrive|book|stay|staying)\\b(?=.*\\b(?:${anyMonth})\\b)(?=.*\\b(?:\\d|two|three|four) (?:nights?|nites?)\\b)`,
    ),
    not: /\b(?:free|available|availability|vacan\w*|have you|do you have|booked|any)\b/,
    topic: 'price',
  },
  // “Last day I can ring off without a charge?”
  {
    near: topicSet('price late_check_out availability check_out unknown two_night offtopic change_booking contact'),
    said: /\b(?:last|latest) (?:day|date)\b.*\b(?:without|free|no)(?: of)?(?: a| any)? ?(?:charge|cost|costs|penalty|fee|paying)?\b/,
    not: /\b(?:order|bath|breakfast|voucher|rooms?|nights? free)\b/,
    topic: 'cancellation',
  },
  // “Is there a number I can ring if I get panicky there at night?”
  {
    near: topicSet('unknown contact emergency doctor housekeeping offtopic low check_in'),
    said: /\b(?:number|someone|somebody|anyone|anybody|who)\b.*\b(?:ring|call|phone)\b.*\b(?:at night|in the (?:middle of the )?night|panick\w*|after hours)\b/,
    not: /\b(?:taxi|doctor|ambulance|vet|hospital)\b/,
    topic: 'contact',
  },
  // “What do you remember about me?”, “can I have what ye hold on me deleted?”
  {
    near: topicSet('unknown offtopic order_details other_guests assistant privacy secret booking confirmation'),
    said: either(
      /\bwhat (?:do|would|will) (?:you|ye) (?:remember|keep|store|hold|save)(?: about| on| of)? (?:me|us|this|our|my|it)\b/,
      /\b(?:hold|have|keep|store|know)(?: on| about) (?:me|us)\b.*\b(?:deleted|erased|removed|wiped)\b|\bwho (?:reads|sees|can read|can see) what (?:i|we) (?:type|write|ask|say)\b/,
    ),
    topic: 'privacy',
  },
  // “How do I confirm it?”, of what was just chosen.
  {
    near: topicSet('confirmation unknown offtopic change_booking order_confirmation how_to_book'),
    said: /^(?:and |so |ok |right |grand )*how (?:do|can|would|should) (?:i|we) (?:confirm|secure|finali[sz]e|lock in|reserve|hold) (?:it|that|this|the (?:room|booking|stay|dates?|nights?))(?: then| now)?$/,
    topic: 'how_to_book',
  },
  // “How much is the sauna?”, which is arranged on enquiry.
  ...onEnquiry.map((topic) => ({
    near: topicSet(`unknown offtopic extras experiences ${topic}`),
    said: new RegExp(
      `^(?=.*\\b(?:how much|prices?|costs?|charge)\\b).*\\b${topic === 'picnic' ? 'picnic (?:basket|hamper)s?' : topic.replace('_', ' ')}\\b`,
    ),
    not: anyOf(/free|included|and (?:the |a )?(?:yoga|reiki|sauna|meditation|massage)|bath(?!ing)|build|home/),
    topic,
    gap: 'price',
  })),
]
