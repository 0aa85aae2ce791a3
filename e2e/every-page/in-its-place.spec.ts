import type { Locator, Page } from '@playwright/test'
import { expect, test } from '#e2e/house.ts'
import { placeBath } from '#e2e/staff.ts'

/** The first one's position in the window. */
async function edges(place: Locator) {
  const { x, y, width, height } = (await place.first().boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  return { left: Math.round(x), right: Math.round(x + width), top: Math.round(y), bottom: Math.round(y + height), width, height }
}

/** Resizes the window, and waits until the page is redrawn. */
async function resize(page: Page, width: number, height: number) {
  await page.setViewportSize({ width, height })
  await page.waitForFunction((width) => innerWidth === width, width)
  await page.evaluate(() => new Promise((frame) => requestAnimationFrame(() => requestAnimationFrame(frame))))
}

/** Words that overlap the film's button. */
const wordsUnderButton = () => {
  const button = document.querySelector('[data-film] button')?.getBoundingClientRect()
  const words = document.querySelector('.hero-words')
  if (!button || !words) return ['nothing was found']
  const texts = document.createTreeWalker(words, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const under: string[] = []
  while (texts.nextNode()) {
    range.selectNodeContents(texts.currentNode)
    const meets = [...range.getClientRects()].some(
      ({ left, right, top, bottom }) => left < button.right && right > button.left && top < button.bottom && bottom > button.top,
    )
    if (meets) under.push(texts.currentNode.textContent ?? '')
  }
  return under
}

test.describe('the film’s button', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('lies on no word, however wide the window', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Pause the film' })).toBeVisible()
    for (const [width, height] of [
      [320, 640],
      [344, 882],
      [360, 740],
      [390, 844],
      [600, 900],
      [667, 375],
      [700, 900],
      [834, 1112],
      [1440, 900],
    ] as const) {
      await resize(page, width, height)
      expect({ width, under: await page.evaluate(wordsUnderButton) }).toEqual({ width, under: [] })
    }
  })
})

const launcher = (page: Page) => page.getByRole('button', { name: 'Ask the Wild Concierge' })
const scrollTo = (page: Page, top: number) => page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top)

/** Words under the chat’s button that are not a bar’s, and controls. */
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
  for (const path of ['/', '/about', '/faq', '/dining', '/room/stargazer', '/terms-and-conditions', '/guest-guide', '/nowhere'])
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

test('what belongs together stands on one line', async ({ page }) => {
  await page.goto('/')
  const section = (id: string) => page.locator(`#${id}`)
  const cards = section('stays-preview').getByRole('listitem')
  const pictures = section('gallery-preview').locator('figure')
  for (const width of [834, 1024, 1180, 1440, 1920]) {
    await resize(page, width, 900)
    const words = await edges(section('stays-preview').getByRole('heading', { level: 2 }))
    expect((await edges(cards.first().getByRole('heading'))).left, `first card at ${width} px`).toBe(words.left)
    const heads = await Promise.all([0, 1].map((nth) => edges(cards.nth(nth).getByRole('heading'))))
    expect(heads[0]?.top, `names of the cards at ${width} px`).toBe(heads[1]?.top)

    const heading = await edges(section('gallery-preview').getByRole('heading'))
    const [second, third, fourth, , sixth] = await Promise.all([1, 2, 3, 4, 5].map((nth) => edges(pictures.nth(nth))))
    expect([fourth?.left, third?.left], `gallery at ${width} px`).toEqual([heading.left, words.left])
    expect(sixth?.left, `gallery at ${width} px`).toBe(second?.left)
    expect(fourth?.right, `gallery at ${width} px`).toBe(width)
    expect(sixth?.right, `gallery at ${width} px`).toBe((await edges(section('rooms').locator('.spread-words').first())).right)
  }
})

test('the first headline runs from margin to margin', async ({ page }) => {
  await page.goto('/')
  for (const width of [768, 1024, 1440, 1700, 1920]) {
    await resize(page, width, 900)
    const headline = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const range = document.createRange()
      range.selectNodeContents(heading)
      return range.getBoundingClientRect().right
    })
    const margin = await edges(page.getByRole('main').getByRole('button', { name: 'Check Availability' }))
    expect(Math.abs(margin.right - headline), `at ${width} px`).toBeLessThan(25)
  }
})

test('what the gallery can be filtered by stands on one line of most phones', async ({ page }) => {
  await page.goto('/gallery')
  for (const width of [375, 390, 430]) {
    await resize(page, width, 844)
    const filters = await page.locator('.filter').all()
    const tops = await Promise.all(filters.map(async (filter) => (await edges(filter)).top))
    expect(new Set(tops).size, `at ${width} px`).toBe(1)
  }
})

test('the four price cards are alike, and no hidden price keeps a space', async ({ page }) => {
  await page.goto('/')
  for (const width of [390, 1024, 1440]) {
    await resize(page, width, 900)
    const cards = await page.locator('#pricing-section').getByRole('listitem').all()
    const widths = await Promise.all(cards.map(async (card) => (await edges(card.getByRole('button'))).width))
    // The line between two cards takes a pixel from one of them.
    expect(Math.max(...widths) - Math.min(...widths), `buttons at ${width} px`).toBeLessThan(2)
    const gaps = await Promise.all(
      cards.map((card) =>
        card.evaluate((card) => {
          const shown = [...card.querySelectorAll('[data-for-day]')].find((price) =>
            price.checkVisibility({ visibilityProperty: true }),
          )
          return (card.querySelector('button')?.getBoundingClientRect().top ?? 0) - (shown?.getBoundingClientRect().bottom ?? 0)
        }),
      ),
    )
    expect(Math.max(...gaps), `space above the buttons at ${width} px`).toBeLessThan(40)
  }
})

test('the label of the best value stands beside the name of its offer, or right below it', async ({ page }) => {
  await page.goto('/')
  const offer = page.locator('.mode-option').first()
  for (const width of [768, 834, 1000, 1440]) {
    await resize(page, width, 900)
    const name = await edges(offer.getByText('2-Night Escape', { exact: true }))
    const label = await edges(offer.getByText('Best Value'))
    expect(label.left === name.left || label.left > name.right, `at ${width} px`).toBe(true)
  }
})

test('on a tablet each room is seen whole, and the newsletter’s words keep off its form', async ({ page }) => {
  for (const width of [768, 834, 1000]) {
    await resize(page, width, 1112)
    await page.goto('/')
    for (const picture of await page.locator('.spread-picture').all()) {
      const { width: across, height } = await edges(picture)
      expect(across / height).toBeCloseTo(16 / 10, 1)
    }
    const words = await edges(page.locator('.spread-words').first())
    expect(words.top).toBeGreaterThan((await edges(page.locator('.spread-picture'))).bottom)
  }
  await resize(page, 834, 1112)
  const letter = page.locator('#newsletter')
  for (const words of await letter.locator('h2, h2 + p').all()) {
    const right = await words.evaluate((words) => {
      const range = document.createRange()
      range.selectNodeContents(words)
      return range.getBoundingClientRect().right
    })
    expect((await edges(letter.getByRole('form'))).left - right).toBeGreaterThan(30)
  }
})

test('no picture stands twice on the home page', async ({ page }) => {
  await page.goto('/')
  const names = await page
    .locator('main img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src')?.match(/([a-z-]+)-\d+\./)?.[1]))
  expect(names).toEqual([...new Set(names)])
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
  // Also at the page's end, where the button stands in the corner.
  await notice.hover()
  await scrollTo(page, 100_000)
  await expect(launcher(page)).toBeVisible()
  await expect.poll(place).toEqual({ left: true, right: true, above: true })
})

test('the headline crosses the widest screens too', async ({ page }) => {
  for (const width of [1440, 2560, 3440]) {
    await resize(page, width, 1300)
    await page.goto('/')
    const share = await page.locator('#hero-title').evaluate((title) => {
      const words = document.createRange()
      words.selectNodeContents(title)
      return words.getBoundingClientRect().width / innerWidth
    })
    expect({ width, crosses: share > 0.8 && share < 1 }).toEqual({ width, crosses: true })
  }
})
