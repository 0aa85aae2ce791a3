/** What there is to eat, and the country around. */

import { noRestaurant } from '#app/estate/dining.ts'
import { euro } from '#app/estate/money.ts'
import { beaches } from '#app/estate/nearby.ts'
import { topics } from '#app/understanding/topics.ts'
import type { Ask, Composers } from './ask.ts'
import { asksWhereListed, isNamed } from './compose-sources.ts'
import { placeMeant, tableMeant } from './places-meant.ts'
import { asksBest } from './rooms-for-what.ts'

/** “Which is best for swimming?” */
const asksSwim = /\b(?:which|what|where|best|nicest|good)\b.*\b(?:swim|swims|swimming|dip)\b/
/** “What's actually in the vegetarian box?” */
const inVegetarian = /\bwhat\b.*\b(?:in|inside|with|get|contain\w*|include\w*)\b.*\b(?:veg|veggie|vegetarian)\b/
/** Asks for coordinates, for a navigation device. */
const asksPoint =
  /\b(?:coordinates|latitude|longitude|gps|sat ?nav|grid reference|(?:google|apple) maps?|(?:takes|sends|brought|sent) (?:us|me) to)\b/
const asksWhatToSee = /\bwhat\b.*\b(?:see|visit)\b/
/** The beaches, and where they are listed if that is asked. */
function whereListed({ shelf, text }: Ask): string | undefined {
  const all = ['nearby/beach', 'nearby/beaches'].flatMap((ref) => shelf.get(ref)?.value ?? [])
  const best = asksSwim.test(text) ? beaches.find(({ about }) => /\bswim\b/.test(about)) : undefined
  const told = best && shelf.get(`nearby/beach_${best.id}`)?.value
  if (told) return told
  const named = beaches.some((beach) => isNamed(beach, text))
  const each =
    (asksBest.test(text) || asksWhatToSee.test(text)) && !named
      ? beaches.flatMap(({ id }) => shelf.get(`nearby/beach_${id}`)?.value ?? [])
      : []
  if (each.length > 1) return [shelf.get('nearby/beach')?.value ?? '', ...each].join(' ').trim()
  const asked = asksWhereListed.test(text) && !named && shelf.has('facilities/guest_guide')
  return asked ? `${all.join(' ')} The guest guide lists them, too.` : undefined
}

const asksWhatItIs = /\bwhat (?:exactly )?(?:is|s|does)\b|\bwhat kind of\b|\btell (?:me|us)(?: \w+)? about\b|\bexplain\b/

export const ofFoodAndPlaces: Composers = {
  // Its name alone does not say what kind of thing it is.
  boutique: ({ shelf, text }) => {
    const told = shelf.get('facilities/fashion_boutique_fun')?.value
    return told && asksWhatItIs.test(text) ? `${told} It is one of the estate’s experiences in the guest guide.` : undefined
  },
  dining: ({ shelf, text }) => {
    const entry = shelf.get('facilities/dining')
    return entry &&
      /\b(?:rest[aeou]+r[aeou]+nts?|bars?|dinners?|roasts?|carvery|sunday lunch|meals?|you cook|bistro|dining room|pub)\b/.test(
        text,
      )
      ? `${noRestaurant}. ${entry.value}`
      : undefined
  },
  grazing: ({ facts, text, shelf }) => {
    const told = shelf.get('facilities/grazing_boxes')?.value
    const vegetarian = facts.products.find(({ itemType }) => itemType === 'grazing_box_vegetarian')
    return told && vegetarian?.description && inVegetarian.test(text)
      ? `${vegetarian.name}, ${euro(vegetarian.priceCents)}: ${vegetarian.description} Order through the guest guide.`
      : undefined
  },
  eating_out: ({ text, shelf }) => tableMeant(text, shelf.get('nearby/eating_out')?.value),
  taxis: ({ text }) => placeMeant('taxis', text),
  cafes: ({ text }) => placeMeant('cafes', text),
  takeaways: ({ text }) => placeMeant('takeaways', text),
  beach: whereListed,
  beaches: whereListed,
  location: ({ facts, shelf, text }) => {
    const entry = shelf.get('general_info/location')
    const { latitude, longitude } = facts.estate.geo
    return entry && asksPoint.test(text) ? `${entry.value} Latitude ${latitude}, longitude ${longitude}.` : undefined
  },
  walks: ({ shelf, text }) => {
    const all = topics.walks.sources.flatMap((ref) => shelf.get(ref)?.value ?? [])
    const boutique = shelf.get(topics.boutique.sources[0] ?? '')?.value
    return boutique && all.length > 0 && /\bexperiences\b/.test(text) ? `${all.join(' ')} ${boutique}` : undefined
  },
}
