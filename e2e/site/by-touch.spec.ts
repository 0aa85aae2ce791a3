import type { Page } from '@playwright/test'
import { expect, test, visitConsole } from '#e2e/house.ts'
import { enter, orderBath } from '#e2e/staff.ts'

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

test('the menu of the smallest phones has every page, and books from anywhere on the home page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await page.goto('/')
  await page.evaluate(() => scrollTo(0, 1500))
  await expect(page.getByRole('region', { name: 'Booking' })).toBeInViewport()
  await page.getByRole('button', { name: 'Menu' }).tap()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await expect(menu.getByRole('link', { name: 'Contact' })).toBeInViewport({ ratio: 1 })
  const nav = menu.getByRole('navigation')
  expect(await nav.evaluate((element) => element.scrollHeight - element.clientHeight)).toBe(0)
  await menu.getByRole('button', { name: 'Check Availability' }).tap()
  await expect(page.getByRole('dialog', { name: 'Book Your Stay' })).toBeVisible()
})

test('what a finger touches shows it', async ({ page }) => {
  await page.goto('/')
  const tint = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).getPropertyValue('-webkit-tap-highlight-color'))
  for (const touched of ['.stay', 'summary', 'footer a', 'button']) expect(await tint(touched), touched).toMatch(/, 0\.3\)$/)
})

test('on an iPhone, too, a tap beside what has opened closes it', async ({ page }) => {
  // There a tap is a click only on a control, and on what has a listener below the body.
  await page.addInitScript(() => {
    const listening = new WeakSet<EventTarget>()
    const listen = EventTarget.prototype.addEventListener
    EventTarget.prototype.addEventListener = function (type: string, ...rest: [EventListener]) {
      if (type === 'click') listening.add(this)
      listen.call(this, type, ...rest)
    }
    const stop = (event: Event) => {
      for (let at = event.target as HTMLElement | null; at && at !== document.body; at = at.parentElement)
        if (at.onclick || listening.has(at) || at.matches('a, button, input, select, textarea, label, summary')) return
      event.stopImmediatePropagation()
    }
    listen.call(window, 'click', stop, true)
  })
  await page.goto('/guest-guide')
  const sheet = page.getByRole('dialog', { name: 'All sections' })
  await page.getByRole('button', { name: 'All', exact: true }).tap()
  await expect(sheet).toBeInViewport({ ratio: 1 })
  await page.touchscreen.tap(195, 30)
  await expect(sheet).toBeHidden()
})

test('a phone’s keyboard takes its room from the page, and what it leaves is for the field', async ({ page }) => {
  for (const [path, field] of [
    ['/#contact', 'Message'],
    ['/guest-guide#contact-us', 'Message'],
  ] as const) {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    await expect(page.locator('meta[name=viewport]')).toHaveAttribute('content', /interactive-widget=resizes-content/)
    const bar = page.locator('.booking-bar, .guide-bar')
    await expect(bar).toBeInViewport()
    const typed = page.locator('main').getByLabel(field)
    await typed.tap()
    await page.setViewportSize({ width: 390, height: 400 })
    await typed.scrollIntoViewIfNeeded()
    await expect(typed).toBeInViewport({ ratio: 1 })
    for (const part of [bar, page.locator('.chat-launcher')]) await expect(part).toBeHidden()
    await typed.blur()
    await expect(bar).toBeVisible()
  }
})

test('on a phone held sideways the chat’s way out stays in sight, and an answer begins below it', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Ask the Wild Concierge' }).tap()
  const chat = page.getByRole('complementary', { name: 'The Wild Concierge' })
  for (const question of ['What does a weekend cost?', 'Can we bring our dog?']) {
    await chat.getByRole('textbox').fill(question)
    await chat.getByRole('textbox').press('Enter')
    await expect(chat.getByText(question, { exact: true })).toBeVisible()
    await expect(chat.getByRole('button', { name: 'Yes' }).last()).toBeVisible()
  }
  const close = chat.getByRole('button', { name: 'Close the chat' })
  await expect(close).toBeInViewport({ ratio: 1 })
  const header = await chat.locator('header').boundingBox()
  const asked = await chat.getByText('Can we bring our dog?', { exact: true }).last().boundingBox()
  expect(asked?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
  await close.tap()
  await expect(chat).toBeHidden()
})

test('on a phone the console’s controls are as high as a thumb', async ({ page, house }) => {
  await enter(page)
  await orderBath(page, house, 'Saoirse Ní Fhaoláin')
  const low: string[] = []
  for (const path of ['', '/orders', '/concierge', '/concierge/contradictions', '/analytics', '/legal']) {
    await visitConsole(page, `/admin${path}`)
    low.push(...(await lowControls(page)).map((each) => `${path} ${each}`))
  }
  expect(low).toEqual([])
})

/** Links within a sentence are as high as its lines. */
function lowControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const controls = [
      ...document.querySelectorAll<HTMLElement>('main :is(button, summary, select, a.chip, li > a, .console-head a, a.caption)'),
    ]
    return controls
      .map((element) => ({ element, height: element.getBoundingClientRect().height }))
      .filter(({ height }) => height > 0 && height < 43)
      .map(({ element, height }) => `${element.textContent}: ${height}`)
  })
}
