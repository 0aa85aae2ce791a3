/** Staff read their messages on the phone; the other staff tests run on the laptop (playwright.config.ts). */
import { addDays, estateDay } from '#app/estate/time/estate-day.ts'
import { expect, visitConsole } from '#e2e/house.ts'
import { enter, test } from '#e2e/staff.ts'

// Unique names: other tests write to the same house.
const sadhbh = { name: 'Sadhbh Nolan', email: 'sadhbh.writes@guest.example', message: 'Is the lantern walk on in November?' }
const fiachra = { name: 'Fiachra Doyle', email: 'fiachra.asks@guest.example', room: 'Stargazer', message: 'More towels, please.' }

test('a message and a guide request arrive, are read, assigned, answered, closed and found again', async ({ page, house }) => {
  const send = (path: string, data: object) => page.request.post(path, { data, headers: { Origin: house.url } })
  expect((await send('/functions/v1/send-contact-email', { ...sadhbh, phone: '', reason: 'general', consent: true })).ok()).toBe(
    true,
  )
  expect((await send('/functions/v1/guest-contact', { ...fiachra, request_type: 'Housekeeping request' })).ok()).toBe(true)
  await enter(page)

  await visitConsole(page, '/admin/feedback')
  await expect(page.getByRole('row', { name: fiachra.name })).toContainText('Housekeeping request')
  await expect(page.getByRole('row', { name: sadhbh.name })).toContainText('New')
  await page.getByRole('link', { name: sadhbh.name }).click()
  await expect(page.getByRole('article').filter({ hasText: sadhbh.message })).toBeVisible()
  await page.getByLabel('With').selectOption({ label: 'Mairead' })
  await expect(page.getByText('Assigned to Mairead').first()).toBeVisible()

  await page.getByLabel(`Reply to ${sadhbh.email}`).fill('It is, at dusk.\n\nBring boots.')
  await page.getByRole('button', { name: 'Keep reply' }).click()
  await expect(page.getByText('Your reply is kept, but not sent.').first()).toBeVisible()
  await expect(page.getByRole('article').filter({ hasText: 'Bring boots.' })).toContainText('Mairead')
  await expect(page.getByText(/^Done by Mairead/)).toBeVisible()
  const answers = () => house.mails().filter((mail) => mail.includes('Bring boots.'))
  await expect.poll(() => answers().length).toBe(1)
  for (const part of [`To: ${sadhbh.email}`, 'Subject: =?UTF-8?Q?Re=3A_General_Inquiry', '> Is the lantern walk on in November?'])
    expect(answers()[0]).toContain(part)

  await visitConsole(page, '/admin/feedback')
  await expect(page.getByRole('link', { name: fiachra.name })).toBeVisible()
  await expect(page.getByRole('link', { name: sadhbh.name })).toBeHidden()
  await page.getByLabel('Show').selectOption('Done')
  await page.getByRole('searchbox').fill('LANTERN walk')
  await expect(page.getByRole('status').filter({ hasText: /^1 message$/ })).toBeVisible()
  await expect(page).toHaveURL(/q=LANTERN/)
  // And back to what was found.
  await page.getByRole('link', { name: sadhbh.name }).click()
  await page.getByRole('link', { name: 'Back to the list' }).click()
  await expect(page.getByRole('searchbox')).toHaveValue('LANTERN walk')
  await expect(page.getByRole('link', { name: sadhbh.name })).toBeVisible()
  await page.getByRole('searchbox').fill('no such words')
  await expect(page.getByText('No message matches')).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: '0 messages' })).toBeVisible()
})

test('what came on a day is found by it, alone and with words, and the way back finds it again', async ({ page, house }) => {
  const data = { ...sadhbh, name: 'Nollaig Days', email: 'by.day@guest.example', phone: '', reason: 'general', consent: true }
  await page.request.post('/functions/v1/send-contact-email', { data, headers: { Origin: house.url } })
  await enter(page)
  await visitConsole(page, '/admin/feedback')
  const [from, to] = [page.getByLabel('From', { exact: true }), page.getByLabel('To', { exact: true })]
  const message = page.getByRole('link', { name: data.name })
  const today = estateDay(new Date())
  await from.fill(addDays(today, 1))
  await expect(page.getByText('No message matches')).toBeVisible()
  await to.fill(today)
  await expect(to).toHaveAccessibleDescription('This is before the From date. Please change one of the two.')
  await from.fill(today)
  await expect(message).toBeVisible()
  await expect(to).toHaveAccessibleDescription('')
  await page.getByRole('searchbox').fill('nollaig')
  await expect(page.getByRole('status').filter({ hasText: /^1 message$/ })).toBeVisible()
  await message.click()
  await page.getByRole('link', { name: 'Back to the list' }).click()
  await expect(message).toBeVisible()
  await expect(from).toHaveValue(today)
  await expect(to).toHaveValue(today)
})

test('what is added to a reply while it is on its way follows it', async ({ page, house }) => {
  const data = { ...sadhbh, name: 'Pádraig Script', email: 'ps@guest.example', phone: '', reason: 'general', consent: true }
  await page.request.post('/functions/v1/send-contact-email', { data, headers: { Origin: house.url } })
  await enter(page)
  await visitConsole(page, '/admin/feedback')
  await page.getByRole('link', { name: data.name }).click()
  const held = Promise.withResolvers<void>()
  await page.route('**/admin/feedback/*.data*', async (route) => {
    if (route.request().method() === 'POST') await held.promise
    await route.continue()
  })
  const reply = page.getByLabel(`Reply to ${data.email}`)
  await reply.fill('It is, at dusk.')
  await page.getByRole('button', { name: 'Keep reply' }).click()
  await reply.fill('P.S. Bring boots.')
  held.resolve()
  await expect(page.getByRole('article').filter({ hasText: 'It is, at dusk.' })).toBeVisible()
  await expect(reply).toHaveValue('P.S. Bring boots.')
  await page.getByRole('button', { name: 'Keep reply' }).click()
  await expect(page.getByRole('article').filter({ hasText: 'P.S. Bring boots.' })).toBeVisible()
  await expect(page.getByText('already replied')).toBeHidden()
  await expect(reply).toHaveValue('')
})

test('by the keyboard a message is assigned when the list is left, and not to everybody on the way', async ({ page, house }) => {
  const data = { ...sadhbh, name: 'Ruadhán Keys', email: 'by.keys@guest.example', phone: '', reason: 'general', consent: true }
  await page.request.post('/functions/v1/send-contact-email', { data, headers: { Origin: house.url } })
  await enter(page)
  await visitConsole(page, '/admin/feedback')
  await page.getByRole('link', { name: data.name }).click()
  const list = page.getByLabel('With')
  await list.focus()
  await page.keyboard.press('ArrowDown')
  await expect(list).not.toHaveValue('')
  await expect(list).toBeFocused()
  await expect(page.getByText('Assigned')).toBeHidden()
  await page.keyboard.press('Tab')
  await expect(page.getByText('Assigned').first()).toBeVisible()
})

test('after the browser’s Back, Tab goes on from the message that was read', async ({ page, house }) => {
  const data = { ...sadhbh, name: 'Eimear Back', email: 'back.again@guest.example', phone: '', reason: 'general', consent: true }
  for (const name of ['Eimear First', data.name, 'Eimear Last'])
    await page.request.post('/functions/v1/send-contact-email', { data: { ...data, name }, headers: { Origin: house.url } })
  await enter(page)
  await visitConsole(page, '/admin/feedback?q=Eimear')
  await page.getByRole('link', { name: data.name }).press('Enter')
  await expect(page.getByLabel(`Reply to ${data.email}`)).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('link', { name: data.name })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Eimear First' })).toBeFocused()
  // The link back leads there, too.
  await page.getByRole('link', { name: data.name }).press('Enter')
  await page.getByRole('link', { name: 'Back to the list' }).press('Enter')
  await expect(page.getByRole('link', { name: data.name })).toBeFocused()
})

test('a long name without a space leaves the message its room', async ({ page, house }) => {
  const message = 'We would like to come in March, for two nights if the moon is dark. '.repeat(4)
  const long = { ...sadhbh, name: 'X'.repeat(100), email: 'long.name@guest.example', message, phone: '', reason: 'other' }
  await page.request.post('/functions/v1/send-contact-email', {
    data: { ...long, consent: true },
    headers: { Origin: house.url },
  })
  await enter(page)
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await visitConsole(page, '/admin/feedback')
    const row = page.getByRole('row', { name: long.name })
    const { wide, height } = await row.evaluate((element) => ({
      wide: document.documentElement.scrollWidth,
      height: element.clientHeight,
    }))
    expect({ width, wide }).toEqual({ width, wide: width })
    expect(height).toBeLessThan(260)
  }
  // A colleague’s name among the choices does not widen the page on a phone either.
  await page.getByRole('link', { name: long.name }).click()
  await page.getByLabel('With').evaluate((list: HTMLSelectElement) => list.add(new Option('Y'.repeat(100))))
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('a number that a guest left is rung with a tap, words in its place are not', async ({ page, house }) => {
  await enter(page)
  for (const [phone, links] of [
    ['+353 87 123 4567', 1],
    ['in the evening', 0],
  ] as const) {
    const name = `Rónán ${links}`
    const data = { ...sadhbh, name, email: 'ring.me@guest.example', phone, reason: 'general', consent: true }
    await page.request.post('/functions/v1/send-contact-email', { data, headers: { Origin: house.url } })
    await visitConsole(page, '/admin/feedback')
    await page.getByRole('link', { name }).click()
    await expect(page.getByText(phone)).toBeVisible()
    await expect(page.getByRole('link', { name: phone })).toHaveCount(links)
  }
})
