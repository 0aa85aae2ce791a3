/** Picks the café, takeaway or taxi that is asked for: "any Thai food near?", "which taxi is closest?" */
import { diningNearby } from '#app/estate/dining.ts'
import { cafes, takeaways, taxis } from '#app/estate/nearby.ts'

/** Words of a place's name and note that say what it serves. Another name for the same in brackets of the table. */
const alsoSaid: Readonly<Record<string, string>> = {
  chinese: 'chinese|asian|noodles?|dim sum',
  thai: 'thai|asian|pad thai|green curry',
  chips: 'chips?|chipper|fish and chips|fish supper',
  pizza: 'pizzas?|italian',
  scones: 'scones?',
  'closest to the estate': 'closest|nearest',
  'longer runs': 'long(?:er)? (?:runs?|trips?|drives?|way|distance)',
}

const placesOf = { cafes, takeaways, taxis }

/** Undefined where no one place alone serves it. `text` is made plain. */
export function placeMeant(topic: keyof typeof placesOf, text: string): string | undefined {
  const places = placesOf[topic]
  const asked = Object.entries(alsoSaid).filter(([, words]) => new RegExp(`\\b(?:${words})\\b`).test(text))
  const fits = places.filter(({ name, note }) => asked.some(([word]) => `${name} ${note}`.toLowerCase().includes(word)))
  const [only] = fits.length === 1 ? fits : []
  return only && `${only.name} in ${only.where} (${only.phone}): ${only.note} The guest guide has the number, too.`
}

/** “Which is nearest?”, of where one can eat. @param told what the entry says of all of them. */
export function nearestTable(text: string, told = ''): string | undefined {
  const [nearest] = [...diningNearby].sort((a, b) => a.driveMinutes - b.driveMinutes)
  if (!nearest || !told || !/\b(?:nearest|closest)\b/.test(text)) return undefined
  return `The nearest is ${nearest.name.replace(/^The/, 'the')} in ${nearest.where}, ${nearest.driveMinutes} minutes by car. ${nearest.about}`
}
