/** How a wood-fired bath is ordered and used. The wording is for the owner to confirm; hours and minutes come from the products. */
import type { Sentence } from '#app/estate/offered-sentences.ts'
import { bathRules, bathSafety } from '#app/products/catalogue.ts'

const { orderHoursBeforeCheckIn, toFillAndFire, reheatHoursAhead, soakMinutes } = bathRules

export const bathGuidelines = {
  ordering: [
    {
      text: `Order before the day you arrive: at least ${orderHoursBeforeCheckIn} hours before check-in. It takes ${toFillAndFire} to fill and fire.`,
      itemType: 'heated_bath',
    },
    {
      text: `A second evening is a reheat, ordered at least ${reheatHoursAhead} hours ahead.`,
      itemType: 'bath_reheat',
    },
    {
      text: `We fill it, light it and cover it, and leave you be. Soak for ${soakMinutes.from} to ${soakMinutes.to} minutes at a time.`,
      itemType: 'heated_bath',
    },
  ] satisfies Sentence[],
  dos: [
    'Shower first, and tie up long hair.',
    'Feel the water first, and use the handrail: the step is wet.',
    'Drink water. Cool off on the deck between two soaks.',
    'Put the lid back when you are done, so that it is still warm later.',
  ],
  donts: [
    'No soap, salts or oils: the water goes back to the ground.',
    'No glass near the bath. There are cups on the hook.',
    'Do not touch the stove or its flue, and add no wood.',
    `${bathSafety.company} ${bathSafety.drink}`,
    bathSafety.doctor,
  ],
} as const
