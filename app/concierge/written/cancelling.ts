/** Cancellation costs, line by line from the current terms, for a given kind of stay or season. */
import { highSeasons } from '#app/estate/policies.ts'
import type { Passage } from '#app/knowledge/passage.ts'
import { whereOf } from './written-elsewhere.ts'

const months = 'january february march april may june july august september october november december'.split(' ')
const monthNamed = new RegExp(`\\b(${months.join('|')})\\b(?! i (?:ask|know|cancel)\\b)`)
const ofChristmas = /\b(?:christmas|new year)\b/
const flexi = /\b(?:flexi|(?:one|1|single) night)\b/
const lengthOfStay = /\b(?:two|2|three|3|few) nights?\b|\bescape\b/
const daysBefore =
  /\b(?:\d+|a|one|two|three|four|five|six|seven|ten|few) (?:days?|weeks?|months?|fortnight)(?: s)? (?:before|notice|ahead|out|prior|to go|in advance)\b|\b(?:high|low) season\b/

/**
 * @param before what was said of the same stay already; what `text` says counts first. Both are made plain.
 * @returns '' where nothing narrows the question, or where staff have written the terms otherwise.
 */
export function cancellingSteps(text: string, before: string, passages: readonly Passage[]): string {
  const narrowed = [monthNamed, ofChristmas, flexi, lengthOfStay, daysBefore].some((said) => said.test(`${before} ${text}`))
  const season = seasonOf(namesSeason.test(text) ? text : before)
  const ofStay = flexi.test(flexi.test(text) || lengthOfStay.test(text) ? text : before)
    ? /flexi/i
    : /escape|two[- ]night|2[- ]night|longer/i
  const lines = passages.filter(
    ({ page, line, under = '' }) =>
      page === 'terms and conditions' &&
      line &&
      ofStay.test(under) &&
      (season ? new RegExp(`${season} season`, 'i') : /season/i).test(under),
  )
  const [first] = lines
  if (!narrowed || !first) return ''
  const tables = [...Map.groupBy(lines, ({ under }) => under)]
  const told = tables.map(([under, steps]) => `${under}: ${steps.map(({ text }) => `\n“${text}”`).join(';')}`)
  return `Under ${whereOf(first)} it says of ${told.join(';\nof ')}.`
}

const namesSeason = new RegExp(`${monthNamed.source}|${ofChristmas.source}|\\b(?:high|low) season\\b`)

/** Undefined where none is named, or the month has days of both. */
function seasonOf(text: string): 'high' | 'low' | undefined {
  const said = /\b(high|low) season\b/.exec(text)?.[1]
  if (said === 'high' || said === 'low') return said
  if (ofChristmas.test(text)) return 'high'
  const month = months.indexOf(monthNamed.exec(text)?.[1] ?? '') + 1
  if (month === 0) return undefined
  const days = Array.from({ length: daysIn[month - 1] ?? 0 }, (_, i) => isHigh(month, i + 1))
  if (days.every(Boolean)) return 'high'
  return days.some(Boolean) ? undefined : 'low'
}
const daysIn = [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]

function isHigh(month: number, day: number): boolean {
  const at = month * 100 + day
  return highSeasons.some(({ from, until }) => {
    const [first, last] = [from.month * 100 + from.day, until.month * 100 + until.day]
    return first <= last ? first <= at && at <= last : first <= at || at <= last
  })
}
