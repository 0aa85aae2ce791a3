/**
 * What a part asks by its form, whatever its words weigh: the classifier hears "late", "bed" and "bath", but not what is asked about
 * them.
 */
import { type Formed, formedBy, likely } from '#app/understanding/forms/form-rule.ts'
import { ofBeingHere } from '#app/understanding/forms/of-being-here.ts'
import { ofBooking } from '#app/understanding/forms/of-booking.ts'
import { ofNumbersAndPeople } from '#app/understanding/forms/of-numbers-and-people.ts'
import { roomDescribed, roomsCompared } from '#app/understanding/forms/rooms-compared.ts'
import { everydayForm } from './everyday-forms.ts'

const rules = [...ofBooking, ...ofBeingHere, ...ofNumbersAndPeople]

/** `text` is made plain, `asked` as it was written; `named` are the concepts of its content words, '' for a word that has none. */
export function askedByForm(topic: string, text: string, named: readonly string[], asked = text): Formed | undefined {
  const everyday = everydayForm(topic, text)
  if (everyday) return everyday
  const described = roomDescribed(topic, text, named)
  if (described) return { topic: described, confidence: likely }
  const compared = roomsCompared(topic, text, named)
  if (compared) return { topic: compared, confidence: likely, unwritten: [] }
  return formedBy(rules, { topic, text, named, asked })
}
