/** The chat button is there where it helps, and covers nothing. */
import type { Page } from '@playwright/test'
import { expect, test } from '#e2e/house.ts'
import { edges, resize } from '#e2e/in-window.ts'
import { publicPages } from '#e2e/public-pages.ts'
import { placeBath } from '#e2e/staff.ts'

const launcher = (page: Page) => page.getByRole('button', { name: 'Ask the Wild Concierge' })
const scrollTo = (page: Page, top: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top)

/** Controls under the chat button, and words other than those of a bar. */
const underLauncher = () => {
  const button = document.querySelector('.chat-launcher')
  if (!button?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return []
  const { left, right, top, bottom } = button.getBoundingClientRect()
  const meets = (box: DOMRect) => box.left < right && left < box.right && box.top < bottom && top < box.bottom
  const bar = [...document.querySelectorAll('.booking-bar, .guide-bar')].find(
    (bar) => bar.checkVisibility({ visibilityProperty: true }) && meets(bar.getBoundingClientRect()),
  )
  const within = bar ?? document.body
  const texts = document.createTreeWalker(within, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const under: string[] = []
  while (texts.nextNode()) {
    const element = texts.currentNode.parentElement
    if (!element?.checkVisibility({ visibilityProperty: true }) || element.closest('.chat-launcher, .sr-only, svg')) continue
    range.selectNodeContents(texts.currentNode)
    if ([...range.getClientRects()].some(meets)) under.push(texts.currentNode.textContent ?? '')
  }
  // The footer's one picture is a banner of words.
  for (const control of within.querySelectorAll('button, select, .fold-mark, .back-to-top a, footer img'))
    if (control !== button && control.checkVisibility({ visibilityProperty: true }) && meets(control.getBoundingClientRect()))
      under.push(control.outerHTML.slice(0, 80))
  return under
}

test('the chat’s button lies on no word and no control, wherever a page is scrolled to', async ({
  page,
  allowFailedRequests,
}) => {
  test.slow()
  allowFailedRequests()
  const without = { '/gallery': 'its words lie on pictures from edge to edge', '/privacy-policy': 'a page like the terms' }
  for (const path of [...publicPages({ without }), '/guest-guide', '/nowhere'])
    for (const width of [320, 390, 834, 1440]) {
      await resize(page, width, 844)
      await page.goto(path)
      await expect(launcher(page)).toBeVisible()
      const length = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight)
      for (let top = 0; top < length + 400; top += Math.max(length / 12, 400)) {
        await scrollTo(page, top)
        await expect.poll(() => page.evaluate(underLauncher), `${path} at ${width} px, scrolled ${top}`).toEqual([])
      }
    }
})

test('on the smallest phones the chat’s button leaves the footer’s banner to be read', async ({ page, allowFailedRequests }) => {
  allowFailedRequests()
  await page.goto('/nowhere')
  for (const width of [320, 344, 360, 366, 372]) {
    await resize(page, width, 640)
    await scrollTo(page, 100_000)
    await expect(launcher(page)).toBeVisible()
    await expect(page.getByRole('img', { name: /Supported by/ })).toBeInViewport({ ratio: 1 })
    expect({ width, under: await page.evaluate(underLauncher) }).toEqual({ width, under: [] })
  }
})

test('the chat’s button stands in the bar where there is one, and the way back to the top at the bar’s beginning', async ({
  page,
}) => {
  for (const path of ['/', '/terms-and-conditions']) {
    await page.goto(path)
    await scrollTo(page, 1200)
    const bar = page.getByRole('region', { name: 'Booking' })
    const isPhone = (page.viewportSize()?.width ?? 0) < 768
    if (path !== '/' && !isPhone) continue
    await expect(bar).toBeVisible()
    await expect.poll(async () => (await edges(launcher(page))).top).toBeGreaterThan((await edges(bar)).top)
    const button = await edges(bar.getByRole('button'))
    expect(button.right).toBeLessThan((await edges(launcher(page))).left)
    if (path === '/') continue
    const back = await edges(page.getByRole('link', { name: 'Back to top' }))
    expect([back.width, back.height]).toEqual([44, 44])
    expect([back.top > (await edges(bar)).top, back.right < button.left]).toEqual([true, true])
  }
})

test('on a phone the chat’s button is there at the beginning of a page without a bar, and at its end', async ({
  page,
  allowFailedRequests,
}) => {
  allowFailedRequests()
  await resize(page, 390, 844)
  await page.goto('/nowhere')
  await expect(launcher(page)).toBeVisible()
  await scrollTo(page, 300)
  await expect(launcher(page)).toBeHidden()
  await scrollTo(page, 100_000)
  await expect(launcher(page)).toBeVisible()
})

test('on a phone the chat’s button leaves the pages of an order to their words, and stands at their end', async ({
  page,
  house,
}) => {
  await resize(page, 390, 844)
  const payment = await placeBath(page, house, 'Ann Byrne')
  const paid = await page.request.post(payment, { form: { answer: 'pay' }, headers: { Origin: house.url } })
  for (const address of [payment, paid.url(), '/guest-guide/order?item=heated_bath']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(launcher(page)).not.toBeInViewport()
    await scrollTo(page, 100_000)
    await expect(launcher(page)).toBeInViewport({ ratio: 1 })
    expect(await page.evaluate(underLauncher)).toEqual([])
  }
})

test('a notice is whole on the narrowest phone, and lies on no chat button', async ({ page }) => {
  await resize(page, 320, 640)
  await page.goto('/')
  await page.locator('#contact form').getByRole('button', { name: 'Send Message' }).press('Enter')
  const notice = page.locator('[data-sonner-toast][data-mounted=true]')
  const place = async () => {
    const { left, right, bottom } = await edges(notice)
    return { left: left >= 0, right: right <= 320, above: bottom <= (await edges(launcher(page))).top }
  }
  // Also at the end of the page, where the button is in the corner.
  await notice.hover()
  await scrollTo(page, 100_000)
  await expect(launcher(page)).toBeVisible()
  await expect.poll(place).toEqual({ left: true, right: true, above: true })
})

/** Scrolls through the page. */
const captionsUnderLauncher = () => {
  const button = document.querySelector('.chat-launcher')?.getBoundingClientRect()
  const captions = [...document.querySelectorAll('.gallery-caption')]
  if (!button || captions.length === 0) return ['nothing was found']
  const under = new Set<string>()
  const range = document.createRange()
  for (let top = 0; top < document.documentElement.scrollHeight - innerHeight; top += 15) {
    window.scrollTo({ top, behavior: 'instant' })
    for (const caption of captions) {
      range.selectNodeContents(caption)
      for (const { left, right, top, bottom } of range.getClientRects())
        if (left < button.right && right > button.left && top < button.bottom && bottom > button.top)
          under.add(caption.textContent)
    }
  }
  return [...under]
}

test.describe('on a tablet', () => {
  test.use({ hasTouch: true, isMobile: true })

  test('the chat’s button leaves the captions of the gallery to be read', async ({ page }) => {
    for (const width of [768, 834]) {
      await page.setViewportSize({ width, height: 1112 })
      await page.goto('/gallery')
      expect({ width, under: await page.evaluate(captionsUnderLauncher) }).toEqual({ width, under: [] })
    }
  })
})

test('the way back to the top is as large as the chat’s button, and stands above it', async ({ page }) => {
  await resize(page, 834, 1112)
  await page.goto('/terms-and-conditions')
  await scrollTo(page, 1000)
  const [back, chat] = [await edges(page.getByRole('link', { name: 'Back to top' })), await edges(launcher(page))]
  expect([back.left, back.right, back.height]).toEqual([chat.left, chat.right, chat.height])
  expect(chat.top - back.bottom).toBe(12)
})
