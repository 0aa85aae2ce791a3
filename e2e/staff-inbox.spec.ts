/** Staff read their messages on the phone; the laptop has the other journeys (playwright.config.ts). */
import { expect, test, visitConsole } from './house.ts'
import { enter } from './staff.ts'

const aoife = { name: 'Aoife Byrne', email: 'aoife.writes@guest.example', message: 'Is the lantern walk on in November?' }
const cian = { name: 'Cian Walsh', email: 'cian.asks@guest.example', room: 'Stargazer', message: 'More towels, please.' }

test('a message and a guide request arrive, are read, assigned, answered, closed and found again', async ({ page, house }) => {
  const send = (path: string, data: object) => page.request.post(path, { data, headers: { Origin: house.url } })
  expect((await send('/functions/v1/send-contact-email', { ...aoife, phone: '', reason: 'general', consent: true })).ok()).toBe(
    true,
  )
  expect((await send('/functions/v1/guest-contact', { ...cian, request_type: 'Housekeeping request' })).ok()).toBe(true)
  await enter(page)

  await visitConsole(page, '/admin/feedback')
  await expect(page.getByRole('row', { name: cian.name })).toContainText('Housekeeping request')
  await expect(page.getByRole('row', { name: aoife.name })).toContainText('New')
  await page.getByRole('link', { name: aoife.name }).click()
  await expect(page.getByText(aoife.message)).toBeVisible()
  await page.getByLabel('With').selectOption({ label: 'Mairead' })
  await expect(page.getByText('Assigned').first()).toBeVisible()

  await page.getByLabel(`Answer by mail to ${aoife.email}`).fill('It is, at dusk.\n\nBring boots.')
  await page.getByRole('button', { name: 'Send answer' }).click()
  await expect(page.getByText('Your answer is on its way').first()).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: 'Bring boots.' })).toContainText('Mairead')
  await expect(page.getByText(/^Closed by Mairead/)).toBeVisible()
  const answers = () => house.mails().filter((mail) => mail.includes('Bring boots.'))
  await expect.poll(() => answers().length).toBe(1)
  for (const part of [`To: ${aoife.email}`, 'Subject: Re: General Inquiry', '> Is the lantern walk on in November?'])
    expect(answers()[0]).toContain(part)

  await visitConsole(page, '/admin/feedback')
  await expect(page.getByRole('link', { name: cian.name })).toBeVisible()
  await expect(page.getByRole('link', { name: aoife.name })).toBeHidden()
  await page.getByLabel('Show').selectOption('Closed')
  await page.getByRole('searchbox').fill('LANTERN walk')
  await expect(page.getByRole('link', { name: aoife.name })).toBeVisible()
  await page.getByRole('searchbox').fill('no such words')
  await expect(page.getByText('No message matches')).toBeVisible()
})
