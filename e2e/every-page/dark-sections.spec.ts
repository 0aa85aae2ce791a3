/** What stays in sight while the page scrolls is as dark as what it lies over. */
import type { Locator, Page } from '@playwright/test'
import { axe } from '#e2e/axe.ts'
import { expect, test } from '#e2e/house.ts'
import { edges } from '#e2e/in-window.ts'

test.use({ colorScheme: 'light' })

const scrollTo = (page: Page, place: string, further: number) =>
  page.locator(place).evaluate((section, further) => {
    window.scrollTo({ top: section.getBoundingClientRect().top + window.scrollY + further, behavior: 'instant' })
  }, further)

const isDark = (part: Locator) => part.evaluate((part) => getComputedStyle(part).getPropertyValue('--page').trim() === '#10201c')

test('header, booking bar and chat button are dark over dark sections, and light over light ones', async ({ page }) => {
  await page.goto('/')
  const [header, bar] = [page.getByRole('banner'), page.getByRole('region', { name: 'Booking' })]
  const chat = page.getByRole('button', { name: 'Ask the Wild Concierge' })
  for (const [section, dark] of [
    ['#about', false],
    ['#rooms', true],
    ['#experiences', false],
    ['#gallery-preview', true],
    ['#rooms', true],
    ['#pricing-section', false],
  ] as const) {
    await scrollTo(page, section, 100)
    await expect(bar).toBeVisible()
    for (const part of [header, bar, chat]) await expect.poll(() => isDark(part), section).toBe(dark)
    const { violations } = await axe(page).include('.site-header').include('.booking-bar').analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
  }
  await scrollTo(page, '#gift-vouchers', 100)
  await expect.poll(() => isDark(header)).toBe(true)
  await bar.getByRole('button').click()
  await expect(page.getByRole('dialog', { name: 'Book Your Stay' })).toBeVisible()
  // The end of a scroll that was under way.
  await page.evaluate(() => dispatchEvent(new Event('scroll')))
  expect(await isDark(header)).toBe(true)
})

test('nobody asks what lies under the header before the page is scrolled, nor in the moment of a tap', async ({ page }) => {
  await page.addInitScript(() => {
    const { querySelectorAll } = Document.prototype
    Document.prototype.querySelectorAll = function (selectors: string) {
      if (selectors.includes('.night')) document.documentElement.dataset.asked = 'yes'
      return querySelectorAll.call(this, selectors)
    }
  })
  await page.goto('/')
  // Not `click`, which scrolls the button from the page's edge first.
  const { left, top } = await edges(page.getByRole('main').getByRole('button', { name: 'Check Availability' }))
  await page.mouse.click(left + 20, top + 20)
  await expect(page.getByRole('dialog', { name: 'Book Your Stay' })).toBeVisible()
  await expect(page.locator('html')).not.toHaveAttribute('data-asked')
  await page.keyboard.press('Escape')
  await scrollTo(page, '#about', 0)
  await expect(page.locator('html')).toHaveAttribute('data-asked')
})

test('at the end of a page the bar that stays is as dark as the footer above it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/faq')
  await scrollTo(page, 'footer', 0)
  await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
  const bar = page.getByRole('region', { name: 'Booking', exact: true })
  await expect.poll(() => isDark(bar)).toBe(true)
  const lastLine = await edges(page.getByRole('contentinfo').getByRole('link', { name: 'Staff' }))
  expect(lastLine.bottom).toBeLessThanOrEqual((await edges(bar)).top)
})
