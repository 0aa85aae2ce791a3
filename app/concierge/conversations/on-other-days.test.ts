/** How the concierge reads dates when one day or year ends and another begins. */
import { describe, expect, it } from 'vitest'
import { askAt } from '#test/guest-talk.ts'

const told = (moment: string, ...turns: string[]) => askAt(new Date(moment), ...turns).text

describe('a date that is named', () => {
  const bath = 'I booked Sunriser for Saturday 5 December. Latest moment to order the fired tub?'
  it('has an end of ordering that may have passed', () => {
    expect(told('2026-12-04T15:30:00Z', bath)).toMatch(/^For Saturday 5 December, order it by 3:30 pm on Friday 4 December\./)
    expect(told('2026-12-04T15:30:01Z', bath)).toMatch(
      /^For Saturday 5 December, it had to be ordered by 3:30 pm on Friday 4 December\./,
    )
  })

  it.each([
    ['2027-03-27T12:00:00Z', '28 March', 'Sunday 28 March, order it by 2:30 pm on Saturday 27 March'],
    ['2027-10-30T12:00:00Z', '31 October', 'Sunday 31 October, order it by 4:30 pm on Saturday 30 October'],
    ['2027-12-31T23:59:00Z', '1 January', 'Saturday 1 January, it had to be ordered by 3:30 pm on Friday 31 December'],
    ['2027-02-01T12:00:00Z', '29 February', 'Tuesday 29 February, order it by 3:30 pm on Monday 28 February'],
    ['2026-11-29T12:00:00Z', '5 December 2027', 'Sunday 5 December, order it by 3:30 pm on Saturday 4 December'],
  ])('at %s, %s: %s', (now, date, deadline) => {
    expect(told(now, `We arrive on ${date}. By when must I order the bath?`)).toContain(`For ${deadline}.`)
  })

  it('was free to cancel until a day that may have passed', () => {
    const ask = 'We arrive on 2 January. Until when can we cancel for free?'
    expect(told('2026-12-12T23:59:00Z', ask)).toMatch(
      /^For an arrival on Saturday 2 January it is free until Saturday 12 December\./,
    )
    expect(told('2026-12-13T00:00:00Z', ask)).toMatch(
      /^For an arrival on Saturday 2 January it was free until Saturday 12 December\./,
    )
  })

  it('is counted to across the end of a leap February', () => {
    expect(told('2028-02-25T12:00:00Z', 'We arrive on 10 March, what does it cost to cancel on 20 February?')).toContain(
      'On Sunday 20 February it is 19 days to the arrival on Friday 10 March.',
    )
  })
})

describe('the night that is meant', () => {
  const [weekday, weekend] = [/€239 for a weekday night/, /€279 for a weekend night/]
  it.each([
    // Half past midnight at the estate, but still the day before in UTC.
    ['2027-07-01T23:30:00Z', 'tonight', weekend],
    ['2027-07-03T23:30:00Z', 'tonight', weekday],
    ['2027-06-30T23:30:00Z', 'tomorrow', weekend],
    ['2027-08-14T22:59:00Z', 'on 14 August', weekend],
    ['2028-08-13T23:00:00Z', 'on 13 August', weekday],
    ['2026-12-31T23:59:00Z', 'on 1 January', weekend],
    // A Saturday; the night after it is not a weekend night.
    ['2047-11-29T12:00:00Z', 'on 29 February', weekend],
    ['2026-11-29T12:00:00Z', 'on 12 June', weekend],
    ['2026-11-29T12:00:00Z', 'on 12 June 2028', weekday],
    ['2026-11-29T12:00:00Z', 'on 12 and 13 June 2028', /^Those two nights in Stargazer come to €478,/],
  ])('at %s, %s', (now, night, price) => {
    expect(told(now, `What does Stargazer cost ${night}?`)).toMatch(price)
  })
})
