/** Removes what could identify the asker from a question: addresses, numbers, names introduced as such. */
import { either } from '#app/understanding/any-of.ts'

/** Words that precede a name. */
const introduction = either(
  /(?:[Mm]y|[Hh]er|[Hh]is|[Oo]ur|[Tt]he guest'?s?|husband'?s?|wife'?s?|partner'?s?) (?:full )?name(?:'s| is)/,
  /[Uu]nder(?: the name(?: of)?)?|(?:I am|I['’]m|[Tt]his is)(?: called)?/,
  /name of|named|called|signed|[Rr]egards,?|booked (?:as|for|by)|(?:Mr|Mrs|Ms|Miss|Dr|Prof)\.?/,
)
const name = /\p{Lu}[\p{L}'’-]*(?:\s+(?:(?:de|van|von)\s)?\p{Lu}[\p{L}'’-]*){0,2}/u

const rules: readonly (readonly [RegExp, string])[] = [
  [/[\w.+-]+@[\w-]+(?:\.[\w-]+)+/g, '[email]'],
  [/\bhttps?:\/\/\S+/gi, '[link]'],
  [/\b[A-Z]{2}\d{2}(?: ?[A-Z0-9]{4}){3,7}\b/g, '[account]'],
  [/\+?\(?\d[\d\s().-]{5,}\d/g, '[number]'],
  [/\b[A-Z]{1,4}-?\d{3,}\b|\b\d{5,}\b/g, '[number]'],
  [/\b[A-Z]\d{2}\s?[A-Z0-9]{4}\b/g, '[postcode]'],
  [new RegExp(`\\b(${introduction.source})\\s+(${name.source})`, 'gu'), '$1 [name]'],
]

/** At most 300 characters, on one line. */
export function redact(question: string): string {
  let text = question.normalize('NFKC').replace(/\s+/g, ' ').trim().slice(0, 1_000)
  for (const [pattern, instead] of rules) text = text.replace(pattern, instead)
  return text.slice(0, 300)
}
