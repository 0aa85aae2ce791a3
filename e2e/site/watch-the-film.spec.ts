import type { Locator, Page } from '@playwright/test'
import { expect, test } from '#e2e/house.ts'

test.use({ contextOptions: { reducedMotion: 'no-preference' } })

const film = (page: Page) => page.locator('[data-film=hero]')
const pause = (page: Page) => page.getByRole('button', { name: 'Pause the film' })
const video = (page: Page) => film(page).locator('video')

const stands = (page: Page) => video(page).evaluate((element: HTMLVideoElement) => element.paused)
const reached = (page: Page) => video(page).evaluate((element: HTMLVideoElement) => element.currentTime)

/** Whether a finger at any side of the button hits the button itself. */
function isFree(button: Locator): Promise<boolean> {
  return button.evaluate((element) => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    const [x, y] = [(left + right) / 2, (top + bottom) / 2]
    const sides = [
      [left + 2, y],
      [right - 2, y],
      [x, top + 2],
      [x, bottom - 2],
    ] as const
    return sides.every(([across, down]) => element.contains(document.elementFromPoint(across, down)))
  })
}

/** The films requested so far. */
function films(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\.(webm|mp4)$/.test(new URL(request.url()).pathname)) asked.push(request.url())
  })
  return asked
}

test('the film is fetched after the first paint, plays, and rests for whom pauses it', async ({ page }) => {
  const asked = films(page)
  await page.goto('/')
  await expect.poll(() => reached(page)).toBeGreaterThan(0)
  await expect(film(page)).toHaveAttribute('data-showing')
  const upright = (page.viewportSize()?.width ?? 0) < 640
  expect(asked[0]).toMatch(upright ? /\/hero-phone\.\w+\.webm$/ : /\/hero\.\w+\.webm$/)
  // In the poster's shape, so that the one replaces the other without a jump.
  const shape = await video(page).evaluate((element: HTMLVideoElement) => element.videoWidth / element.videoHeight)
  expect(shape).toBeCloseTo(upright ? 4 / 5 : 16 / 9, 2)
  const painted = await page.evaluate(
    () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.POSITIVE_INFINITY,
  )
  // The browser lists a film only once its response has ended, so poll until then.
  const fetched = await page.waitForFunction(
    () => performance.getEntriesByType('resource').find(({ name }) => name.endsWith('.webm'))?.startTime,
  )
  expect(painted).toBeLessThan((await fetched.jsonValue()) ?? 0)

  expect(await isFree(pause(page)), 'nothing lies on the button').toBe(true)
  await pause(page).click()
  await expect(pause(page)).toHaveAttribute('aria-pressed', 'true')
  await expect.poll(() => stands(page)).toBe(true)
  // It pauses on its frame, and continues from there.
  await expect(film(page)).toHaveAttribute('data-showing')
  const left = await reached(page)
  await pause(page).click()
  await expect.poll(() => stands(page)).toBe(false)
  await expect.poll(() => reached(page)).not.toBe(left)
})

test('what can be done at the film’s foot stands on one line, flush with the page’s margin, and scrolls as one', {
  tag: '@once',
}, async ({ page }) => {
  for (const width of [834, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    await page.goto('/')
    const book = page.locator('.hero').getByRole('button', { name: 'Check Availability' })
    await expect(pause(page)).toBeVisible()
    const edges = () =>
      Promise.all(
        [book, pause(page)].map((part) => part.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect)),
      )
    const margin = await page.locator('.hero-words').evaluate((words) => Number.parseFloat(getComputedStyle(words).paddingRight))
    for (const scrolled of [0, 200]) {
      await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), scrolled)
      await expect(async () => {
        const [button, ring] = await edges()
        expect(button?.right).toBeCloseTo(width - margin, 0)
        expect((ring?.top ?? 0) + (ring?.height ?? 0) / 2).toBeCloseTo((button?.top ?? 0) + (button?.height ?? 0) / 2, 0)
        expect(ring?.right).toBeLessThan((button?.left ?? 0) - 8)
      }).toPass()
    }
  }
})

test.describe('whoever asked for stillness', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })

  test('gets the picture alone, and the film when the wish is taken back', async ({ page }) => {
    const asked = films(page)
    await page.goto('/', { waitUntil: 'networkidle' })
    expect(asked).toEqual([])
    await expect(pause(page)).toBeHidden()
    await expect(film(page).locator('img')).toBeVisible()
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await expect(pause(page)).toBeVisible()
    await expect.poll(() => asked).not.toEqual([])
  })
})

test('whoever saves data gets the picture alone', async ({ page }) => {
  const asked = films(page)
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, 'connection', { get: () => ({ saveData: true }) })
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  expect(asked).toEqual([])
  await expect(pause(page)).toBeHidden()
  await expect(film(page).locator('img')).toBeVisible()
})
