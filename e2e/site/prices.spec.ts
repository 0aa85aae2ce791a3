import { euro } from '#app/estate/money.ts'
import { addDays, estateDay } from '#app/estate/time/estate-day.ts'
import { bookingModes, quote } from '#app/rooms/pricing.ts'
import { rooms } from '#app/rooms/rooms.ts'
import { expect, test } from '#e2e/house.ts'

/** The same instant is Tuesday in Auckland and still Monday in Dublin; Friday there and still Thursday here. */
const visitors = [
  { place: 'Pacific/Auckland', now: '2026-11-23T12:00:00Z', day: 'weekday' },
  { place: 'Europe/Dublin', now: '2026-11-24T12:00:00Z', day: 'weekday' },
  { place: 'Europe/Dublin', now: '2026-11-27T12:00:00Z', day: 'weekend' },
  { place: 'Pacific/Auckland', now: '2026-11-26T12:00:00Z', day: 'weekend' },
  { place: 'Europe/Dublin', now: '2026-11-26T12:00:00Z', day: 'weekday' },
  { place: 'Pacific/Auckland', now: '2026-11-28T12:00:00Z', day: 'weekday' },
] as const

for (const visitor of visitors) {
  test.describe(`a visitor in ${visitor.place} at ${visitor.now}`, () => {
    test.use({ timezoneId: visitor.place })

    test(`sees ${visitor.day} prices in both modes, without a shift`, async ({ page }) => {
      await page.clock.setFixedTime(visitor.now)
      await page.goto('/')
      const section = page.locator('#pricing-section')
      for (const mode of bookingModes) {
        await section
          .getByText(mode === 'twoNight' ? '2-Night Escape' : '1-Night Flexi', { exact: true })
          .first()
          .click()
        for (const room of rooms) {
          const { nightlyCents, totalCents, savingCents } = quote(room, mode, visitor.day)
          const card = section.getByRole('listitem').filter({ has: page.getByRole('heading', { name: room.name }) })
          // biome-ignore lint/performance/useDomNodeTextContent: only what is shown counts; the other prices are in the page too.
          const shown = await card.innerText()
          const text = shown.replace(/\s+/g, ' ')
          expect(text).toContain(`From ${euro(nightlyCents)}/night`)
          expect(text).toContain(visitor.day)
          expect(text).toContain(`${euro(totalCents)} ${mode === 'twoNight' ? 'total (2 nights)' : 'total + late checkout'}`)
          expect(text.includes('Save €')).toBe(mode === 'twoNight' && savingCents > 0)
        }
      }
    })
  })
}

test('a page that was left open shows the prices of the day it is looked at', async ({ page }) => {
  await page.clock.install({ time: '2026-11-26T22:00:00Z' })
  await page.goto('/')
  const day = page.locator('html')
  await expect(day).toHaveAttribute('data-day', 'weekday')
  await page.clock.setFixedTime('2026-11-27T08:00:00Z')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect(day).toHaveAttribute('data-day', 'weekend')
})

test('a page that was left open tells of no night that has passed, and offers no such day', async ({ page }) => {
  const today = estateDay(new Date())
  const later = addDays(today, 3)
  const notes = page.getByText(/^(Tonight: |Tomorrow’s sun: )/)
  const lookAgain = async (day: string) => {
    await page.clock.setFixedTime(`${day}T12:00:00Z`)
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  }
  await page.goto('/')
  await lookAgain(today)
  await expect(notes.filter({ visible: true })).toHaveCount(2)
  await lookAgain(later)
  await expect(notes.filter({ visible: true })).toHaveCount(0)
  await expect(page.locator('.booking-bar input[type=date]')).toHaveAttribute('min', later)
})

test('a page that the browser has kept since an earlier day does not either', async ({ page }) => {
  const later = addDays(estateDay(new Date()), 3)
  await page.clock.setFixedTime(`${later}T12:00:00Z`)
  await page.goto('/')
  await expect(page.locator('.booking-bar input[type=date]')).toHaveAttribute('min', later)
  await expect(page.getByText(/^(Tonight: |Tomorrow’s sun: )/).filter({ visible: true })).toHaveCount(0)
})
