/** Picks the café, takeaway or taxi asked for: "any Thai food near?", "which taxi is closest?" */
import { diningNearby } from '#app/estate/dining.ts'
import { beaches, cafes, takeaways, taxis, towns } from '#app/estate/nearby.ts'

/** Words of a place's name and note that say what it serves. Another name for the same in brackets of the table. */
const alsoSaid: Readonly<Record<string, string>> = {
  chinese: 'chinese|asian|noodles?|dim sum',
  thai: 'thai|asian|pad thai|green curry',
  chips: 'chips?|chipper|fish and chips|fish supper',
  pizza: 'pizzas?|italian',
  scones: 'scones?',
  vegetarian: 'veg(?:an|gie|etarian)?|meat ?free|without meat|plant based',
  'closest to the estate':
    '(?:closest|nearest|closer|nearer|handiest|handier|handy)(?! (?:to )?(?:the )?(?:(?:train |railway )?station|town|village))',
  'to the station': '(?:nearest|closest|nearer|closer|handiest) (?:to )?(?:the )?(?:train |railway )?station',
  'longer runs': 'long(?:er)? (?:runs?|trips?|drives?|way|distance)',
}

const placesOf = { cafes, takeaways, taxis }

/** Undefined unless exactly one place serves it. @param text normalised */
export function placeMeant(topic: keyof typeof placesOf, text: string): string | undefined {
  const places = placesOf[topic]
  const asked = Object.entries(alsoSaid).filter(([, words]) => new RegExp(`\\b(?:${words})\\b`).test(text))
  const fits = places.filter(({ name, note }) => asked.some(([word]) => `${name} ${note}`.toLowerCase().includes(word)))
  const there = places.filter(({ where }) => new RegExp(`\\b${where.toLowerCase()}\\b`).test(text))
  const near = nearest.test(text) ? [...places].sort((a, b) => kilometresTo(a.where) - kilometresTo(b.where)).slice(0, 1) : []
  const [only] = fits.length === 1 ? fits : there.length === 1 ? there : near
  return only && `${only.name} in ${only.where} (${only.phone}): ${only.note} The guest guide has the number, too.`
}

const nearest = /\b(?:nearest|closest|closer|nearer)\b(?! (?:town|village))/
/** To the town or the beach of that name. */
const kilometresTo = (where: string): number =>
  [...towns, ...beaches].find(({ name }) => name === where)?.kilometres ?? Number.POSITIVE_INFINITY

/** What is asked for, and the word in a place's note that matches it. */
const dishes = [
  { asked: /\b(?:fish|seafood|crab|lobster|mussels)\b/, told: /\bfish\b/i },
  { asked: /\b(?:steaks?|beef)\b/, told: /\bbeef\b/i },
  { asked: /\bchowder\b/, told: /\bchowder\b/i },
  {
    asked: /\b(?:sunday (?:lunch|roast|dinner|food)|food on (?:a )?sundays?|lunch on (?:a )?sunday|roast)\b/,
    told: /\bsunday lunch\b/i,
  },
] as const

/** “Which is nearest?”, “anywhere for fish?”, about places to eat. @param told what the entry says about all of them */
export function tableMeant(text: string, told = ''): string | undefined {
  const fits = diningNearby.filter(({ about }) => dishes.some((dish) => dish.asked.test(text) && dish.told.test(about)))
  const there = diningNearby.filter(({ where }) => new RegExp(`\\b${where.toLowerCase()}\\b`).test(text))
  const [only] = told && fits.length === 1 ? fits : told && there.length === 1 ? there : []
  if (only) return `${only.name} in ${only.where}, ${only.driveMinutes} minutes by car. ${only.about}`
  const [nearest] = [...diningNearby].sort((a, b) => a.driveMinutes - b.driveMinutes)
  if (!nearest || !told || !/\b(?:nearest|closest|closer|nearer)\b/.test(text)) return undefined
  return `The nearest is ${nearest.name.replace(/^The/, 'the')} in ${nearest.where}, ${nearest.driveMinutes} minutes by car. ${nearest.about}`
}
