import type { Page } from '@playwright/test'
import { axe } from '#e2e/axe.ts'
import { expect, test } from '#e2e/house.ts'
import { publicPages } from '#e2e/public-pages.ts'

/** @param within the new part, if the rest of the page has been checked without it */
async function expectNoViolations(page: Page, within = 'html') {
  await expect(page.locator(within)).toBeVisible()
  const { violations } = await axe(page)
    .include(within)
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target).join(' | ')}`)).toEqual([])
}

test.describe('the home page', () => {
  test('has nothing to complain about', async ({ page }) => {
    await page.goto('/')
    await expectNoViolations(page)
  })

  test('has nothing to complain about with the drawer open', async ({ page }) => {
    await page.goto('/#book')
    await expect(page.getByRole('dialog', { name: 'Book Your Stay' })).toBeVisible()
    await expectNoViolations(page, 'dialog[open]')
  })

  test('has nothing to complain about with the booking popup open', async ({ page }) => {
    await page.goto('/')
    await page.locator('#pricing-section').getByText('1-Night Flexi', { exact: true }).first().click()
    await page.locator('[commandfor=late-checkout]:visible').first().click()
    await expect(
      page.getByText('A 1-Night Stay with Late Checkout (until 6 PM) requires selecting a 2-Night Stay first.'),
    ).toBeVisible()
    await expectNoViolations(page, 'dialog[open]')
  })

  test('has nothing to complain about with the chat open', async ({ page }) => {
    await page.goto('/')
    await page.getByRole('button', { name: 'Ask the Wild Concierge' }).click()
    await page.getByLabel('Your question').fill('When is check-in?')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('log')).toContainText('3:30 PM')
    await expectNoViolations(page, '#concierge')
  })

  test('has nothing to complain about with errors shown', async ({ page }) => {
    await page.goto('/')
    const form = page.locator('#contact form')
    await form.getByRole('textbox', { name: /email/i }).fill('nobody')
    await form.getByRole('button', { name: 'Send Message' }).click()
    await expect(form.locator('[aria-invalid=true]').first()).toBeVisible()
    await expectNoViolations(page, '#contact')
  })
})

const pages = [
  ...publicPages({ without: { '/': 'looked at above' } }),
  '/room/nowhere',
  '/demo/booking?room=sunriser&mode=twoNight',
  '/demo/vouchers',
]
for (const path of pages) {
  test(`${path} has nothing to complain about`, async ({ page, allowFailedRequests }) => {
    if (path === '/room/nowhere') allowFailedRequests()
    await page.goto(path)
    await expectNoViolations(page)
  })
}
