/** Stays that are cancelled or changed, and the money for them: “When do I need to let ye know by to get everything back?” */

import { anyOf, either } from '#app/understanding/any-of.ts'
import { aSeason, months } from '#app/understanding/calendar-words.ts'
import type { Form } from '#app/understanding/forms/form-rule.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'
import { opening } from './everyday-words.ts'

/** “Is the deposit refundable?”, of whichever of the two. */
export const refundableDeposit = /\bdeposits? (?:is |are )?(?:fully |at all )?refund(?:able|ed)\b|\bnon ?refundable deposit\b/
export const asksHowToCancel =
  /\bhow (?:do|can|would|should|must|could) (?:i|we|you|one) (?:go about )?cancel(?:l?ing)?(?: (?:it|that|(?:my|our|the|a) (?:stay|booking|reservation|trip)))?$/

/** Its kind or its season; “may” is rather asked than named. */
const ofOneStay = ['flexi|escape|nights?|season', ...months.filter((month) => month !== 'may')].join('|')
const howLongFree = 'how many days|how late|how long before|until when|days (?:ahead|before)|free of charge|for free|refund\\w*'

/** "And in January?", of whoever has asked what cancelling costs. */
export const inMonth = new RegExp(
  `^(?:and |so |but |ok |or |what about |how about )*(?:in |for |at |during |over )?(?:the )?${aSeason}\\b(?: then| instead)?$`,
)

export const ofCancelling: readonly Form[] = [
  {
    example: "Can they get out of the booking, what's the rule?",
    heardAs: topicSet('offtopic cancellation how_to_book unknown heated_bath change_booking'),
    pattern: /\bget out of (?:the|our|their|my|a|this|that) (?:booking|reservation|stay)\b/,
    topic: 'cancellation',
  },
  {
    example: 'If I reserve now and they put me on shift, what happens then with the booking and my money?',
    heardAs: topicSet('how_to_book cancellation change_booking money unknown'),
    pattern:
      /\bwhat (?:happens|becomes|would happen|will happen|about)\b.*\b(?:booking|reservation|stay)\b.*\b(?:my|our|the) money\b/,
    unless: /\b(?:twice|voucher|deposit)\b/,
    topic: 'cancellation',
  },
  {
    example: 'Is my deposit gone if I cancel a month before?',
    heardAs: topicSet('deposit unknown cancellation money'),
    pattern:
      /\bdeposit\b.*\b(?:gone|lost|lose|keep|kept|back|refund\w*|returned)\b.*\bcancel\w*|\bcancel\w*\b.*\bdeposit\b.*\b(?:gone|lost|lose|keep|kept|back|refund\w*|returned)\b/,
    unless: /\b(?:security|damage\w*|bath|breakfast|box|voucher)\b/,
    topic: 'cancellation',
  },
  // The deposit for the booking, as the stay is cancelled; what is said of the other one stands beside it.
  {
    example: 'Is my deposit refundable?',
    heardAs: topicSet('deposit unknown money cancellation'),
    pattern: refundableDeposit,
    unless: /\b(?:security|damage\w*|bath|breakfast|box|voucher|when|how long|how soon)\b/,
    topic: 'cancellation',
  },
  {
    example: 'How do I cancel my booking?',
    heardAs: topicSet('cancellation unknown change_booking how_to_book'),
    pattern: asksHowToCancel,
    topic: 'cancellation',
  },
  // Nobody looks for a doctor.
  {
    example: "What if I'm sick and can't come?",
    heardAs: topicSet('doctor cancellation unknown health'),
    pattern:
      /\bif (?:i am|we are|(?:one|either) of us is|my \w+ is|i get|we get|(?:one|either) of us gets|i|we) (?:\w+ )?(?:sick|ill|unwell|covid|the flu|taken ill)\b(?! (?:there|while|when we are|during|at night|on the estate))/,
    unless: /\b(?:doctor|hospital|pharmacy|chemist|ring|call)\b/,
    topic: 'cancellation',
  },
  {
    example: 'Is there a security charge when we arrive?',
    heardAs: topicSet('unknown heated_bath deposit breakfast offtopic check_in gate_code parking'),
    pattern: /\bsecurity (?:charges?|payments?|fees?|holds?|bonds?|sums?|amounts?)\b/,
    topic: 'deposit',
  },
  {
    example: 'What room am I in? Reservation 5521',
    heardAs: topicSet('how_to_book rooms unknown confirmation change_booking availability offtopic other_guests'),
    pattern: /\b(?:what|which) (?:room|cabin|one) (?:am i|are we|did (?:i|we) (?:get|book))(?: staying)?(?: in)?\b/,
    unless: /\b(?:should|recommend|best|cheap\w*)\b/,
    topic: 'change_booking',
    gap: 'our room',
  },
  {
    example: 'Reservation 88213, is it ok?',
    heardAs: topicSet('how_to_book unknown availability confirmation offtopic order_confirmation'),
    pattern:
      /^(?:(?:hi|hello|my|our|the|it is|about|for) )*(?:reservation|booking)(?: (?:number|no|ref|reference|code))? (?:[a-z]{1,4} )?\d{3,}\b/,
    topic: 'change_booking',
    gap: 'this booking',
  },
  {
    example: 'What are the conditions for the annulation of a reservation?',
    heardAs: topicSet('terms unknown cancellation how_to_book change_booking offtopic'),
    pattern: /\bannul\w*\b/,
    topic: 'cancellation',
  },
  {
    example: 'I have a booking, but have been called for surgery that week.',
    heardAs: topicSet('change_booking confirmation unknown how_to_book doctor health cancellation availability'),
    pattern:
      /\b(?:booking|booked|stay|reservation)\b.*\b(?:surgery|operation|hospital|funeral|jury duty)\b|\b(?:surgery|operation|hospital|funeral|jury duty)\b.*\b(?:booking|booked|stay|reservation)\b/,
    unless: /\b(?:nearest|bath|tub|sauna|emergency|steps|bring|flowers)\b/,
    topic: 'cancellation',
  },
  {
    example: 'I cannot go because of the baby: do we get money for the room back?',
    heardAs: topicSet('children cancellation emergency unknown pregnancy'),
    pattern: /\bbecause of (?:the|our|my) baby\b.*\b(?:money|refund\w*|cancel\w*)\b/,
    topic: 'cancellation',
  },
  // Asks what it costs to cancel.
  {
    example: "We booked the Flexi and my husband broke his leg, it's five days away",
    heardAs: topicSet('flexi flexi_booking two_night unknown availability price change_booking doctor check_in'),
    pattern: either(
      /\bbooked\b.*\b(?:broke|broken|fractured|hospital|operation|surgery|covid|sick|ill|flu)\b.*\b(?:days?|weeks?) (?:away|to go|off|from now)\b/,
      /\b(?:broke|broken|fractured|hospital|operation|surgery|covid|sick|ill|flu)\b.*\bbooked\b.*\b(?:get back|money back|refund\w*|lose)\b/,
    ),
    topic: 'cancellation',
  },
  {
    example: 'My booking is for next weekend and I might be sick.',
    heardAs: topicSet('doctor unknown change_booking cancellation emergency health check_in'),
    pattern:
      /\b(?:book(?:ing|ed)|stay|reservation)\b.*\b(?:might|may|could|will|going to) (?:\w+ )?be (?:sick|ill|unwell|in hospital)\b/,
    topic: 'cancellation',
  },
  {
    example: 'A two night booking for the 5th of December, is it too late to cancel free?',
    heardAs: topicSet('availability cancellation unknown two_night change_booking'),
    pattern: /\btoo late\b.*\bcancel\w*\b|\bcancel\w*\b.*\btoo late\b/,
    unless: /\b(?:bath|breakfast|box|hamper|newsletter)\b/,
    topic: 'cancellation',
  },
  // Asked of a stay that is booked.
  {
    example: 'Can we add a second night?',
    heardAs: topicSet('two_night change_booking unknown flexi price occupancy late_check_out how_to_book couples'),
    pattern:
      /\b(?:add|extend|tack on|put on)\b.{0,12}\b(?:another|one more|second|extra|more) nights?\b|\b(?:add|tack on) an? night\b|\bextend (?:our|my|the) (?:stay|booking)\b/,
    unless: /\b(?:how much|cost\w*|price\w*|total|sum|come to|save\w*|saving)\b/,
    topic: 'change_booking',
  },
  {
    example: "What's the latest we can cancel free?",
    heardAs: topicSet('availability unknown cancellation check_in check_out two_night flexi change_booking offtopic'),
    pattern: either(
      /\b(?:latest|last day|last date|how late|until (?:when|which day|what day)|till when|by when|by what date)\b.*\bcancel\w*\b/,
      /\bcancel\w*\b.*\b(?:latest|last day|until (?:when|which day|what day)|till when|by when|by what date)\b/,
      // “We arrive on 20 December and cancel on the 28th of November.”
      /\b(?:cancel(?:led|ling|s)?|(?:pull|back|drop)(?:ed|ing)? out)\b.*\b(?:\d{1,2}(?:st|nd|rd|th)?|tomorrow|today)\b.*\b(?:arriv\w*|check ?in|booked|due)\b/,
      /\b(?:arriv\w*|check ?in|booked|due)\b.*\b(?:\d{1,2}(?:st|nd|rd|th)?|\w+day)\b.*\bcancel(?:led|ling)?\b/,
    ),
    unless: /\b(?:bath|breakfast|newsletter|insurance|check ?out|flight|ferry|train)\b/,
    topic: 'cancellation',
  },
  {
    example: "I've to cancel a two-nighter arriving on 12 June. What will ye charge me?",
    heardAs: topicSet('price unknown two_night offtopic availability money change_booking'),
    pattern: /\bcancel\w*\b.*\b(?:charge|charged|pay|cost|lose|owe|get back|refund\w*)\b/,
    unless: /\b(?:bath|breakfast|newsletter|insurance|subscription|free cancellation|how many days)\b/,
    topic: 'cancellation',
  },
  {
    example: "Flexi booked for Tuesday 8 December. I've a funeral and can't go.",
    heardAs: topicSet('flexi flexi_booking two_night unknown availability price change_booking offtopic check_in money'),
    pattern: /\bbooked\b.*\b(?:can not|can t|will not be able to|unable to|not able to) (?:go|come|make it|travel|get there)\b/,
    unless: /\b(?:voucher|taxi|bath|breakfast|move|change|instead)\b/,
    topic: 'cancellation',
  },
  {
    example: 'When do I need to let ye know by to get everything back?',
    heardAs: topicSet(
      'unknown check_out check_in cancellation order_details availability lost vouchers newsletter money housekeeping',
    ),
    pattern: /\b(?:get|have|see) (?:everything|it all|all of it|the lot|(?:all )?(?:our|my|the) money) back\b/,
    unless: /\b(?:voucher|box|bath|breakfast|order|lost|left)\b/,
    topic: 'cancellation',
  },
  {
    example: 'We missed the boat and never showed up, do we still pay?',
    heardAs: topicSet('check_in unknown cancellation money offtopic location late_check_out deposit'),
    pattern: /\b(?:never|not|did not|do not) (?:show|showed|turn|turned)(?:ed)? up\b.*\b(?:pay|charge\w*|money|refund\w*|owe)\b/,
    unless: /\b(?:bath|breakfast|tray|box|taxi|e ?mail|voucher)\b/,
    topic: 'cancellation',
  },
  {
    example: 'Last day I can ring off without a charge?',
    heardAs: topicSet('price late_check_out availability check_out unknown two_night offtopic change_booking contact'),
    pattern:
      /\b(?:last|latest) (?:day|date)\b.*\b(?:without|free|no)(?: of)?(?: a| any)? ?(?:charge|cost|costs|penalty|fee|paying)?\b/,
    unless:
      /\b(?:order|bath|breakfast|voucher|rooms?|nights? free|is the (?:last|latest) (?:day|date)|(?:stay|staying|hang|hanging) (?:on|the|till|until|late|longer|all|a few|past)|(?:keep|keeping|have) (?:the|our) (?:rooms?|cabin|lodge|keys?)|(?:extra|few) hours|late (?:check|exit))\b/,
    topic: 'cancellation',
  },
  {
    example: 'A voucher, and the date we had picked does not suit: can we move it?',
    heardAs: topicSet('vouchers how_to_book availability'),
    pattern:
      /\b(?:dates?|weekend|booking|stay|nights?)\b.*\b(?:move|change|shift|switch|swap)\b|\b(?:move|change|shift|switch|swap)\b.*\b(?:dates?|weekend|booking|stay|nights?)\b/,
    unless: /\b(?:end|expiry|name|cash|valid|runs? out)\b/,
    topic: 'change_booking',
  },
  {
    example: 'The Flexi on a Tuesday in November: how many days ahead can I still cancel for free?',
    heardAs: topicSet('flexi two_night price compare_modes late_check_out availability free_nights unknown'),
    pattern: either(
      new RegExp(`^(?=.*\\b(?:${ofOneStay})\\b).*\\b(?:${howLongFree})\\b.*\\bcancel\\w*\\b`),
      /^(?=.*\b(?:flexi|escape|nights?|season)\b).*\bcancel\w*\b.*\b(?:for free|free of charge|refund\w*|days before|days ahead)\b/,
    ),
    unless: /\b(?:a|any|had|last minute) cancellations?\b|\bgift\b/,
    topic: 'cancellation',
  },
  {
    example: 'I need to cancel my stay on 10 July, what happens?',
    heardAs: topicSet('unknown cancellation change_booking offtopic availability two_night'),
    pattern:
      /\b(?:need|have|want|might have|may have) to cancel (?:my|our|the|a) (?:(?:two|2|one|1) )?(?:nighter|nights?|stay|booking|reservation|weekend|trip|room)\b/,
    unless: /\b(?:insurance|doctor|died|funeral|death|hospital|bath|breakfast)\b/,
    topic: 'cancellation',
  },
  {
    example: "Booked the flexi for a Tuesday in February, when's the last day I can pull out for free?",
    heardAs: topicSet('unknown offtopic check_out late_check_out check_in availability flexi two_night'),
    pattern: either(
      /\b(?:pull|back|get) out (?:of it )?(?:for free|free|without (?:paying|losing|a fee|any cost))/,
      /\b(?:last day|how late|until when|latest)\b.*\b(?:pull|back) out\b/,
      /\b(?:last|final|latest) (?:day|date)\b.*\bcancel\b/,
    ),
    topic: 'cancellation',
  },
  {
    example: 'Can I cancel for free, and do you take a deposit?',
    heardAs: topicSet('unknown offtopic availability change_booking'),
    pattern: opening(/(?:can|could|may|what if|if|what happens if) (?:i|we) (?:still |have to |want to |had to )*cancel\b/),
    unless: /\b(?:breakfast|tray|bath|hamper|box|extras?|yoga|massage|newsletter|e ?mails?)\b/,
    topic: 'cancellation',
  },
  {
    example: "What's the cancellation for two nights in May?",
    heardAs: topicSet('unknown availability two_night flexi price'),
    pattern: new RegExp(`\\bcancell(?:ation|ing)\\b.*\\b(?:nights?|flexi|escape|${aSeason})\\b`),
    unless: anyOf(
      /cancell(?:ation|ing) (?:of|by) (?:the|my|our) (?:train|flight|ferry)|last minute|waiting list|any cancellations/,
      /(?:my|our) booking/,
    ),
    topic: 'cancellation',
  },
  {
    example: 'Is the Flexi cancellable?',
    heardAs: topicSet('two_night flexi flexi_booking compare_modes price'),
    pattern: /\b(?:cancell\w*|cancel)\b/,
    unless: /\b(?:late|last minute|if not|train|flight|ferry)\b/,
    topic: 'cancellation',
  },
  {
    example: 'Is that cancelable?',
    heardAs: topicSet('unknown offtopic how_to_book flexi two_night price'),
    pattern: /\bcancell?able\b/,
    topic: 'cancellation',
  },
  {
    example: 'Will I lose the deposit?',
    heardAs: topicSet('deposit unknown'),
    pattern: /\blose (?:the|my|our) deposit\b/,
    topic: 'cancellation',
  },
  {
    example: 'Not coming any more, we split up. How do I get my cash back?',
    heardAs: topicSet('cancellation unknown emergency'),
    pattern:
      /\b(?:not coming|can not come|will not be coming|not going to come|calling it off|pulling out)\b.*\b(?:(?:cash|money|refund|deposit|euros?) ?(?:back)?)\b/,
    topic: 'cancellation',
  },
  {
    example: 'How do I get my cash back?',
    heardAs: topicSet('offtopic cancellation unknown'),
    pattern: /\bhow (?:do|can|would|will) (?:i|we) get (?:my|our|the|any) (?:cash|euros?) back\b/,
    unless: /\b(?:twice|double|bank machine|atm|deposit)\b/,
    topic: 'cancellation',
  },
]
