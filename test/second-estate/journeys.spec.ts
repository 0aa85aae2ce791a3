/** Copied beside e2e/house.ts by run.mjs: the main journeys in the second estate's house. */

import { palette } from '#app/estate/palette.ts'
import { addDays, estateDay } from '#app/estate/time/estate-day.ts'
import { rooms } from '#app/rooms/rooms.ts'
import { expect, test } from '../../e2e/house.ts'

test('home shows its rooms and prices, and the drawer carries the room', async ({ page }) => {
  await page.goto('/')
  await expect(page).toHaveTitle(/Inishvale/)
  const cards = page.locator('#pricing-section').getByRole('listitem')
  for (const { name } of rooms) await expect(cards.filter({ has: page.getByRole('heading', { name }) })).toHaveCount(1)
  await expect(page.locator('#pricing-section')).toContainText(/€(173|213)/)
  await cards
    .filter({ has: page.getByRole('heading', { name: 'Orchard' }) })
    .getByRole('button', { name: 'Check Availability' })
    .click()
  const frame = page.getByRole('dialog', { name: 'Book Your Stay' }).locator('iframe')
  await expect(frame).toHaveAttribute('src', /room=orchard/)
  await expect(frame.contentFrame().getByRole('radio', { name: 'Orchard' })).toBeChecked()
})

test('it has its own colours, in its pages, sheets and icons, and none of the original’s', async ({ page, request }) => {
  const original = ['#10201c', '#424f38', '#a9c0b5', '#e8dfce', '#f6f2e9', '#b4531f', '#e8915a']
  const seen: [path: string, text: string][] = []
  const keep = async (path: string) => seen.push([path, await (await request.get(path)).text()])
  for (const path of ['/', '/room/orchard', '/guest-guide', '/manifest.webmanifest', '/favicon.svg']) await keep(path)
  page.on('response', (response) => void (response.url().endsWith('.css') && keep(new URL(response.url()).pathname)))
  for (const path of ['/guest-guide', '/admin/login']) await page.goto(path, { waitUntil: 'networkidle' })
  expect(seen.filter(([path]) => path.endsWith('.css')).length).toBeGreaterThan(1)
  expect(
    seen.flatMap(([path, text]) =>
      original.filter((colour) => text.toLowerCase().includes(colour)).map((colour) => [path, colour]),
    ),
  ).toEqual([])
  expect(seen.filter(([path, text]) => path !== '/guest-guide' && !path.endsWith('.css') && !text.includes(palette.ink))).toEqual(
    [],
  )
  await page.emulateMedia({ colorScheme: 'light' })
  await expect(page.locator('body')).toHaveCSS('color', rgbOf(palette.ink))
})

test('each room has its page', async ({ page }) => {
  for (const { id, name } of rooms) {
    await page.goto(`/room/${id}`)
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  }
})

test('a guest orders the bath for the one room that has it', async ({ page }) => {
  await page.goto('/guest-guide')
  await expect(page.getByText('from 2 pm').first()).toBeVisible()
  await page.getByRole('button', { name: /Seaweed Bath.*€63/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Seaweed Bath' })
  await expect(dialog.getByLabel('Room Name').getByRole('option')).toHaveText(['Choose your room', 'The Boathouse'])
  await dialog.getByLabel('Guest Name').fill('Niamh')
  await dialog.getByLabel('Stay Date').fill(addDays(estateDay(new Date()), 10))
  await dialog.getByLabel('Room Name').selectOption('The Boathouse')
  await dialog.getByLabel('Email Address').fill('niamh@guests.example')
  const opening = page.waitForEvent('popup')
  await dialog.getByRole('button', { name: 'Proceed to Payment' }).click()
  const payment = await opening
  await payment.getByRole('button', { name: /^Pay €63/ }).click()
  await expect(payment.getByRole('heading', { name: 'Order Confirmed' })).toBeVisible()
})

test('the concierge answers with its times and prices', async ({ request }) => {
  const ask = async (message: string) => {
    const answer = await request.post('/functions/v1/wild-concierge', {
      data: { message, visitorId: 'test', conversationHistory: [] },
    })
    return answer.text()
  }
  expect(await ask('What time is check-in?')).toContain('2:00 PM')
  expect(await ask('When do we have to check out?')).toContain('10:15 AM')
  expect(await ask('How much is a heated bath?')).toContain('€63')
  expect(await ask('How much is the Orchard at the weekend?')).toContain('€213')
  expect(await ask('Tell me about the Boathouse')).toContain('A bed above the slip')
  expect(await ask('Where can we bring our dog?')).toContain('Millhouse')
  expect(await ask('Which room is best for watching seals?')).toContain('A bed above the slip')
})

function rgbOf(colour: string): string {
  return `rgb(${[1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)).join(', ')})`
}
