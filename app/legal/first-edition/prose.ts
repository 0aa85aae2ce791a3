/** The few HTML tags the first edition uses, and phrases over facts. */
import { capital } from '#app/estate/capital.ts'
import type { CalendarDay, CancellationStep, Season } from '#app/estate/policies.ts'
import { twelveHour } from '#app/estate/time/clock.ts'
import { count } from '#app/knowledge/wording.ts'
import type { LegalIcon, LegalSection } from '#app/legal/legal-document.ts'
import type { LegalFacts } from './legal-facts.ts'

export function section(icon: LegalIcon, title: string, ...blocks: string[]): LegalSection {
  return { icon, title, content: blocks.join('\n') }
}

export function p(...sentences: string[]): string {
  return `<p>${sentences.join(' ')}</p>`
}

export function h3(text: string): string {
  return `<h3>${text}</h3>`
}

export function ul(...items: string[]): string {
  return `<ul>\n${items.map((item) => `<li>${item}</li>`).join('\n')}\n</ul>`
}

/** A list item that reads like a table row: its name, then the rest. */
export function row(what: string, rest: string): string {
  return `<strong>${what}</strong>: ${rest}`
}

export function link(address: string, text: string): string {
  return `<a href="${address}">${text}</a>`
}

export function mailLink(address: string): string {
  return link(`mailto:${address}`, address)
}

export function phoneLink({ estate }: LegalFacts): string {
  return link(`tel:${estate.contacts.phoneInternational}`, estate.contacts.phone)
}

/** `22:00` as `10 pm`, for the middle of a sentence. */
export function hour(time: string): string {
  return twelveHour(time, 'short')
}

/** `1 April`, joined by a no-break space. */
function calendarDay({ month, day }: CalendarDay): string {
  const words = new Intl.DateTimeFormat('en-IE', { day: 'numeric', month: 'long', timeZone: 'UTC' })
  return words.format(Date.UTC(2024, month - 1, day)).replace(' ', '\u00a0')
}

/** `1 April to 31 October` */
export function seasonDates({ from, until }: Season): string {
  return `${calendarDay(from)} to ${calendarDay(until)}`
}

/** Each step as a row: `21 days or more before arrival`, then what is charged. */
export function cancellationLines(steps: readonly CancellationStep[]): string[] {
  return steps.map(({ daysBefore, chargePercent }, index) => {
    const earlier = steps[index - 1]
    const when = earlier
      ? daysBefore === 0
        ? `less than ${earlier.daysBefore} days before arrival, or not arriving at all`
        : `${daysBefore} to ${earlier.daysBefore - 1} days before arrival`
      : `${daysBefore} days or more before arrival`
    return row(capital(when), charge(chargePercent))
  })
}

function charge(percent: number): string {
  if (percent === 0) return 'nothing; whatever you have paid is refunded'
  return percent === 100 ? 'the full price of the stay' : `${percent}% of the price of the stay`
}

/** `two years` for 24, `18 months` for 18. */
export function monthsInWords(number: number): string {
  if (number % 12 !== 0) return `${number} months`
  return number === 12 ? 'one year' : `${count(number / 12)} years`
}
