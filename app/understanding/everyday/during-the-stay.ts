/** What guests write from the cabin: a small ailment, a noise in the night, the shorter of two offers. */
import { estate } from '#app/estate/estate.ts'
import { anyOf, either } from '#app/understanding/any-of.ts'
import { months } from '#app/understanding/calendar-words.ts'
import type { Form } from '#app/understanding/forms/form-rule.ts'
import { plain } from '#app/understanding/text.ts'
import { topicSet } from '#app/understanding/topic-set.ts'

const countyTown = `${plain(estate.address.region.replace('Co. ', ''))} town`

/** Nobody is sent past the doctor with one of these. */
const grave = anyOf(
  /worst|sudden\w*|stiff|blurred|blurry|collaps\w*|faint\w*|confus\w*|numb\w*|chest|breath\w*|unconscious|pregnan\w*|drowsy|fits?/,
  /burning up|high (?:fever|temperature)|(?:39|40|41)(?: degrees)?|delirious/,
  /seizure|blood|bleeding|head injury|fell|fallen|hit (?:his|her|my|their) head|vomiting blood|sepsis|purple|face droop\w*|speech/,
  /swallow\w*|swollen|swelling|chok\w*|wheez\w*|rash|vision|not see|heart|diabet\w*|anaphyl\w*|epipen|stung|overdose/,
)

/** Its kind or its season; “may” is rather asked than named. */
const ofOneStay = ['flexi|escape|nights?|season', ...months.filter((month) => month !== 'may')].join('|')
const howLongFree = 'how many days|how late|how long before|until when|days (?:ahead|before)|free of charge|for free|refund\\w*'

export const duringTheStay: readonly Form[] = [
  // “My husband has a bad toothache.”
  {
    near: topicSet(
      'emergency unknown contact doctor offtopic engagement breakfast about hospital health low heating housekeeping',
    ),
    said: either(
      /\b(?:tooth ?ache|ear ?ache|head ?ache|migraine|sore throat|hay ?fever|(?:upset|sick|dodgy|bad) (?:stomach|tummy)|stomach (?:bug|ache)|tummy (?:bug|ache)|tonsil\w*|sinus\w*|cystitis|conjunctivitis|pink ?eye)\b/,
      /\b(?:a|the|have|has|got) (?:bad |terrible |heavy |slight )?(?:flu|cold|cough|temperature|fever|stye|uti)\b(?= (?:and|since|now|again|but|so|what|is|it|who|where)\b|$)/,
      /\b(?:temperature|fever) of (?:3[89]|4\d|10[0-6])\b|\b(?:high|bad|raging) (?:fever|temperature)\b|\brunning a (?:fever|temperature)\b/,
      /\b(?:is|am|are|been|started|keeps?|was) (?:\w+ )?(?:vomiting|throwing up|getting sick|puking)\b/,
    ),
    not: either(grave, /\b(?:take|ibuprofen|paracetamol|aspirin|nurofen|bath|tub|cancel\w*|refund\w*|book(?:ed|ing)?)\b/),
    topic: 'doctor',
  },
  { near: topicSet('unknown offtopic cafes takeaways'), said: /\bdentists?\b/, topic: 'doctor', gap: 'dentist' },
  // “Do u take over 18s only?”
  {
    near: topicSet('occupancy couples unknown children offtopic pets availability how_to_book'),
    said: /\bover (?:18|eighteen)s?\b.*\bonly\b|\bonly\b.*\bover (?:18|eighteen)s?\b/,
    topic: 'children',
  },
  // “What does it cost to bring the dog, is there a fee per night?”
  {
    near: topicSet('price unknown offtopic extras per_room pay_addons deposit'),
    said: /\b(?:fee|charge|cost|supplement|extra)\b.*\b(?:dog|pet|cat)s?\b|\b(?:dog|pet|cat)s?\b.*\b(?:fee|charge|cost extra|supplement)\b/,
    not: /\b(?:nights? in|stay for|total|altogether|clean\w*|damage|lodge)\b/,
    topic: 'pets',
    gap: 'fee',
  },
  {
    near: topicSet('unknown offtopic location'),
    said: /^(?:and |so |ok )*(?:which|what|any|whose) (?:taxis?|cabs?)$/,
    topic: 'taxis',
  },
  // “Could we meet somewhere near?”, of a sister who may not come.
  {
    near: topicSet('unknown offtopic beaches town couples experiences location contact picnic dining cafes eating_out'),
    said: /\b(?:could|can|might|should) (?:we|i) meet\b.*\b(?:somewhere|anywhere|near(?:by)?|close)\b/,
    topic: 'cafes',
  },
  // “How often can the bath be heated again?”
  {
    near: topicSet('heated_bath tub unknown pay_addons price'),
    said: /\b(?:bath|tub|ofuro)\b.*\b(?:heated|heat|lit|light|fired|fire|warmed|warm)(?: it)? (?:up )?again\b/,
    not: /\b(?:lovely|thanks|never|not)\b/,
    topic: 'bath_reheat',
  },
  // “What can you see around there?”
  {
    near: topicSet('location unknown beaches town experiences offtopic about'),
    said: /\bwhat(?: is there)? (?:can|could|should|to|is worth) (?:(?:you|we|i|one) )?(?:see\w*|visit\w*)\b.*\b(?:around|near(?:by)?|area|about|here|there)\b/,
    not: /\b(?:from|window|bed|cabin|room|lodge|bath|stars?|sky)\b/,
    topic: 'beaches',
  },
  // “Is the county town far?”: the nearest one is another.
  {
    near: topicSet('town location unknown offtopic hospital'),
    said: new RegExp(`\\b${countyTown}\\b.*\\bfar\\b|\\b(?:how far|how long|distance)\\b.*\\b${countyTown}\\b`),
    topic: 'town',
    gap: countyTown,
  },
  // “So two at most, even in the lodge?”
  {
    near: topicSet('lodge_amenities room_seaforest occupancy unknown cabin_amenities couples rooms'),
    said: /\b(?:two|2)(?: people| guests)? (?:max(?:imum)?|at (?:the )?most|only)\b|\b(?:max(?:imum)?|only|limit of|no more than) (?:of )?(?:two|2)(?: people| guests)?\b(?! nights?)/,
    not: /\b(?:nights?|hours?|dogs?|bags?)\b/,
    topic: 'occupancy',
  },
  // “And swimming?”
  {
    near: topicSet('unknown offtopic beaches beach lost'),
    said: /^(?:(?:and|or|so|any|what about|how about|is there|good for) )*(?:a )?(?:sea |ocean )?(?:swim|swimming|swims|dip)(?: there| near(?:by)?)?$/,
    topic: 'beach',
  },
  // “Do we have to wash up?”
  {
    near: topicSet('showers unknown offtopic housekeeping check_out kitchen'),
    said: /\bwash(?:ing)?[ -]?(?:up|the dishes|the plates|the pots)\b|\b(?:do|leave) the (?:dishes|washing[ -]?up)\b/,
    topic: 'check_out',
    gap: 'washing up',
  },
  // “Where do I see the order number?”
  {
    near: topicSet('unknown offtopic pay_addons payment_page free_nights contact'),
    said: /\border (?:number|reference|ref|id)\b/,
    topic: 'order_confirmation',
  },
  // “What's the cheapest night in November?”
  {
    near: topicSet('dynamic_prices availability free_nights unknown'),
    said: /\bcheapest\b.*\b(?:nights?|rooms?|stays?|cabins?|place|time)\b/,
    not: /\b(?:flights?|town|eat|food|taxi|when is|which month|time of year|season)\b/,
    topic: 'cheapest',
  },
  // “Will there be other people around?”
  {
    near: topicSet('unknown offtopic about rooms acres couples occupancy other_guests'),
    said: /\b(?:other|any|lots of|more) (?:people|guests|couples)\b.{0,24}\b(?:around|about|there|near(?:by)?|on the (?:estate|site|property)|with us|staying)\b/,
    not: /\b(?:how many|who|name|names|tonight|visit|bring|eat|food|restaurant|say|think|review\w*)\b/,
    topic: 'rooms',
    gap: 'other guests',
  },
  // “A voucher, and the date we had picked does not suit: can we move it?”
  {
    near: topicSet('vouchers how_to_book availability'),
    said: /\b(?:dates?|weekend|booking|stay|nights?)\b.*\b(?:move|change|shift|switch|swap)\b|\b(?:move|change|shift|switch|swap)\b.*\b(?:dates?|weekend|booking|stay|nights?)\b/,
    not: /\b(?:end|expiry|name|cash|valid|runs? out)\b/,
    topic: 'change_booking',
  },
  // “How far is the closest ER?”
  {
    near: topicSet('town location unknown offtopic doctor emergency beaches beach'),
    said: /\b(?:closest|nearest|an?|the|to) (?:er|e r|emergency room|emergency department|a and e|a & e|a e|casualty)\b/,
    topic: 'hospital',
  },
  // “Fancy some fresh fish at a table by the water, any tips?”
  {
    near: topicSet('unknown offtopic dining cafes takeaways beach beaches grazing kitchen'),
    said: /\b(?:fish|seafood|lobster|oysters|crab|prawns)\b.*\b(?:table|restaurant|by the (?:water|sea|harbour)|tips?|recommend\w*|overlooking)\b/,
    not: /\b(?:catch|fishing|rod|cook|bring|takeaway|chips|allerg\w*)\b/,
    topic: 'eating_out',
  },
  // “The Flexi on a Tuesday in November: how many days ahead can I still cancel for free?”
  {
    near: topicSet('flexi two_night price compare_modes late_check_out availability free_nights unknown'),
    said: either(
      new RegExp(`^(?=.*\\b(?:${ofOneStay})\\b).*\\b(?:${howLongFree})\\b.*\\bcancel\\w*\\b`),
      /^(?=.*\b(?:flexi|escape|nights?|season)\b).*\bcancel\w*\b.*\b(?:for free|free of charge|refund\w*|days before|days ahead)\b/,
    ),
    not: /\b(?:a|any|had|last minute) cancellations?\b|\bgift\b/,
    topic: 'cancellation',
  },
  // “To whom should I direct this?”
  {
    near: topicSet('best_rate unknown how_to_book offtopic'),
    said: /\b(?:to whom|who) (?:should|do|must|can|may) (?:i|we) (?:direct|address|send|write|turn)\b/,
    topic: 'contact',
  },
  // “Do we need to book a table?”
  {
    near: topicSet('how_to_book dining unknown grazing wine availability book_experience'),
    said: /\b(?:book|reserve) (?:a |the )?tables?\b|\btable (?:booked|reserved)\b/,
    topic: 'eating_out',
  },
  // “Is that like swimming in the woods?”, of forest bathing.
  {
    near: topicSet('unknown offtopic beaches beach walks acres'),
    said: /\b(?:swim\w*|bath\w*|dip)\b.{0,16}\b(?:in|among) (?:the |a )?(?:woods?|forest|trees)\b/,
    topic: 'forest_bathing',
  },
  // “Where's good for an early dip?”
  {
    near: topicSet('unknown offtopic cafes'),
    said: /\b(?:early|morning|quick|wild|cold|refreshing|sea|evening) dip\b/,
    topic: 'beaches',
  },
  // “Is it just adults?”
  {
    near: topicSet('occupancy couples unknown children'),
    said: /^(?:(?:so|and|hi|hello|ok) )*(?:is|are) (?:it|ye|you|this|the place) (?:just|only) (?:for )?(?:adults|grown ups|couples without kids)\b/,
    topic: 'children',
  },
]
