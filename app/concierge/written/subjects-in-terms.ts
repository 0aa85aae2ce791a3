/** Subjects in the terms and conditions. The first match is quoted. */
import { anyOf, either } from '#app/understanding/any-of.ts'
import type { Quotable, Subject } from './subjects.ts'
import { ofBathing } from './subjects-of-bathing.ts'
import { ofBooking } from './subjects-of-booking.ts'
import { ofCancelling } from './subjects-of-cancelling.ts'
import { ofCodes } from './subjects-of-codes.ts'
import { ofLiving } from './subjects-of-living.ts'
import { ofPlainNeeds } from './subjects-of-plain-needs.ts'
import { ofVouchers } from './subjects-of-vouchers.ts'
import { ofWhatIfs, rainedOff } from './subjects-of-what-ifs.ts'

export const subjectsInTerms: readonly Subject[] = [
  ...ofPlainNeeds,
  ...ofLiving,
  ...ofBooking,
  ...ofCancelling,
  ...ofWhatIfs,
  ...ofVouchers,
  ...ofCodes,
  ...ofBathing,
].map((one) => ({ ...one, page: 'terms and conditions' }))

/** The rule for assistance dogs, in full. */
export const assistanceDogs: Quotable = {
  page: 'terms and conditions',
  quoted: /\bassistance dogs\b|\bthey are welcome\b/i,
}

/** For guests who ask when the rest of a stay is paid. */
export const balance: Subject = {
  example: "We've paid the deposit, when is the balance taken?",
  page: 'terms and conditions',
  said: /\b(?:rest|balance|remainder)\b.*\b(?:taken|due|paid|charged|collected)\b/,
  quoted: /\ba deposit of\b|\bdeposit of \d/i,
}
/** For guests worried about their money if it rains. */
export const ordinaryWeather: Subject = {
  example: "And if it lashes rain the whole time, sure there's no money back, is there?",
  page: 'terms and conditions',
  said: rainedOff,
  quoted: /\bordinary weather\b/i,
}
/** For guests who find a mistake in their confirmation. */
export const wronglyConfirmed: Subject = {
  example: 'I put in the wrong email address when ordering',
  page: 'terms and conditions',
  said: /\b(?:wrong|rong|wrongly|mistake|misspel\w*|mis ?spelt|incorrect|typo)\b/,
  quoted: /\bplease read it\b/i,
}
/** For guests who are not satisfied with the answer to a complaint. */
export const complainFurther: Subject = {
  example: "And if I don't like the answer I get?",
  after: 'Who do I complain to?',
  page: 'terms and conditions',
  said: /\b(?:not|never) (?:\w+ )?(?:like|happy with|content with|agree with|satisfied with|accept)\b.*\banswer\b|\b(?:ombudsman|mediation|small claims|consumer (?:rights|protection|advice))\b/,
  quoted: /\bfree advice for consumers\b/i,
  also: /\bsmall claims procedure\b/i,
}
/** For guests who want to complain. */
export const complaints: Subject = {
  example: 'I want to make a complaint',
  page: 'terms and conditions',
  said: either(
    /\bcomplain (?:properly|formally|officially)\b|\b(?:formal|official|proper|written) complaint\b/,
    /\b(?:make|file|lodge|put in) a complaint\b/,
    /\b(?:complain\w*|not happy|unhappy)\b.*\b(?:to|handled|how|procedure|process|answer|who|where)\b/,
    /\b(?:who|where|how)\b.*\bcomplain\w*\b/,
  ),
  quoted: /\bif you would rather write\b|\bwe answer within\b/i,
}
/** For guests with an allergy who ask about food. */
export const kitchens: Subject = {
  example: "I have a nut allergy, what's in the grazing box?",
  page: 'terms and conditions',
  said: anyOf(
    /eat\w*|food|trays?|box|boxes|breakfast|hampers?|nuts?|peanuts?|gluten|coeliac|celiac|dairy|lactose|eggs?|milk|sesame/,
    /soya?|shellfish|pork|halal|kosher|wheat/,
  ),
  quoted: /\bkitchens that handle\b|\btell us of an allergy\b/i,
}
/** For guests who have left something behind. */
export const leftBehind: Subject = {
  example: 'I left my charger behind in the cabin last week',
  page: 'terms and conditions',
  said: /\b(?:left|forgot\w*|behind|(?:still|must be) (?:on|in|under|at|by) (?:your|the)|home again|how long.*lost property|lost property.*how long)\b/,
  quoted: /\bleft something behind\b/i,
}
