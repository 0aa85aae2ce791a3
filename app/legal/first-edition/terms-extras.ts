/**
 * Terms: baths, extras and their payment, vouchers, the newsletter's discount. Staff change what is sold, at what price and to which
 * rooms: the guide shows that, and these terms refer to it.
 */

import { sectionTitles } from '#app/knowledge/section-titles.ts'
import { list, times } from '#app/knowledge/wording.ts'
import type { LegalSection } from '#app/legal/legal-document.ts'
import { bathRules, bathSafety, enquiryOnly } from '#app/products/catalogue.ts'
import type { LegalFacts } from './legal-facts.ts'
import { mailLink, p, section, ul } from './prose.ts'

export function extrasSections(facts: LegalFacts): LegalSection[] {
  const { estate, bookingTerms } = facts
  const { policies, contacts } = estate
  const { soakMinutes } = bathRules
  const free = bookingTerms.extrasFreeCancellationHours

  return [
    section(
      'bath',
      'Wood-fired baths',
      p(
        `The outdoor heated bath (ofuro) is for guests in the rooms that the guest guide lists with it. It takes ${bathRules.toFillAndFire} to fill and fire, so order it at least ${bathRules.orderHoursBeforeCheckIn} hours before check-in (${times(facts).checkInFrom}) of the day you want it, and never on the day itself. A reheat for another evening is ordered at least ${bathRules.reheatHoursAhead} hours ahead.`,
      ),
      p('Hot water under an open sky is a pleasure with rules. For your safety:'),
      ul(
        'Feel the water before you step in. Add cold water if it is too hot, and never stoke the fire yourselves.',
        `Soak for ${soakMinutes.from} to ${soakMinutes.to} minutes at most, drink water, and get out slowly. ${bathSafety.company}`,
        bathSafety.drink,
        bathSafety.doctor,
        'Do not touch the stove or its chimney: both stay hot for hours. Steps and decking are slippery when wet.',
        'No soap, oils, salts or glass in the tub, and no diving. Put the lid back when you leave it.',
      ),
      p(
        'We may put out the fire in high wind, lightning or drought, or when a tub is not safe. You then choose another time or your money back.',
      ),
    ),
    section(
      'basket',
      sectionTitles.extras,
      p(
        'Extras are ordered and paid for online, through the guest guide, or with your booking, in the booking pages. The guide shows what can be ordered at present and the price of the day, before you order.',
      ),
      p(
        `Prices include VAT. ${list(enquiryOnly)} are on enquiry: we answer with a price, and nothing is ordered until you agree. Some extras are for certain rooms, or need notice; the guide says so, and an order that does not fit is not accepted.`,
      ),
      p(
        'You pay by card on the pages of our payment provider, Stripe, in euro. Your card details go to Stripe and never to us. The contract for an extra is made when the payment is confirmed to us; you then see the order confirmed and can write to us with its number. If you pay and we cannot deliver, you get all of it back.',
      ),
      p(
        'Food is prepared in kitchens that handle nuts, milk, eggs, gluten and other allergens. A list for every box and tray is yours for the asking; tell us of an allergy when you order, not at the door. Alcohol is sold only to adults.',
      ),
    ),
    section(
      'hand',
      'Cancelling extras, refunds and the right to withdraw',
      p(
        `You may cancel an extra up to ${free} hours before it is due and get all of your money back: write to ${mailLink(contacts.stayEmail)} or use the guide’s contact form. Within ${free} hours the food has been bought or the fire is being laid, and we refund only what we can save.`,
      ),
      p(
        'If an extra does not come, or is not as described, tell us the same day if you can. We put it right or refund it: that is your right under the Consumer Rights Act 2022, not a kindness. Refunds go back to the card you paid with, ' +
          `within ${bookingTerms.refundWithinDays} days.`,
      ),
      p(
        'Online purchases can usually be cancelled within fourteen days without a reason. The law excepts accommodation, catering and leisure services for a specific date or period (Article 16(l) of Directive 2011/83/EU, given effect in Ireland by Part 5 of the Consumer Rights Act 2022), and goods that spoil quickly (Article 16(d)). Stays, baths, food and experiences for a date you choose fall under these exceptions, so the cancellation terms on this page apply instead. Gift vouchers do not: see below.',
      ),
    ),
    section(
      'gift',
      sectionTitles.vouchers,
      p(
        `Gift vouchers are sold by our online voucher shop, a separate website, and are valid for ${policies.voucherValidYears} years from the day they are bought. The date is on the voucher. They can come by email at once.`,
      ),
      ul(
        'A voucher is worth its face value towards any stay or extra, whatever the price on the day. It may be used together with other vouchers.',
        'You need not spend it all at once: what is left stays on the voucher, and if that is not possible and it is €1 or more we give it back in cash, by transfer or as a new voucher that ends no sooner.',
        'The name on a voucher may be changed, and a voucher may be given away, free of charge.',
        'There are no fees for not using it. It cannot be exchanged for cash otherwise.',
        'If you paid by voucher and cancel in time, the value returns to a voucher with at least the same end date.',
        'Bought online, a voucher that has not been used can be returned within fourteen days for a full refund.',
      ),
      p(
        'These terms follow the Consumer Protection (Gift Vouchers) Act 2019; where it gives you more, it prevails. ' +
          `To redeem a voucher, enter its code while you book or write to ${mailLink(contacts.stayEmail)}.`,
      ),
    ),
    section(
      'envelope',
      sectionTitles.newsletter,
      p(
        `If you sign up to our newsletter you receive a code for ${policies.newsletterDiscountPercent}% off your first stay, by email. It is for people who have not stayed with us before, can be used once, on the price of the room but not on extras or vouchers, and cannot be combined with another code. It comes off before any deposit is calculated.`,
      ),
      p(
        'You can unsubscribe at any moment, even before you use the code; the code stays good. We may end the offer for new subscribers, but not for a code already sent.',
      ),
    ),
  ]
}
