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
