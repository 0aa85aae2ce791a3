/** Subjects in the terms and conditions. The first match is quoted. */
import { anyOf, either } from '#app/understanding/any-of.ts'
import type { Subject } from './subjects.ts'
import { ofBathing } from './subjects-of-bathing.ts'
import { ofBooking } from './subjects-of-booking.ts'
import { ofLiving } from './subjects-of-living.ts'
import { ofPlainNeeds } from './subjects-of-plain-needs.ts'
import { ofVouchers } from './subjects-of-vouchers.ts'
import { ofWhatIfs, rainedOff } from './subjects-of-what-ifs.ts'

export const subjectsInTerms: readonly Subject[] = [
  ...[...ofPlainNeeds, ...ofLiving, ...ofBooking, ...ofWhatIfs, ...ofVouchers, ...ofBathing],
].map((one) => ({ ...one, page: 'terms and conditions' }))

/** Who may bring one reads it in full. */
export const assistanceDogs: Subject = {
  page: 'terms and conditions',
  said: /./,
  quoted: /\bassistance dogs\b|\bthey are welcome\b/i,
}

/** Told to whoever asks when the rest of a stay is paid. */
export const balance: Subject = {
  page: 'terms and conditions',
  said: /\b(?:rest|balance|remainder)\b.*\b(?:taken|due|paid|charged|collected)\b/,
  quoted: /\ba deposit of\b|\bdeposit of \d/i,
}
/** Told to whoever fears for their money when it rains. */
export const ordinaryWeather: Subject = {
  page: 'terms and conditions',
  said: rainedOff,
  quoted: /\bordinary weather\b/i,
}
/** Told to whoever finds a fault in what was confirmed. */
export const wronglyConfirmed: Subject = {
  page: 'terms and conditions',
  said: /\b(?:wrong|rong|wrongly|mistake|misspel\w*|mis ?spelt|incorrect|typo)\b/,
  quoted: /\bplease read it\b/i,
}
/** Told to whoever is not content with the answer to a complaint. */
export const complainFurther: Subject = {
  page: 'terms and conditions',
  said: /\b(?:not|never) (?:\w+ )?(?:like|happy with|content with|agree with|satisfied with|accept)\b.*\banswer\b|\b(?:ombudsman|mediation|small claims|consumer (?:rights|protection|advice))\b/,
  quoted: /\bfree advice for consumers\b/i,
  also: /\bsmall claims procedure\b/i,
}
/** Told to whoever would complain. */
export const complaints: Subject = {
  page: 'terms and conditions',
  said: either(
    /\bcomplain (?:properly|formally|officially)\b|\b(?:formal|official|proper|written) complaint\b/,
    /\b(?:make|file|lodge|put in) a complaint\b/,
    /\b(?:complain\w*|not happy|unhappy)\b.*\b(?:to|handled|how|procedure|process|answer|who|where)\b/,
    /\b(?:who|where|how)\b.*\bcomplain\w*\b/,
  ),
  quoted: /\bif you would rather write\b|\bwe answer within\b/i,
}
/** Told to whoever has an allergy or has left something behind. */
export const kitchens: Subject = {
  page: 'terms and conditions',
  said: anyOf(
    /eat\w*|food|trays?|box|boxes|breakfast|hampers?|nuts?|peanuts?|gluten|coeliac|celiac|dairy|lactose|eggs?|milk|sesame/,
    /soya?|shellfish|pork|halal|kosher|wheat/,
  ),
  quoted: /\bkitchens that handle\b|\btell us of an allergy\b/i,
}
export const leftBehind: Subject = {
  page: 'terms and conditions',
  said: /\b(?:left|forgot\w*|behind|(?:still|must be) (?:on|in|under|at|by) (?:your|the)|home again|how long.*lost property|lost property.*how long)\b/,
  quoted: /\bleft something behind\b/i,
}
