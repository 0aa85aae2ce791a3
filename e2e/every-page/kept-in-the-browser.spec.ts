import type { Page } from '@playwright/test'
import { unlock, untilOpensOffline } from '#e2e/guest.ts'
import { expect, visitConsole } from '#e2e/house.ts'
import { enter, test } from '#e2e/staff.ts'

/** The names under which the pages of this tab keep something, cookies aside. */
function keptNames(page: Page): Promise<string[]> {
  return page.evaluate(async () => [...Object.keys(localStorage), ...Object.keys(sessionStorage), ...(await caches.keys())])
}

test('the privacy policy names all that guests’ and the team’s browsers keep', { tag: '@once' }, async ({ page, house }) => {
  await page.goto('/guest-guide')
  await unlock(page, house)
  await expect(page.getByRole('button', { name: 'Lock the guide on this device' })).toBeVisible()
  await untilOpensOffline(page)
  await page.getByRole('button', { name: 'Ask the Wild Concierge' }).click()
  await page.getByLabel('Your question').fill('When is check-in?')
  await page.getByLabel('Your question').press('Enter')
  await expect(page.getByRole('log').getByText(/3:30 PM/)).toBeVisible()
  await enter(page)
  await visitConsole(page, '/admin/settings')
  const names = await keptNames(page)
  expect(names).toEqual(expect.arrayContaining(['wildConciergeVisitor', 'guestGuideAuthenticated', 'guide-page']))

  await page.goto('/privacy-policy')
  const policy = (await page.locator('main').textContent()) ?? ''
  expect(names.filter((name) => !policy.includes(`“${name}”`))).toEqual([])
})
