import type { Locator, Page } from '@playwright/test'
import { expect, test, visitConsole } from './house.ts'
import { enter, orderBath } from './staff.ts'

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

const fillOf = (button: Locator) => button.evaluate((element) => getComputedStyle(element).backgroundColor)

test('a finger leaves no button filled behind', async ({ page }) => {
  await page.goto('/')
  const book = page.locator('#pricing-section').getByRole('button', { name: 'Check Availability' }).first()
  const before = await fillOf(book)
  await book.tap()
  await expect(page.getByRole('dialog', { name: 'Book Your Stay' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(book).toBeFocused()
  expect(await book.evaluate((element) => element.matches(':hover'))).toBe(true)
  expect(await fillOf(book)).toBe(before)
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
