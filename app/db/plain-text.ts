/** Makes typed text safe to store: PostgreSQL refuses NUL, and other control characters only serve mischief. */

/** These reorder the displayed text: deceptive in a subject or a name. */
const directionOverrides = /[\u202a-\u202e\u2066-\u2069]/g

export function tidyLine(text: string): string {
  return text
    .toWellFormed()
    .replace(directionOverrides, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
}

export function tidyParagraphs(text: string): string {
  return text
    .toWellFormed()
    .replace(directionOverrides, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
}

/** At most its first `max` characters and an ellipsis, ending with a whole word. */
export function beginningOf(text: string, max: number): string {
  if (text.length <= max) return text
  const words = text.slice(0, max).replace(/\s+\S*$/, '')
  return `${words.toWellFormed()}…`
}
