/** Makes typed text safe to store: PostgreSQL refuses NUL, and other control characters serve only mischief. */

/** These reorder the displayed text: deceptive in a subject or a name. */
const directionOverrides = /[\u202a-\u202e\u2066-\u2069]/g

/** One line: without control characters, white space collapsed. */
export function tidyLine(text: string): string {
  return text
    .toWellFormed()
    .replace(directionOverrides, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
}

/** Several lines: without other control characters, line endings as `\n`. */
export function tidyParagraphs(text: string): string {
  return text
    .toWellFormed()
    .replace(directionOverrides, '')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()
}

/** At most the first `max` characters, ending with a whole word and an ellipsis. */
export function beginningOf(text: string, max: number): string {
  if (text.length <= max) return text
  const words = text.slice(0, max).replace(/\s+\S*$/, '')
  return `${words.toWellFormed()}…`
}
