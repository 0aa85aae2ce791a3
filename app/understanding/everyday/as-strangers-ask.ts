/** Questions as people ask them who know nothing of the place: with a story around them, two things at once, half of it taken for granted. */
import { either } from '#app/understanding/any-of.ts'
import type { Form } from '#app/understanding/forms/form-rule.ts'
import { topicSet } from '#app/understanding/topic-set.ts'

const taught = ['yoga', 'reiki', 'meditation'] as const

export const asStrangersAsk: readonly Form[] = [
  // “Sunriser has the heated one?”
  {
    near: topicSet(
      'room_stargazer room_sunriser room_stormchaser room_seaforest rooms heating heating_and_cooling tub unknown dearest',
    ),
    said: /\b(?:has|have|gets?|with|does|do|which)\b.*\b(?:heated|hot|wood fired) one\b/,
    not: /\b(?:rooms?|cabins?|lodge|shower|floors?)\b/,
    topic: 'heated_bath',
  },
  // “Can we get two grazing boxes?”
  {
    near: topicSet('unknown grazing'),
    said: /^(?:(?:so|and|ok|hi|hello) )*(?:can|could|may) (?:i|we) (?:get|have|order|take) (?:two|2|three|3|four|4) (?:of (?:the|your) )?(?:grazing |cheese )?(?:boxes|boards|platters|box)(?: please)?$/,
    topic: 'grazing',
  },
  // “Glasses?”: to drink from.
  {
    near: topicSet('windows unknown kitchen'),
    said: /^(?:(?:and|or|are there|do you have|have you|any|what about) )*glasses(?: (?:too|then))?$/,
    topic: 'kitchen',
    gap: 'glasses',
  },
  // “What's the taxi number in town?”
  {
    near: topicSet('taxis unknown contact offtopic'),
    said: /\b(?:taxis?|cabs?|hackney) (?:phone |telephone )?numbers?\b|\bnumbers? (?:for|of) (?:a |the )?(?:local )?(?:taxis?|cabs?|hackney)\b/,
    topic: 'taxis',
  },
  // “What's the WiFi called?”
  {
    near: topicSet('wifi_password wifi unknown offtopic'),
    said: /^(?:(?:and|so|ok|hi) )*what is (?:the |your )?(?:wifi|network|internet)(?:'?s)? (?:name|called|network name)$/,
    topic: 'wifi_password',
  },
  // “We booked the Flexi and my husband broke his leg, it's five days away”: what it costs to cancel.
  {
    near: topicSet('flexi flexi_booking two_night unknown availability price change_booking doctor check_in'),
    said: either(
      /\bbooked\b.*\b(?:broke|broken|fractured|hospital|operation|surgery|covid|sick|ill|flu)\b.*\b(?:days?|weeks?) (?:away|to go|off|from now)\b/,
      /\b(?:broke|broken|fractured|hospital|operation|surgery|covid|sick|ill|flu)\b.*\bbooked\b.*\b(?:get back|money back|refund\w*|lose)\b/,
    ),
    topic: 'cancellation',
  },
  // “What does the cheapest of the cabins cost midweek?”
  {
    near: topicSet('weekend price rooms unknown cabin_amenities dearest'),
    said: /\bcheap(?:er|est) of (?:the|your) (?:\w+ )?(?:cabins|wild rooms)\b/,
    topic: 'cheapest',
  },
  // “It makes three, is he allowed?”, “a friend on the floor?”
  {
    near: topicSet('unknown doctor occupancy confirmation price pets couples children availability'),
    said: either(
      /\b(?:that|it|this)(?: (?:is|makes|would be|would make|will be|will make))(?: us)?(?: then)? (?:3|three)(?= (?:ok|okay|fine|of us|people|then|allowed|is|can)\b|$)/,
      /\b(?:bring|have|take|squeeze)\b.*\b(?:friends?|mate|third|brother|sister|one more)\b.*\bon (?:the|a) (?:floor|sofa|couch|mattress|air ?bed)\b/,
    ),
    not: /\b(?:nights?|days?|km|minutes|boxes|trays)\b(?! on the)/,
    topic: 'occupancy',
  },
  // “And can we stay till six on Monday?”
  {
    near: topicSet('price weekend unknown check_out availability flexi late_check_out two_night'),
    said: /^(?:(?:and|so|ok|but|then) )*(?:can|could|may) (?:we|i) (?:stay|hang on|stick around|keep (?:it|the room))(?: on)? (?:til|till|until|to) (?:6|six)(?: ?pm)?(?: on)?(?: \w+day)?$/,
    topic: 'late_check_out',
  },
  // “The takeaway with the vegetarian list, what's it called?”
  {
    near: topicSet('eating_out dining cafes grazing unknown'),
    said: /\bthe take ?aways?\b/,
    not: /\b(?:restaurants?|pubs?|sit (?:in|down)|eat in|or)\b/,
    topic: 'takeaways',
  },
  // “Can I just text you here?”
  {
    near: topicSet('unknown contact how_to_book assistant'),
    said: /^(?:(?:so|and|ok|hi|hello|or) )*(?:can|could|may) (?:i|we) (?:just |also )?(?:text|message|whatsapp|sms|dm) (?:you|someone|somebody|the team|ye)(?: (?:here|directly|instead|on here|too|on whatsapp))*$/,
    topic: 'contact',
  },
  // “Is there a fire to sit beside in the evenings?”
  {
    near: topicSet('heating unknown meditation experiences cabin_amenities'),
    said: /\b(?:is there|are there|have (?:you|ye|they)|has it|does it have|do (?:you|they) have)\b.{0,12}\b(?:open |log |wood |real |proper |turf )?(?:fires?|fire ?places?)\b/,
    not: /\b(?:alarms?|extinguishers?|blankets?|pits?|brigade|escapes?|exits?|outside|outdoors?|bath|tub|emergency|bbq|smoke|works?)\b/,
    topic: 'heating',
  },
  // “Single beds or one big one?”, “what size is the bed?”
  {
    near: topicSet('beds unknown occupancy acres'),
    said: either(
      /\b(?:single|twin|small|separate) (?:beds? )?or (?:is it )?(?:one|a) (?:big|large|double|king)\b|\b(?:one|a) (?:big|large|double|king) (?:bed |one )?or (?:two )?(?:singles?|twins?|separate|small)\b/,
      /\bbeds?\b.*\bwhat sizes?\b|\b(?:what|which) sizes?\b.*\bbeds?\b|\bhow (?:big|large|wide) (?:is|are) the beds?\b/,
    ),
    not: /\b(?:centimet\w*|cm|feet|foot|dogs?|sofa|extra|third)\b/,
    topic: 'beds',
  },
  // “Only a tub, or a shower too?”
  {
    near: topicSet('tub showers unknown heated_bath cabin_amenities'),
    said: /\b(?:tub|bath)\b.*\bor (?:also |is there |do we get )?(?:an? |the )?(?:proper |normal )?showers?\b|\bshowers?\b.*\bor (?:just|only) (?:the |a )?(?:tub|bath)\b/,
    not: /\b(?:lodge|warm|hot|pressure)\b/,
    topic: 'showers',
  },
  {
    near: topicSet('showers tub unknown'),
    said: /\b(?:warm|hot|cold)\b.*\b(?:outside|outdoor) (?:one|shower)\b|\b(?:outside|outdoor) (?:one|shower)\b.*\b(?:warm|hot|cold)\b/,
    topic: 'showers',
    gap: 'warm',
  },
  // “Are vouchers on this site, or on some other one?”
  {
    near: topicSet('vouchers unknown best_rate'),
    said: /\bvouchers?\b.*\b(?:this|your|the) (?:site|website|page)\b.*\b(?:or|other|another|separate|elsewhere)\b/,
    not: /\b(?:code|redeem|use|spend)\b/,
    topic: 'vouchers',
  },
  // “Can I do yoga while my husband sleeps in?”
  ...taught.map((topic) => ({
    near: topicSet(`${topic} unknown experiences`),
    said: new RegExp(
      `^(?:(?:so|and|hi|hello) )*(?:can|could|may) (?:i|we|one of us|my \\w+|she|he)(?: also| just)? (?:do|have|book|try|take|join|get) (?:some |a |the )?${topic}(?: class| lesson| session)?\\b(?! (?:in|on|at|with|and|for|every|free))`,
    ),
    topic,
  })),
  // “What is there for someone who is stressed out and needs calming down?”
  {
    near: topicSet('contact unknown doctor experiences couples low offtopic about meditation'),
    said: /\b(?:what (?:is there|have you|do you (?:have|offer|do)|can (?:i|we|you))|anything|something)\b.*\b(?:stressed(?: out)?|burn(?:t|ed) out|calm(?:ing)?(?: \w+)? down|unwind|wind down|switch off|de ?stress|exhausted|relax(?:ing)?)\b/,
    not: /\b(?:die|end it|hurt|help me|hospital|doctor|pills?)\b/,
    topic: 'experiences',
  },
  // “Can I smuggle two more people in after dark?”
  {
    near: topicSet('unknown occupancy check_in offtopic other_guests'),
    said: /\b(?:smuggle|sneak|squeeze)\b.*\b(?:more|extra|friends?|people|person|couple|guests?|third|fourth|mates?)\b/,
    topic: 'occupancy',
  },
  // “Do I have to tick the box to get the newsletter?”
  {
    near: topicSet('newsletter unknown unsubscribe'),
    said: either(
      /\b(?:tick|check|agree|consent)\b.*\b(?:newsletter|sign up|subscribe|mailing list)\b/,
      /\b(?:newsletter|sign(?:ing)? up|subscrib\w+|mailing list)\b.*\b(?:tick|check) (?:the|a|that|this) box\b/,
    ),
    not: /\b(?:stop|unsubscribe|leave)\b/,
    topic: 'newsletter',
  },
  // “Do the breakfast hampers have meat in them?”
  {
    near: topicSet('grazing breakfast unknown'),
    said: /\bbreakfasts?\b.*\b(?:meat|vegetarian|veggie|vegan|bacon|sausages?|rashers|pudding)\b/,
    not: /\b(?:grazing|allerg\w*|coeliac)\b/,
    topic: 'breakfast',
    gap: 'meat',
  },
  // “The cabins are far from the lodge?”
  {
    near: topicSet('room_seaforest rooms unknown lodge_amenities'),
    said: /\bfar\b.{0,16}\bfrom (?:the )?(?:lodge|cabins?|each other|one another|stargazer|sunriser|stormchaser)\b|\bhow far apart\b/,
    not: /\b(?:beach|sea|town|pub|shops?|station|gate|car)\b/,
    topic: 'rooms',
    gap: 'far',
  },
  // “My booking is for next weekend and I might be sick.”
  {
    near: topicSet('doctor unknown change_booking cancellation emergency health check_in'),
    said: /\b(?:book(?:ing|ed)|stay|reservation)\b.*\b(?:might|may|could|will|going to) (?:\w+ )?be (?:sick|ill|unwell|in hospital)\b/,
    topic: 'cancellation',
  },
  // “A two night booking for the 5th of December, is it too late to cancel free?”
  {
    near: topicSet('availability cancellation unknown two_night change_booking'),
    said: /\btoo late\b.*\bcancel\w*\b|\bcancel\w*\b.*\btoo late\b/,
    not: /\b(?:bath|breakfast|box|hamper|newsletter)\b/,
    topic: 'cancellation',
  },
  // “The number rings out.”
  {
    near: topicSet('contact emergency engagement housekeeping unknown complaint'),
    said: /^(?:(?:but|and|well|hi|hello|sorry) )*(?:(?:the|your|that|this|it|our) )?(?:(?:phone |mobile )?number |phone |line |it )?(?:just |only |always )?(?:rings? out|goes (?:straight )?to voice ?mail|is engaged)\b|\b(?:nobody|no one) (?:is )?(?:answers?|answering|picks? up|picking up)\b/,
    topic: 'contact',
  },
  // “Is there a nice thing to have on the terrace in the evening?”
  {
    near: topicSet('unknown wine dining tub grazing offtopic experiences eating_out breakfast couples anniversary cinema'),
    said: /\b(?:anything|something|a thing|things) (?:nice|tasty|special|good|small) to (?:have|eat|nibble|share|pick at)\b/,
    not: /\b(?:near|nearby|town|out|breakfast|bring)\b/,
    topic: 'grazing',
  },
  // “You ask for my email for the newsletter, why?”
  {
    near: topicSet('confirmation newsletter unknown privacy unsubscribe'),
    said: /\bwhy\b.*\b(?:need|want|ask(?:ing)? for|require)\b.*\be ?mail\b|\be ?mail\b.*\bnewsletter why$/,
    not: /\b(?:confirm\w*|booking|spam|arrive[ds]?)\b/,
    topic: 'privacy',
  },
  // “Can I order breakfast for Saturday if we arrive on Friday?”
  {
    near: topicSet('unknown breakfast heated_bath confirmation check_in pay_addons'),
    said: /\b(?:order|have|get|book)\b.*\bbreakfast\b.*\b(?:for|on) (?:the )?(?:(?:first|next|second) (?:morning|day)|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b/,
    not: /\b(?:at|by|before|around) (?:\d|half|nine|ten|eight|seven)|\b(?:hot|cooked|vegan|gluten|allerg\w*|cancel\w*|how much|deliver\w*|come|time|cost|price|meat)\b/,
    topic: 'breakfast',
  },
  // “Can we add a second night?”, of a stay that is booked.
  {
    near: topicSet('two_night change_booking unknown flexi price occupancy late_check_out how_to_book couples'),
    said: /\b(?:add|extend|tack on|put on)\b.{0,12}\b(?:another|one more|second|extra|more) nights?\b|\b(?:add|tack on) an? night\b|\bextend (?:our|my|the) (?:stay|booking)\b/,
    not: /\b(?:how much|cost\w*|price\w*|total|sum|come to|save\w*|saving)\b/,
    topic: 'change_booking',
  },
  // “What's the email again?”
  {
    near: topicSet('confirmation contact unknown offtopic'),
    said: /^(?:(?:and|so|sorry|ok|hi) )*what (?:is|was) (?:the|your|that) (?:e ?mail|phone number|number)(?: address)?(?: again)?$/,
    topic: 'contact',
  },
  // “I'm in the booking thing and want one night with late checkout but can't find it.”
  {
    near: topicSet('booking unknown late_check_out flexi how_to_book check_out availability'),
    said: /^(?=.*\b(?:one|1|single) night\b)(?=.*\blate (?:checkout|check out)\b).*\b(?:can not|cannot|do not|does not|nowhere to|how to|not) (?:find|see|get|choose|select|pick|show|shown|appear)\b/,
    topic: 'flexi_booking',
  },
  // “It says consent required. Why?”
  {
    near: topicSet('contact_form contact unknown privacy newsletter complaint'),
    said: /\bconsent (?:is )?required\b|\b(?:agree to|accept) (?:the|your) privacy policy\b/,
    not: /\b(?:cookies?|booking|newsletter)\b/,
    topic: 'contact_form',
  },
]
