import type { Page } from '@playwright/test'
import { estateMoment } from '#app/estate/time/estate-day.ts'
import { type Weather, weatherRefreshMs, weatherStalestMs } from '#app/weather/weather-words.ts'
import { expect, test } from '#e2e/house.ts'
import { sticksOut } from '#e2e/sticks-out.ts'

test('the guide tells what the forecast service says of the estate', { tag: '@once' }, async ({ page }) => {
  await page.goto('/guest-guide')
  const weather = page.locator('[data-live="weather"]')
  await expect(weather).toContainText('12°')
  await expect(weather).toContainText('Cloudy')
})

/**
 * Answers the page's requests for the weather inside the page; `answer` sets what comes next. A route would miss a request that is on its
 * way while the service worker takes over the page.
 */
async function answerWeather(page: Page) {
  await page.addInitScript(() => {
    const ask = window.fetch
    window.fetch = async (input, init) => {
      const next = (window as WeatherAnswers).weatherAnswer
      if (String(input) !== '/weather' || !next) return ask(input, init)
      document.documentElement.dataset.weatherAsked = String(Number(document.documentElement.dataset.weatherAsked ?? 0) + 1)
      if (next.status === 0) throw new TypeError('Failed to fetch')
      return new Response(next.body, { status: next.status })
    }
  })
  const asked = () => page.evaluate(() => Number(document.documentElement.dataset.weatherAsked ?? 0))
  return {
    async answer(status: number, weather?: Weather) {
      const next = { status, body: weather ? JSON.stringify(weather) : null }
      await page.evaluate((value) => Object.assign(window, { weatherAnswer: value }), next)
    },
    /** Lets time pass until the page has asked again, every five minutes. */
    async after(milliseconds: number) {
      const before = await asked()
      await page.clock.runFor(milliseconds)
      await expect.poll(asked).toBeGreaterThanOrEqual(before + Math.floor(milliseconds / weatherRefreshMs))
    },
  }
}

type WeatherAnswers = typeof window & { weatherAnswer?: { status: number; body: string | null } }

test('a weather that cannot be asked for stays for an hour, one that nobody knows goes', { tag: '@once' }, async ({ page }) => {
  const { answer, after } = await answerWeather(page)
  await page.clock.install()
  await page.goto('/guest-guide')
  const weather = page.locator('[data-live="weather"]')
  await expect(weather.getByText('12°')).toBeVisible()
  const failed = 0
  await answer(failed)
  await after(weatherRefreshMs)
  await answer(503)
  await after(weatherRefreshMs)
  await expect(weather.getByText('12°')).toBeVisible()
  await answer(200, { temperature: -9, word: 'Foggy' })
  await after(weatherRefreshMs)
  await expect(weather.getByText('−9°')).toBeVisible()
  await answer(failed)
  await after(weatherStalestMs)
  await expect(weather.getByText('−9°')).toBeHidden()
  await answer(200, { temperature: 8, word: 'Clear' })
  await after(weatherRefreshMs)
  await expect(weather.getByText('8°')).toBeVisible()
  await answer(204)
  await after(weatherRefreshMs)
  await expect(weather.getByText('8°')).toBeHidden()
})

test('the light of the day is not drawn before it is known', { tag: '@once' }, async ({ page }) => {
  const { promise: signal, resolve: comes } = Promise.withResolvers<void>()
  await page.route('**/assets/show-day-light-*.js', (route) => signal.then(() => route.continue()))
  await page.goto('/guest-guide')
  const band = page.locator('.day-light-band')
  await expect(band).toHaveCSS('background-image', 'none')
  comes()
  await expect(band).toHaveCSS('background-image', /linear-gradient/)
})

test('on the shortest day the times of the sun stand apart, also with more space between letters', { tag: '@once' }, async ({
  page,
}) => {
  await page.clock.setFixedTime(estateMoment('2026-12-21', '12:00'))
  await page.goto('/guest-guide')
  await expect(page.locator('[data-live="day-light"][data-known]')).toBeAttached()
  await page.evaluate(() => {
    const more = new CSSStyleSheet()
    more.replaceSync('* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }')
    document.adoptedStyleSheets.push(more)
  })
  for (const width of [280, 320, 344, 360, 390, 430]) {
    await page.setViewportSize({ width, height: 800 })
    const [up, down] = await page
      .locator('.day-light-sun')
      .evaluateAll((times) => times.map((time) => time.getBoundingClientRect()))
    const apart = up && down ? Math.max(down.left - up.right, down.top - up.bottom) : 0
    expect(apart, `at ${width} px`).toBeGreaterThan(1)
  }
})

test('the mark at now keeps to the screen of a small phone from midnight to midnight', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 })
  for (const time of ['00:00', '12:00', '23:59']) {
    await page.clock.setFixedTime(estateMoment('2026-11-28', time))
    await page.goto('/guest-guide')
    await expect(page.locator('[data-live="day-light"][data-known]')).toBeAttached()
    const wide = await page.evaluate(() => document.documentElement.scrollWidth)
    expect({ time, wide, out: await page.evaluate(sticksOut) }).toEqual({ time, wide: 320, out: [] })
  }
})
