/** From signing up on the home page to the team's list, its export, and being taken off it by hand. */
import { readFileSync } from 'node:fs'
import { axe } from '#e2e/axe.ts'
import { expect, visitConsole } from '#e2e/house.ts'
import { enter, test } from '#e2e/staff.ts'
import { sticksOut } from '#e2e/sticks-out.ts'

test('whoever signs up is on the list, in the export, and taken off on request', async ({ page, house }, { project }) => {
  const email = `eimear-${project.name}@guests.example`
  const data = { name: 'Eimear', email, consent: true }
  await page.request.post('/functions/v1/send-newsletter-welcome', { data, headers: { Origin: house.url } })
  await enter(page)
  await visitConsole(page, '/admin/newsletter')
  await page.getByRole('searchbox').fill(email)
  await expect(page.getByText('1 address', { exact: true })).toBeVisible()
  const row = page.getByRole('row', { name: email })
  await expect(row).toContainText('Eimear')
  await expect(row.getByText('Subscribed', { exact: true })).toBeVisible()

  const exported = async () => {
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Export CSV' }).click()
    return readFileSync(await (await download).path(), 'utf8')
  }
  expect(await exported()).toContain(`${email},Eimear,`)

  const asked: string[] = []
  let agree = false
  page.on('dialog', (dialog) => {
    asked.push(dialog.message())
    void (agree ? dialog.accept() : dialog.dismiss())
  })
  const unsubscribe = page.getByRole('button', { name: `Unsubscribe ${email}` })
  await unsubscribe.press('Enter')
  await expect(unsubscribe).toBeFocused()
  agree = true
  await unsubscribe.press('Enter')
  await expect(row.getByText('Unsubscribed', { exact: true })).toBeVisible()
  await expect(page.getByText('The address is off the list')).toBeVisible()
  await expect(row).toBeFocused()
  expect(asked).toEqual(Array(2).fill(`Take ${email} off the list? Only they can put themselves on it again.`))
  expect(await exported()).not.toContain(email)
  const { violations } = await axe(page).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])

  await visitConsole(page, '/admin/changes?subject=newsletter')
  await expect(page.getByRole('row', { name: /Newsletter One address taken off the list/ }).first()).toBeVisible()
})

test('a name without spaces, however long, leaves the list within the window', async ({ page, house }, { project }) => {
  const email = `long-${project.name}@guests.example`
  const data = { name: 'W'.repeat(100), email, consent: true }
  await page.request.post('/functions/v1/send-newsletter-welcome', { data, headers: { Origin: house.url } })
  await enter(page)
  await visitConsole(page, '/admin/newsletter')
  await expect(page.getByRole('row', { name: email })).toContainText(data.name)
  expect(await page.evaluate(sticksOut)).toEqual([])
})
