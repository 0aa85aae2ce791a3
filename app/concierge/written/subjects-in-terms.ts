/** Subjects in the terms and conditions. The first match is quoted. */
import type { Subject } from './subjects.ts'
import { ofBathing } from './subjects-of-bathing.ts'
import { ofBooking } from './subjects-of-booking.ts'
import { ofLiving } from './subjects-of-living.ts'

export const subjectsInTerms: readonly Subject[] = [...ofLiving, ...ofBooking, ...ofBathing].map((one) => ({
  ...one,
  page: 'terms and conditions',
}))

/** Who may bring one reads it in full. */
export const assistanceDogs: Subject = {
  page: 'terms and conditions',
  said: /./,
  quoted: /\bassistance dogs\b|\bthey are welcome\b/i,
}

/** Told to whoever has an allergy or has left something behind. */
export const kitchens: Subject = {
  page: 'terms and conditions',
  said: /\b(?:eat\w*|food|trays?|box|boxes|breakfast|hampers?|nuts?|peanuts?|gluten|coeliac|celiac|dairy|lactose|eggs?|milk|sesame|soya?|shellfish|pork|halal|kosher|wheat)\b/,
  quoted: /\bkitchens that handle\b|\btell us of an allergy\b/i,
}
export const leftBehind: Subject = {
  page: 'terms and conditions',
  said: /\b(?:left|forgot\w*|behind)\b/,
  quoted: /\bleft something behind\b/i,
}
