/** Questions whose words sound like another subject: ranks and budgets, the dark, the rain, what a place has or lacks. */
import { anyOf, either } from '#app/understanding/any-of.ts'
import { ceilingIn } from '#app/understanding/forms/ceiling.ts'
import type { Form } from '#app/understanding/forms/form-rule.ts'
import { topicSet } from '#app/understanding/topic-set.ts'

const rooms = 'room_stargazer room_sunriser room_stormchaser room_seaforest rooms cabin_amenities lodge_amenities'

const stretches = /\b(?:which|what) (?:rooms?|cabins?|ones?|places?|of)?\b.*\b(?:stretch|run|get|have|cover|buy|afford)\b/

export const roundaboutAsked: readonly Form[] = [
  // “Would it be alright to leave the cases with ye till it's ready?”
  {
    near: topicSet('unknown walks check_out check_in housekeeping lost offtopic parking occupancy'),
    said: /\b(?:leave|drop|stash|mind|store|dump)(?: off)? (?:the |our |my |a few )?(?:cases?|bags?|luggage|suitcases?|gear)\b.*\b(?:til|till|until|while|before)\b.{0,16}\bready\b/,
    not: /\b(?:check ?out|after we leave|collect)\b/,
    topic: 'check_in',
    gap: 'bags',
  },
  // “Can you rank your rooms by what they cost?”
  {
    near: topicSet(`${rooms} price cheapest dearest unknown offtopic best_rate`),
    said: either(
      /\b(?:rank|list|order|sort|line up)\b.*\b(?:rooms?|cabins?|places?|them|all four)\b.*\b(?:costs?|prices?|priced?|cheap\w*|dear\w*|expensive)\b/,
      /\b(?:rooms?|cabins?|places?|all four)\b.*\b(?:in order of|by|from) (?:the )?(?:price|cost|cheapest to|dearest to|lowest to|highest to)\b/,
    ),
    not: /\b(?:book|confirmation|bath|box|tray)\b/,
    topic: 'price',
  },
  // “We're arriving in the dark, anything we should have with us?”
  {
    near: topicSet('check_in unknown gate_code location parking offtopic guest_guide walks'),
    said: either(
      /\b(?:in the|when it is|after|it is|be) dark\b.*\b(?:need|bring|have with us|pack|take with us|torch|light)\b/,
      /\b(?:need|bring|pack)\b.*\b(?:in the|when it is|after|if it is) dark\b/,
    ),
    not: /\b(?:bath|beach|swim|stars?)\b/,
    topic: 'parking',
    gap: 'dark',
  },
  // “I'd like to hang on till five on the Thursday.”
  {
    near: topicSet('late_check_out check_out unknown weekend flexi availability change_booking'),
    said: /\b(?:hang|stay|stick|hold) (?:on|around|put)(?: to the room)? (?:til|till|until) (?:about |around )?(?:[2-6]|two|three|four|five|six)(?:ish| ?pm| o clock)?\b/,
    not: /\b(?:night|nights|bath|bar|pub)\b/,
    topic: 'late_check_out',
  },
  // “Nothing we like better than a good gale.”
  {
    near: topicSet('windows room_stormchaser weather unknown rooms offtopic'),
    said: /\b(?:love|loves|adore|like|nothing better|enjoy|mad (?:about|for|into))\b.{0,30}\b(?:gales?|storms?|wild weather|big seas?|howling wind|wind howling)\b/,
    not: /\b(?:safe|cancel\w*|warning|what if|beach|walk)\b/,
    topic: 'room_stormchaser',
  },
  // “Are the rooms all more or less the same bar the view?”
  {
    near: topicSet(`${rooms} windows unknown beds price compare_modes offtopic`),
    said: either(
      /\b(?:rooms|cabins|they|four|three)\b.*\b(?:all )?(?:more or less |pretty much |much |basically |exactly )?(?:the same|alike|identical)\b(?:.*\b(?:bar|apart from|except|only)\b.*\bviews?\b|$)/,
      /\bwhat (?:do|would|will|did) (?:you|we|i) (?:lose|miss|give up|do without|gain|get)\b.*\b(?:lodge\b.*\b(?:cabins?|stargazer|sunriser|stormchaser)|(?:cabins?|stargazer|sunriser|stormchaser)\b.*\blodge)\b/,
      /\bwhat does (?:the )?lodge not have\b|\bwhat is missing (?:in|from) the lodge\b/,
    ),
    not: /\b(?:price|cost|nights?|rate|breakfast|dates?)\b/,
    topic: 'cabin_amenities',
  },
  // “What's the difference between the tub that's there anyway and the one you charge for?”
  {
    near: topicSet('unknown tub heated_bath dearest money compare_modes bath_reheat'),
    said: either(
      /\bdifference\b.*\b(?:tubs?|baths?|ofuros?)\b.*\b(?:tubs?|baths?|ofuros?|one|50)\b/,
      /\b(?:tub|ofuro)\b.*\b(?:same (?:thing )?as|not the same as|different (?:from|to))\b.*\b(?:bath|one)\b/,
    ),
    not: /\b(?:lodge|reheat)\b/,
    topic: 'tub',
  },
  // “Will it be warm when we walk in?”
  {
    near: topicSet('unknown heating heating_and_cooling check_in housekeeping bath_reheat wine weather'),
    said: /\b(?:warm|heated|cold|freezing|toasty|heat(?:ing)? (?:be )?on)\b.*\bwhen (?:we|i) (?:walk in|arrive|get (?:in|there)|come in|open the door|land)\b/,
    not: /\b(?:bath|tub|food|wine|water)\b/,
    topic: 'heating',
  },
  // “With the newsletter code, what would two nights in Stargazer come down to?”
  {
    near: topicSet('newsletter unknown price best_rate two_night dynamic_prices'),
    said: /^(?=.*\b(?:10 percent|ten percent|newsletter|discount)\b)(?=.*\b(?:stargazer|sunriser|stormchaser|lodge)\b)(?=.*\bnights?\b).*\b(?:what would|how much|come (?:down )?to|pay|cost|total|leave)\b/,
    not: anyOf(/escape|flexi|vouchers?|combin\w*|together|stayed|before|again|and the|on top/),
    topic: 'price',
  },
  // “I need to cancel my stay on 10 July, what happens?”
  {
    near: topicSet('unknown cancellation change_booking offtopic availability two_night'),
    said: /\b(?:need|have|want|might have|may have) to cancel (?:my|our|the|a) (?:(?:two|2|one|1) )?(?:nighter|nights?|stay|booking|reservation|weekend|trip|room)\b/,
    not: /\b(?:insurance|doctor|died|funeral|death|hospital|bath|breakfast)\b/,
    topic: 'cancellation',
  },
  // “Any chance of decorations in the room before we get there?”
  {
    near: topicSet('unknown offtopic lost check_in anniversary engagement housekeeping'),
    said: /\b(?:decorat\w*|balloons?|banners?|petals|birthday cake)\b/,
    not: /\b(?:christmas tree|house|style|who|(?:only|just) (?:for )?decorat\w*)\b/,
    topic: 'anniversary',
    gap: 'decorations',
  },
  // “Best price for two nights in February?”
  {
    near: topicSet('offtopic price two_night cheapest best_rate unknown availability'),
    said: /\b(?:best|lowest|cheapest) (?:price|rate)s?\b.*\b(?:one|two|three|[1-3]|a) (?:week(?:day|end)? |midweek )?nights?\b/,
    not: /\b(?:bath|guarantee|other sites?|booking com|airbnb|stargazer|sunriser|stormchaser|lodge)\b/,
    topic: 'cheapest',
  },
  // “One night midweek in Stormchaser, total?”
  {
    near: topicSet('flexi two_night'),
    said: /^(?=.*\b(?:stargazer|sunriser|stormchaser|lodge)\b)(?=.*\b(?:one|1|a|single) (?:week ?)?night\b)(?=.*\b(?:mid ?week|week ?night|(?:sun|mon|tues|wednes|thurs)day)\b).*\b(?:total|how much|come to|price|cost|altogether|all in|sum)\b/,
    not: /\b(?:late|flexi|deal|offer|save|saving|six|6)\b/,
    topic: 'price',
  },
  // “How do I book yoga?”
  ...(['yoga', 'reiki', 'meditation', 'sauna', 'forest_bathing'] as const).map((topic) => ({
    near: topicSet('book_experience unknown offtopic how_to_book yoga reiki meditation sauna forest_bathing'),
    said: new RegExp(
      `\\b(?:how|where) (?:do|can|would|to) ?(?:i|we)? ?(?:book|order|arrange|reserve|get|organi[sz]e) (?:the |a |some )?(?:\\w+ )?${topic.replace('_', ' ')}\\b`,
    ),
    topic,
  })),
  // “I've 450 quid for two nights midweek, which cabin would that stretch to?”
  {
    near: topicSet(`${rooms} cheapest price money unknown availability`),
    said: { test: (text: string) => ceilingIn(text) !== undefined && stretches.test(text) },
    topic: 'cheapest',
  },
  {
    near: topicSet('unknown weekend weather offtopic availability'),
    said: /\b(?:how|what) is the weather\b(?! like (?:in|at) (?!the weekend)\w+)/,
    not: /\b(?:look|see|check|guide)\b/,
    topic: 'weather',
    gap: 'forecast',
  },
  // “Can my sister join us?”
  {
    near: topicSet('flexi unknown occupancy offtopic availability two_night children couples pets'),
    said: /\b(?:sister|brother|friends?|mate|mother|father|mam|mum|dad|cousin|daughter|son|couple)\b.{0,12}\b(?:join|come with|stay with|come along with) us\b/,
    not: /\b(?:dinner|drink|walk|breakfast|day|bath|lunch)\b/,
    topic: 'occupancy',
  },
  // “And the smallest food thing you do?”
  {
    near: topicSet('dining cheapest grazing breakfast unknown extras eating_out'),
    said: /\b(?:smallest|cheapest|least expensive|littlest)\b.*\b(?:food|to eat|bite|snack|meal)\b|\b(?:food|to eat)\b.*\b(?:cheapest|smallest)\b/,
    not: /\b(?:restaurant|pub|near|gorey|takeaway)\b/,
    topic: 'extras',
  },
  // “Food in Courtown?”
  {
    near: topicSet('beaches beach dining unknown town'),
    said: /^(?:and |so |ok )*(?:any |is there |what about )?(?:food|somewhere to eat|lunch|dinner|a bite|pub grub|something to eat)\b.{0,12}\b(?:in|at|near|by) \w+(?: beach)?$/,
    not: /\b(?:estate|rooms?|cabins?|here|lodge|night|evening|door|noon)\b/,
    topic: 'eating_out',
  },
  // “What about the ice cream place?”
  {
    near: topicSet('unknown offtopic cafes beaches beach eating_out dining takeaways'),
    said: /\bice creams?\b/,
    not: /\b(?:in the|order|box|hamper|freezer)\b/,
    topic: 'beaches',
  },
  // “This is the one in Kerry, isn't it?”
  {
    near: topicSet('unknown location town offtopic flexi complaint about'),
    said: /^(?:and |so |but )*(?:(?:is|are) )?(?:this|it|you|ye|that)\b.*\b(?:in|down in|over in|up in|near) (?:county |co )?(?:kerry|cork|galway|mayo|clare|donegal|sligo|waterford|wicklow|meath|louth|antrim|down|west cork|connemara|the west|scotland|wales|northern ireland)\b/,
    not: /\b(?:room|hotel|taxi|train|bus|from|weather|beach|restaurant|shop)\b/,
    topic: 'location',
  },
]
