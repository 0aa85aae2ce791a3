/** A guest who names the day of arrival and the day of cancelling, in any words and order, gets the days between and the row that applies. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { highSeasons } from '#app/estate/policies.ts'
import { addDays } from '#app/estate/time/estate-day.ts'
import { months } from '#app/understanding/calendar-words.ts'
import { askAt } from '#test/guest-talk.ts'

const today = '2026-11-29'
const now = new Date(`${today}T12:00:00Z`)
const partsOf = (day: string) => ({ month: months[Number(day.slice(5, 7)) - 1] ?? '', date: Number(day.slice(8)) })
const ordinal = (date: number) =>
  `${date}${{ one: 'st', two: 'nd', few: 'rd', other: 'th', zero: '', many: '' }[new Intl.PluralRules('en', { type: 'ordinal' }).select(date)]}`

const written = fc.constantFrom(
  (day: string) => `${partsOf(day).date} ${partsOf(day).month}`,
  (day: string) => `${partsOf(day).month} ${partsOf(day).date}`,
  (day: string) => `the ${ordinal(partsOf(day).date)} of ${partsOf(day).month}`,
)
const asked = fc.constantFrom(
  (arrival: string, cancelled: string) => [`what do I lose if I cancel on ${cancelled}, arrival ${arrival}`],
  (arrival: string, cancelled: string) => [`If I cancel on ${cancelled} and arrive on ${arrival}, what do I lose?`],
  (arrival: string, cancelled: string) => [`arrival ${arrival}, we cancel on ${cancelled}, what is it going to cost`],
  (arrival: string, cancelled: string) => [`we arrive on ${arrival} and cancel on ${cancelled}, how much do we get back`],
  (arrival: string, cancelled: string) => [`cancelling ${cancelled} for ${arrival}, what do we pay`],
  (arrival: string, cancelled: string) => [`if we pull out on ${cancelled} and were due ${arrival} what would we lose`],
  (arrival: string, cancelled: string) => [`we booked two nights from ${arrival}, what happens if we cancel on ${cancelled}`],
  (arrival: string, cancelled: string) => [`how much do we lose if we cancel on ${cancelled} for an arrival on ${arrival}`],
  (arrival: string, cancelled: string) => [
    `we booked sunriser from ${arrival}, can we cancel`,
    `and if we cancel on ${cancelled}`,
  ],
)

/** The rows of the terms for stays of two nights and more. */
function rowOf(arrival: string, left: number): RegExp {
  const at = Number(arrival.slice(5, 7)) * 100 + Number(arrival.slice(8))
  const isHigh = highSeasons.some(({ from, until }) => {
    const [first, last] = [from.month * 100 + from.day, until.month * 100 + until.day]
    return first <= last ? first <= at && at <= last : first <= at || at <= last
  })
  const [free, half] = isHigh ? [21, 7] : [14, 4]
  return left >= free
    ? new RegExp(`“${free} days or more`)
    : left >= half
      ? new RegExp(`“${half} to ${free - 1} days`)
      : new RegExp(`“Less than ${half} days`)
}

describe('a stay that is cancelled on a day that is named', () => {
  it('is told by the days between, whatever the words', () => {
    fc.assert(
      fc.property(
        asked,
        written,
        fc.integer({ min: 1, max: 250 }),
        fc.integer({ min: 1, max: 40 }),
        (ask, write, after, left) => {
          const cancelled = addDays(today, after)
          const arrival = addDays(cancelled, left)
          const { text } = askAt(now, ...ask(write(arrival), write(cancelled)))
          expect(text).toContain(`it is ${left === 1 ? 'one day' : `${left} days`} to the arrival on`)
          expect(text).toMatch(rowOf(arrival, left))
          expect(text.match(/“[\dL]/g)).toHaveLength(1)
        },
      ),
      { numRuns: 150 },
    )
  })

  const booked = 'Can I get a refund? I have to cancel. We arrive on 18 December for 2 nights'
  it.each([
    ['and if it was the 21st instead?'],
    ['I meant cancelling, if we arrived on the 21st would it still be free'],
    ['no!! 21 december. not the 18th'],
    ['sorry, I meant 21 december'],
    ['what if we arrive on the 21st?'],
  ])('is told anew of the day that was meant: “%s”', (said) => {
    expect(askAt(now, booked, said).text).toMatch(/^On Sunday 29 November it is 22 days to the arrival on Monday 21 December/)
    expect(askAt(now, booked, said, 'and tomorrow still the same?').text).toMatch(
      /^On Monday 30 November it is 21 days .*high season:\s+“21 days or more/s,
    )
  })
  it.each([
    ['which one is it now, arrival 21 december, cancel tomorrow 30 november', /^On Monday 30 November it is 21 days/],
    ['flexi arriving wednesday 9 december, cancelling on the 7th', /^On Monday 7 December it is 2 days.*“Less than 3 days/s],
    ['arriving on 3 July, what if I cancel on the 28th', /^On Monday 28 June it is 5 days/],
  ])('%s', (said, told) => expect(askAt(now, said).text).toMatch(told))
})
