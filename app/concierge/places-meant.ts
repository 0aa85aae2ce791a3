/** Picks the café or takeaway that has what is asked for: "any Thai food near?" */
import { cafes, takeaways } from '#app/estate/nearby.ts'

/** Words of a place's name and note that say what it serves. Another name for the same in brackets of the table. */
const alsoSaid: Readonly<Record<string, string>> = {
  chinese: 'chinese|asian|noodles?|dim sum',
  thai: 'thai|asian|pad thai|green curry',
  chips: 'chips?|chipper|fish and chips|fish supper',
  pizza: 'pizzas?|italian',
  scones: 'scones?',
}

/** Undefined where no one place alone serves it. `text` is made plain. */
export function placeMeant(topic: 'cafes' | 'takeaways', text: string): string | undefined {
  const places = topic === 'cafes' ? cafes : takeaways
  const asked = Object.entries(alsoSaid).filter(([, words]) => new RegExp(`\\b(?:${words})\\b`).test(text))
  const fits = places.filter(({ name, note }) => asked.some(([word]) => `${name} ${note}`.toLowerCase().includes(word)))
  const [only] = fits.length === 1 ? fits : []
  return only && `${only.name} in ${only.where} (${only.phone}): ${only.note} The guest guide has the number, too.`
}
