import type { Page } from '@playwright/test'
import { axe } from '#e2e/axe.ts'
import { eachOf } from '#e2e/each-of.ts'
import { expect, test } from '#e2e/house.ts'

test('without the viewer’s code a photograph opens by itself', async ({ page, allowFailedRequests }) => {
  allowFailedRequests()
  // From the start and for every address, because a slow page tries to load it before the click.
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
  await page.goto('/gallery')
  await page.locator('[data-photo]').first().click()
  await expect(page).toHaveURL(/\/pictures\//)
})

const viewer = (page: Page) => page.getByRole('dialog', { name: 'The gallery, one by one' })
/** Announced with each step. */
const said = (page: Page) => viewer(page).locator('[aria-live=polite]')

test('a photo opens on the whole screen; keys and buttons lead on, Escape leads back', async ({ page }) => {
  await page.goto('/gallery')
  const photos = page.locator('a[data-photo]')
  const count = await photos.count()
  const second = photos.nth(1)
  await second.focus()
  await page.keyboard.press('Enter')
  await expect(viewer(page)).toBeVisible()
  await expect(viewer(page)).toContainText(`2 of ${count}`)
  await expect(viewer(page)).toContainText((await second.textContent())?.trim() ?? '')
  await expect(viewer(page).getByRole('button', { name: 'Next photo' })).toBeFocused()
  const altOf = async (at: number) => (await photos.nth(at).locator('img').getAttribute('alt')) ?? ''
  await expect(said(page)).toContainText(await altOf(1))

  await page.keyboard.press('ArrowRight')
  await expect(said(page)).toContainText(`3 of ${count}`)
  await expect(said(page)).toContainText(await altOf(2))
  await viewer(page).getByRole('button', { name: 'Previous photo' }).click()
  await expect(viewer(page)).toContainText(`2 of ${count}`)
  await page.keyboard.press('Home')
  await page.keyboard.press('ArrowLeft')
  await expect(viewer(page)).toContainText(`1 of ${count}`)
  await expect(viewer(page).getByRole('button', { name: 'Previous photo' })).toHaveAttribute('aria-disabled', 'true')

  const { violations } = await axe(page).include('#gallery-viewer').analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(viewer(page)).toBeHidden()
  await expect(second).toBeFocused()
})

test('a filter says how many photos it leaves', async ({ page }) => {
  await page.goto('/gallery')
  const photos = page.locator('a[data-photo]').filter({ visible: true })
  const all = await photos.count()
  await page.getByRole('radio', { name: 'All' }).focus()
  await page.keyboard.press('ArrowRight')
  const landscapes = await photos.count()
  expect(landscapes).toBeLessThan(all)
  await expect(page.getByRole('status').filter({ hasText: 'photos' })).toHaveText(`${landscapes} photos`)
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('status').filter({ hasText: 'photos' })).toHaveText(`${all} photos`)
})

test('a swipe leads on, a swipe down closes, and only what the filter shows is counted', async ({ page }) => {
  await page.goto('/gallery')
  await page.getByText('Experiences', { exact: true }).click()
  const photos = page.locator('a[data-photo]:visible')
  const count = await photos.count()
  await photos.first().click()
  await expect(viewer(page)).toContainText(`1 of ${count}`)
  const swipe = async (x: number, y: number) => {
    await page.mouse.move(200, 300)
    await page.mouse.down()
    await page.mouse.move(200 + x, 300 + y, { steps: 4 })
    await page.mouse.up()
  }
  await swipe(-120, 10)
  await expect(viewer(page)).toContainText(`2 of ${count}`)
  await swipe(120, 10)
  await expect(viewer(page)).toContainText(`1 of ${count}`)
  // The next one is preloaded.
  await expect(viewer(page).locator('img')).toHaveCount(2)
  await swipe(10, 160)
  await expect(viewer(page)).toBeHidden()
  await expect(photos.first()).toBeFocused()
})

test('whatever the filter shows, the last row runs to the edge', async ({ page }) => {
  await page.goto('/gallery')
  for (const filter of ['All', 'Landscape', 'Rooms', 'Nature', 'Experiences']) {
    await page.getByRole('radio', { name: filter }).check({ force: true })
    const last = await page.locator('a[data-photo]:visible').last().boundingBox()
    expect(Math.round((last?.x ?? 0) + (last?.width ?? 0)), filter).toBe(page.viewportSize()?.width)
  }
})

test('the viewer fits the screen, its buttons a thumb', async ({ page }) => {
  await page.goto('/gallery')
  await page.locator('a[data-photo]').first().click()
  await expect(viewer(page)).toBeVisible()
  const { height, width } = page.viewportSize() ?? { height: 0, width: 0 }
  for (const button of await eachOf(viewer(page).getByRole('button'))) {
    const box = await button.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height)
    // Within reach of the thumb holding the phone.
    if (width < 500) expect(box?.y).toBeGreaterThan(height * 0.6)
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('a photo is a link to its large picture', async ({ page, request }) => {
    await page.goto('/gallery')
    const address = await page.locator('a[data-photo]').first().getAttribute('href')
    const picture = await request.get(address ?? '')
    expect(picture.headers()['content-type']).toBe('image/webp')
  })
})

test('the pictures reach down to the footer', async ({ page }) => {
  await page.goto('/gallery')
  // The rows below the first screen get their height one after another.
  await expect
    .poll(() =>
      page.locator('#footer').evaluate((footer) => {
        const pictures = [...document.querySelectorAll('a[data-photo]')]
        return Math.abs(footer.getBoundingClientRect().top - (pictures.at(-1)?.getBoundingClientRect().bottom ?? 0))
      }),
    )
    .toBeLessThan(1)
})

test('a photo is not smaller in the viewer than in the page, and whole once the phone is turned', async ({ page }) => {
  await page.goto('/gallery')
  const heights: number[] = []
  for (const link of [page.locator('a[data-photo]').nth(2), page.locator('a[data-photo]').nth(4)]) {
    await link.scrollIntoViewIfNeeded()
    heights.push((await link.boundingBox())?.height ?? 0)
    await link.click()
    const photo = viewer(page).locator('[data-shown] img')
    await expect.poll(async () => (await photo.boundingBox())?.height).toBeGreaterThanOrEqual((heights.at(-1) ?? 0) - 1)
    await page.keyboard.press('Escape')
    await expect(viewer(page)).toBeHidden()
  }
  const { width = 0, height = 0 } = page.viewportSize() ?? {}
  if (width > height) return
  await page.locator('a[data-photo]').nth(2).click()
  await expect(viewer(page).locator('[data-shown] img')).toHaveCSS('object-fit', 'cover')
  await page.setViewportSize({ width: height, height: width })
  await expect(viewer(page).locator('[data-shown] img')).toHaveCSS('object-fit', 'contain')
})

test('a photo stands in the middle of the room there is for it', async ({ page }) => {
  await page.goto('/gallery')
  for (const nth of [0, 2]) {
    await page.locator('a[data-photo]').nth(nth).click()
    const middle = async (place: string) => {
      const { y = 0, height = 0 } = (await viewer(page).locator(place).boundingBox()) ?? {}
      return y + height / 2
    }
    await expect(viewer(page).locator('[data-shown] img')).toBeVisible()
    expect(Math.abs((await middle('[data-shown] img')) - (await middle('.viewer-stage')))).toBeLessThanOrEqual(1)
    await page.keyboard.press('Escape')
    await expect(viewer(page)).toBeHidden()
  }
})
