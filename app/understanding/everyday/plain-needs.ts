/** What guests need and say so plainly: another bed, less light, a pub on foot, a bottle for when they come, the same price or not. */
import { towns } from '#app/estate/nearby.ts'
import { anyRoomSaid } from '#app/rooms/meant-rooms.ts'
import { either } from '#app/understanding/any-of.ts'
import type { Form } from '#app/understanding/forms/form-rule.ts'
import { plain } from '#app/understanding/text.ts'
import { topicSet } from '#app/understanding/topic-set.ts'

const aRoom = `(?:${anyRoomSaid})`
const aTown = towns.map(({ name }) => plain(name)).join('|')
const samePrice = 'same (?:price|rate|cost|money|tariff)'
const toEat = '(?:pubs?|restaurants?|bars?|chippers?|bistros?|(?:somewhere|anywhere|a place) (?:to|we can|for us to) eat)'
const tooMuch = '(?:too|way too|far too|very|awful|awfully|fierce)'
const tooUncomfortable = '(?:soft|hard|firm|lumpy|thin|thick|warm|heavy|flat|high|small|squeaky|uncomfortable)'

/** “Is the deposit refundable?”, of whichever of the two. */
export const refundableDeposit = /\bdeposits? (?:is |are )?(?:fully |at all )?refund(?:able|ed)\b|\bnon ?refundable deposit\b/

export const plainNeeds: readonly Form[] = [
  // “The bed is way too soft, my back is in bits.”
  {
    near: topicSet('beds unknown housekeeping room_stargazer cabin_amenities offtopic'),
    said: new RegExp(
      `\\b(?:beds?|mattress(?:es)?|pillows?|duvets?) (?:(?:is|are|here|in here|s) )+(?:just |really |a bit )?${tooMuch} ${tooUncomfortable}\\b`,
    ),
    not: /\b(?:if|would|will|how|prefer|usually|normally)\b|^(?:is|are|do|does) /,
    topic: 'housekeeping',
  },
  // “The lights along the path shine right in at us.”
  {
    near: topicSet('unknown parking walks windows housekeeping written location'),
    said: /\b(?:lights?|lamps?)\b.*\b(?:shin(?:e|es|ing)|glar(?:e|es|ing)|blind(?:s|ing)? us)\b.*\b(?:in|into|at us|window|eyes|bed)\b/,
    not: /\b(?:sun ?light|moon ?light|day ?light|first light|morning light|stars?)\b/,
    topic: 'housekeeping',
  },
  // “I got a tick on my leg.”
  {
    near: topicSet('unknown walks written offtopic hospital doctor emergency'),
    said: /\bticks?\b.*\b(?:on|in|off|out of) (?:my|his|her|our|the) (?:\w+ )?(?:leg|arm|neck|skin|back|body|foot|ankle|scalp|head|belly|groin|knee)s?\b/,
    topic: 'doctor',
  },
  // “Is there a pub we can walk to?”
  {
    near: topicSet('walks unknown beach town beaches'),
    said: new RegExp(
      `\\b${toEat}\\b.*\\bwalk(?:ing|able)?\\b|\\bwalk(?:ing)?(?: distance)?\\b.*\\b(?:to|of|from)\\b.{0,12}\\b${toEat}\\b`,
    ),
    not: /\b(?:on|within) (?:the |your )?(?:grounds|site|estate|premises)\b/,
    topic: 'eating_out',
  },
  // “A bottle of bubbly in the room for when we land.”
  {
    near: topicSet('wine anniversary unknown check_in couples rooms beds'),
    said: /\bbottles? of (?:bubbly|fizz|prosecco|champagne|cava|wine|red|white|ros[eé])\b.*\b(?:in the (?:room|cabin|lodge)|for when|when we|waiting|on arrival|ready)\b/,
    not: /\b(?:anniversary|birthday|honeymoon|propos\w*|engage\w*|wedding|bring|byob|own|included?|free|how much|prices?|costs?|baths?|tub|soak)\b/,
    topic: 'wine',
  },
  // “What wine do you have?”: which ones, no entry says.
  {
    near: topicSet('unknown wine dining offtopic'),
    said: /^(?:(?:and|so|ok) )*(?:what|which) (?:(?:kinds?|sorts?|types?) of )?(?:red |white )?wines? (?:do|have|can|could|would) (?:you|we|they)\b/,
    not: /\b(?:pair|goes with|best with|price|cost)\b/,
    topic: 'wine',
    gap: 'which',
  },
  // “Is Stargazer the same price as Sunriser?”
  {
    near: topicSet(
      'availability unknown rooms room_stargazer room_sunriser room_stormchaser room_seaforest cheapest dearest about',
    ),
    said: either(
      new RegExp(`\\b${aRoom}\\b.*\\b${samePrice}\\b.*\\b${aRoom}\\b`),
      new RegExp(`\\b${aRoom} (?:and|or) (?:the )?${aRoom}\\b.*\\b${samePrice}\\b`),
      new RegExp(`\\b${samePrice}\\b.*\\b${aRoom} (?:and|or|as) (?:the )?${aRoom}\\b`),
    ),
    topic: 'price',
  },
  // “Is my deposit gone if I cancel a month before?”
  {
    near: topicSet('deposit unknown cancellation money'),
    said: /\bdeposit\b.*\b(?:gone|lost|lose|keep|kept|back|refund\w*|returned)\b.*\bcancel\w*|\bcancel\w*\b.*\bdeposit\b.*\b(?:gone|lost|lose|keep|kept|back|refund\w*|returned)\b/,
    not: /\b(?:security|damage\w*|bath|breakfast|box|voucher)\b/,
    topic: 'cancellation',
  },
  // “Is my deposit refundable?”: the one for the booking as the stay is cancelled; what is said of the other stands beside it.
  {
    near: topicSet('deposit unknown money cancellation'),
    said: refundableDeposit,
    not: /\b(?:security|damage\w*|bath|breakfast|box|voucher|when|how long|how soon)\b/,
    topic: 'cancellation',
  },
  // “Like what, in town?”
  {
    near: topicSet('location unknown boutique cafes eating_out beaches experiences'),
    said: new RegExp(
      `^(?:(?:and|so|ok) )*(?:like )?what(?: (?:is there|else is there|sort of things|kind of things))?(?: to (?:do|see|buy|get))? in (?:the )?(?:town|${aTown})$`,
    ),
    topic: 'town',
  },
  // “How much is a bath in Stargazer?”
  {
    near: topicSet('heated_bath price unknown tub'),
    said: new RegExp(
      `^(?:(?:and|so|ok|hi|hello) )*(?:how much|what) (?:is|are|does|would|for) (?:a|one|the) (?:(?:hot|heated|wood|fired|outdoor) )*bath (?:(?:cost|be) )?(?:in|for|at) (?:the )?${aRoom}$`,
    ),
    topic: 'heated_bath',
  },
  // “Our flight is at 6 in the morning”: they leave early, and not late.
  {
    near: topicSet('late_check_out flexi'),
    said: /\b(?:flight|plane|ferry|boat|train|bus|taxi)\b.*\b(?:at|by) (?:half )?(?:\d{1,2}|four|five|six|seven|eight|nine)(?:[:.]\d\d)? ?(?:am|in the morning)\b/,
    not: /\b(?:late|stay|longer|evening|pm)\b/,
    topic: 'check_out',
  },
  // “Does the newsletter work for somebody who stayed before?”
  {
    near: topicSet('housekeeping unsubscribe unknown confirmation offtopic couples testimonials'),
    said: /\b(?:newsletter|discount|(?:10|ten) percent)\b.*\b(?:(?:stayed|been|visited) (?:with you |there |here )?(?:before|already|twice)|(?:returning|repeat|regular) (?:guests?|couples?|visitors?))\b/,
    topic: 'newsletter',
  },
]

/** “Can we stay till the evening on Monday then?” */
export const tillEvening =
  /\b(?:can|could|may|might) (?:we|i) (?:still |then |also |just )*(?:stay|hang on|remain|keep (?:the|our) (?:room|cabin|lodge))(?: on| in it| there)? (?:till|until|til|into) (?:the )?(?:evening|late afternoon|after dinner|dinner ?time|tea ?time)\b/
