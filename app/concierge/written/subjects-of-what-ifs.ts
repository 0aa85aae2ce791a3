/** Subjects in the terms: what happens if guests oversleep, a promise cannot be kept or a name is misspelt. The first match is quoted. */
import { either } from '#app/understanding/any-of.ts'
import { asksHowToCancel } from '#app/understanding/everyday/of-cancelling.ts'
import { askedToPromise, payNow } from '#app/understanding/follow-up-rules/after-booking.ts'
import { justNow } from '#app/understanding/follow-up-rules/after-cancelling.ts'
import { wantsAmends } from '#app/understanding/follow-up-rules/after-trouble.ts'
import { goneBy } from '#app/understanding/follow-up-rules/after-who-may-come.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'
import type { Subject } from './subjects.ts'

/** Guests worried about their money if it rains. */
export const rainedOff = either(
  /\b(?:rain(?:s|ing|y)?|lash(?:es|ing| down)|pour(?:s|ing| down)|bucket(?:s|ing| down)|wet|drizzl\w*)\b.*\b(?:money back|refund\w*|anything back)\b/,
  /\b(?:money back|refund\w*|anything back)\b.*\b(?:if|when|because) (?:it )?(?:is )?(?:going to )?(?:rain(?:s|ing)?|drizzl\w*|wet|lashing|pouring|bucket(?:s|ing)?)\b/,
)

/** “Push our two nights back by a month.” */
const pushedBack =
  /\b(?:move|push|shift|postpone|bring)\b (?:our|my|the) (?:(?:two|2|one) )?(?:nights?|stay|dates?|booking|weekend|break)\b.{0,12}\b(?:back|forward|on|out|later|earlier|by a (?:week|month|day))\b/

export const ofWhatIfs: readonly Omit<Subject, 'page'>[] = [
  {
    example: 'How do I cancel?',
    said: asksHowToCancel,
    beside: true,
    over: topicSet('cancellation'),
    quoted: /\buse the link in your confirmation\b/i,
  },
  {
    example: 'What happens if we oversleep and are still there at one?',
    said: either(
      /\b(?:over ?sle(?:ep|pt)|slept (?:in|it out)|sleep (?:in|through))\b.*\b(?:still|there|late|happens|charge\w*|trouble|check ?out|eleven|11|twelve|noon|one)\b/,
      /\bstill (?:be )?(?:there|here|in (?:the|our) (?:room|cabin|lodge))\b.*\b(?:noon|midday|twelve|one|two|12|1|2)\b/,
    ),
    not: /\b(?:how much|price|nap|bath)\b/,
    over: topicSet('check_in check_out late_check_out price housekeeping'),
    quoted: /\bstay past your hour\b/i,
  },
  {
    example: "If you can't give us the late check-out after all, is the surcharge gone?",
    said: either(
      /\b(?:can not|could not|are not able to|fail to|do not) (?:give|offer|do|manage)\b.*\blate check ?out\b/,
      /\blate check ?out\b.*\b(?:falls? through|not (?:possible|available|free) (?:after all|in the end)|can not be given)\b/,
      /\bsurcharge\b.*\b(?:gone|lost|back|refund\w*|return\w*)\b/,
    ),
    over: topicSet('late_check_out flexi cancellation money'),
    quoted: /\breturn the surcharge\b/i,
  },
  {
    example: "What happens if it's you who has to cancel on us?",
    said: /\b(?:you|ye|yous|the estate|the house)(?: lot| guys| lads)? (?:who |that )?(?:has|have|had|need|ever|were) (?:to )?(?:cancel\w*|call it off)\b|\b(?:you|ye) cancel(?:led)? (?:on us|our|us)\b/,
    not: /\b(?:can|could|would) (?:you|ye)\b/,
    over: topicSet('cancellation change_booking'),
    quoted: /\bwe cancel a confirmed stay\b|\bfull refund within\b/i,
  },
  {
    example: 'You wrote my name incorrectly',
    said: /\b(?:spelt|spelled|misspelt|misspelled|wrote|put|have|got)\b.{0,16}\b(?:names?|dates?)\b.{0,16}\b(?:wrong(?:ly)?|rong|incorrect(?:ly)?|mistake)\b/,
    not: /\bvouchers?\b/,
    over: topicSet('how_to_book change_booking housekeeping contact confirmation'),
    quoted: /\bplease read it\b/i,
  },
  {
    example: 'Do we get our money back if it pours down the whole time?',
    said: rainedOff,
    not: /\b(?:bath|tub|walk|boat|ferry|flood\w*|red|orange|warning)\b/,
    over: topicSet('cancellation weather change_booking money'),
    quoted: /\bordinary weather\b/i,
  },
  {
    example: 'How much is the down payment?',
    said: /\bdown ?payments?\b|\b(?:remaining|other) (?:70|seventy)\b|\bpay(?:ing)? (?:something |anything )?down\b/,
    not: /\b(?:voucher|bath|extras?|damage|security)\b/,
    over: topicSet('price two_night deposit how_to_book pay_addons flexi'),
    quoted: /\ba deposit of\b|\bdeposit of \d/i,
  },
  {
    example: 'How long after we go home is the security deposit let go?',
    said: /\bdeposit\b.*\b(?:let go|released?|back|returned|unfrozen|lifted|unblocked)\b|\b(?:get|release|return|unblock|give)\b.{0,28}\bdeposit\b/,
    not: /\b(?:cancel\w*|book|booking|voucher)\b|\b(?:last|previous|other) (?:place|cottage|hotel|house|one|rental|time)\b/,
    over: topicSet('check_out deposit money'),
    quoted: /\breleased within\b/i,
  },
  {
    example: "New Year's Eve, is that high season?",
    said: /\b(?:high|low|peak|off) (?:or (?:high|low) )?season\b/,
    not: /\b(?:how much|prices?|priced|costs?|expensive|pricey|pricier|cheap\w*|dear\w*|rates?|more|less|cancel\w*|book)\b/,
    over: topicSet('price dynamic_prices weekend cancellation availability'),
    quoted: /\bhigh season is\b/i,
  },
  {
    example: 'Within what time do the new dates have to be?',
    after: 'Can we postpone our weekend?',
    said: /\bnew dates?\b/,
    within: topicSet('change_booking'),
    quoted: /\bnew dates must be\b/i,
  },
  {
    example: 'Do I pay before knowing what it costs?',
    after: 'Can we order wine?',
    said: /\bpay\b.*\b(?:before|first|know\w*|without)\b/,
    within: topicSet('wine picnic reiki'),
    quoted: /\bare on enquiry\b/i,
  },
  {
    example: "I don't like doing things online. Is there another way to book?",
    said: either(
      /\b(?:not|never|without|rather not|hate|instead of)\b.{0,24}\bonline\b.*\b(?:book|reserv\w*|other way|another way)\b/,
      /\b(?:book|reserv\w*)\b.*\b(?:other than|not|without|instead of)\b.{0,12}\bonline\b/,
      /\b(?:another|other|any other) way\b.*\b(?:to )?(?:book|reserve|make (?:a|the) (?:booking|reservation))\b/,
    ),
    over: topicSet('how_to_book contact wifi availability best_rate'),
    quoted: /\btelephone and e-?mail bookings\b/i,
  },
  {
    example: 'How much to push our two nights back by a month?',
    said: pushedBack,
    not: /\b(?:cancel\w*|bring on|late check ?out)\b/,
    over: topicSet('price two_night availability'),
    quoted: /\bmove your stay once\b/i,
  },
  {
    example: 'We want to push our two nights back by a week',
    said: pushedBack,
    not: /\b(?:cancel\w*|bring on|late check ?out)\b/,
    over: topicSet('change_booking'),
    beside: true,
    quoted: /\bmove your stay once\b/i,
  },
  {
    example: 'I booked the wrong weekend',
    said: /\bbooked (?:us in (?:for|on) )?(?:the |a )?wrong (?:weekend|dates?|days?|nights?|week|month)\b/,
    over: topicSet('change_booking cancellation availability unknown'),
    beside: true,
    quoted: /\bplease read it\b/i,
  },
  {
    example: 'It was only ten minutes ago',
    after: 'I booked the wrong weekend',
    said: justNow,
    within: topicSet('change_booking'),
    quoted: /\bplease read it\b/i,
  },
  {
    example: 'And towels?',
    after: 'Has the lodge a bath?',
    said: /^(?:(?:what about|how about|are|is|there|the|do we get|do you have|any) )*(?:bath )?(?:towels?|linen|sheets|bed ?linen|bedding)(?: (?:too|there|included|provided|as well))*$/,
    over: topicSet('housekeeping beds cabin_amenities showers extras unknown tub'),
    quoted: /\bincludes the room\b/i,
  },
  {
    example: 'What do we pay today?',
    after: 'How much is Sunriser on a Saturday?',
    said: payNow,
    not: /\b(?:extras?|baths?|breakfast|box|tray|hamper|voucher|flexi|taxi|or)\b/,
    over: topicSet('price two_night how_to_book pay_addons deposit unknown payment_page cheapest weekend'),
    quoted: /\ba deposit of\b|\bdeposit of \d/i,
    also: /\bpaid in full when you book\b/i,
  },
  {
    example: 'Do we get something back for it?',
    after: 'The shower is cold',
    said: wantsAmends,
    within: topicSet('housekeeping'),
    over: topicSet('housekeeping'),
    quoted: /\btell us while you are here\b/i,
  },
  {
    example: "That's a promise?",
    after: 'Is it quiet there?',
    said: askedToPromise,
    quoted: /\bor bind us\b/i,
  },
  {
    example: "They'd be gone by nine",
    after: 'Can we have friends over?',
    said: goneBy,
    within: topicSet('occupancy'),
    quoted: /\bday visitors\b/i,
    also: /\bevery visitor must be\b/i,
  },
  {
    example: 'Can you post the charger that I left in Stargazer?',
    said: /\b(?:post|send|mail|forward)\b.*\b(?:i|we) (?:\w+ )?(?:left|forgot)\b|\b(?:i|we) (?:\w+ )?(?:left|forgot)\b.*\b(?:post|send|mail|forward) (?:it|them)\b/,
    not: /\b(?:booking|confirmation|e ?mail|password|vouchers?|flowers|card)\b/,
    over: topicSet('lost'),
    quoted: /\bleft something behind\b/i,
  },
]
