/** Pages that are left open look again by themselves. */
import type { Page } from '@playwright/test'
import { expect, type House, visitConsole } from '#e2e/house.ts'
import { enter, test } from '#e2e/staff.ts'

async function write(page: Page, house: House, name: string) {
  const data = { name, email: 'cold.room@guest.example', message: 'No heating!', phone: '', reason: 'general', consent: true }
  const answer = await page.request.post('/functions/v1/send-contact-email', { data, headers: { Origin: house.url } })
  expect(answer.ok()).toBe(true)
}

test('a message appears in the inbox that is open on the desk', async ({ page, house }) => {
  await page.clock.install()
  await enter(page)
  await visitConsole(page, '/admin/feedback')
  await write(page, house, 'Bríd Cold')
  await expect(page.getByRole('link', { name: 'Bríd Cold' })).toBeHidden()
  await page.clock.fastForward(8_000)
  await expect(page.getByRole('link', { name: 'Bríd Cold' })).toBeVisible()
})

test('the dashboard counts it too, and keeps what it knows while it cannot look again', async ({ page, house }) => {
  await page.clock.install()
  await enter(page)
  await write(page, house, 'Bríd Colder')
  await visitConsole(page, '/admin')
  const waiting = page.getByRole('link', { name: /\d open messages?$/ })
  const before = Number.parseInt((await waiting.textContent()) ?? '', 10)
  await write(page, house, 'Bríd Coldest')
  await page.clock.fastForward(60_000)
  await expect(waiting).toHaveText(`${before + 1} open messages`)
  await page.route('**/*.data*', (route) => route.abort())
  await page.clock.fastForward(60_000)
  await expect(page.getByRole('main').getByText('Failed to load dashboard metrics')).toBeVisible()
  await expect(waiting).toHaveText(`${before + 1} open messages`)
})

test('a reply that a colleague sends meanwhile is shown, and refuses the one being written once', async ({ page, house }) => {
  await page.clock.install()
  await enter(page)
  await write(page, house, 'Bríd Twice')
  await visitConsole(page, '/admin/feedback')
  await page.getByRole('link', { name: 'Bríd Twice' }).click()
  const text = page.getByLabel(/^Reply to/)
  await text.fill('Mine.')
  const colleague = await page.context().newPage()
  await visitConsole(colleague, page.url())
  await colleague.getByLabel(/^Reply to/).fill('Theirs.')
  await colleague.getByRole('button', { name: 'Keep reply' }).click()
  await expect(colleague.getByRole('article').filter({ hasText: 'Theirs.' })).toBeVisible()
  await colleague.close()
  await page.clock.fastForward(8_000)
  await expect(page.getByRole('article').filter({ hasText: 'Theirs.' })).toBeVisible()
  await expect(text).toHaveValue('Mine.')
  await page.getByRole('button', { name: 'Keep reply' }).click()
  await expect(page.getByText('You have already replied. Please read that reply first.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Keep reply' }).click()
  await expect(page.getByRole('article').filter({ hasText: 'Mine.' })).toBeVisible()
})
