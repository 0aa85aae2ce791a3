import type { Page } from '@playwright/test'
import { testBehindFront as test } from '#e2e/front.ts'
import { expect } from '#e2e/house.ts'

const entryOf = (page: Page) => page.locator('script[data-entry]').getAttribute('data-entry')
const openChat = (page: Page) => page.getByRole('button', { name: 'Ask the Wild Concierge' }).click()

test('a guide opened before a new version loads itself again as that, and then shows the street map', { tag: '@once' }, async ({
  context,
  front,
}) => {
  await context.route('https://www.openstreetmap.org/**', (route) => route.fulfill({ body: 'map', contentType: 'text/html' }))
  const page = await context.newPage()
  const release = front.hold(/^\/assets\/.*\.js/)
  await page.goto(`${front.url}/guest-guide`)
  front.deploy()
  const again = page.waitForEvent('load')
  release()
  await again
  expect(await entryOf(page)).toContain('next-')
  await page.getByRole('button', { name: 'Show the street map' }).click()
  await expect(page.locator('iframe')).toBeVisible()
})

test('a used page loads itself again when the chat is asked for, which then answers', { tag: '@once' }, async ({
  context,
  front,
}) => {
  const page = await context.newPage()
  await page.goto(front.url)
  await page.getByLabel('Full name').focus()
  await expect(page.locator('[data-island=contact-form][data-awake=yes]')).toBeAttached()
  front.deploy()
  const again = page.waitForEvent('load')
  await openChat(page)
  await again
  expect(await entryOf(page)).toContain('next-')
  // The browser scrolls back to where the page was, and the chat's button makes room for the bar there.
  await expect(page.locator('html[data-bar]')).toBeAttached()
  await openChat(page)
  await page.getByLabel('Your question').fill('When is check-in?')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('log')).toContainText('from 3:30 PM')
})

test('a page of an earlier version stays under its open booking drawer, and loads itself again once that is closed', {
  tag: '@once',
}, async ({ context, front }) => {
  const page = await context.newPage()
  // Notes that the page waits for a dialog to be closed.
  await page.addInitScript(() => {
    const listen = document.addEventListener
    document.addEventListener = (type: string, ...rest: [EventListener, boolean?]) => {
      if (type === 'close') Object.assign(window, { waits: true })
      listen.call(document, type, ...rest)
    }
  })
  const release = front.hold(/^\/assets\/.*\.js/)
  await page.goto(`${front.url}/gallery`)
  front.deploy()
  await page.getByRole('button', { name: 'Check Availability' }).filter({ visible: true }).first().click()
  const drawer = page.getByRole('dialog', { name: 'Book Your Stay' })
  const day = drawer.locator('iframe').contentFrame().getByLabel('Check-in')
  await day.fill('2031-05-14')
  // The code asked for by the same touch that opened the drawer.
  release()
  await page.waitForFunction(() => 'waits' in window)
  await expect(day).toHaveValue('2031-05-14')
  const again = page.waitForEvent('load')
  await drawer.getByRole('button', { name: /close/i }).click()
  await again
  expect(await entryOf(page)).toContain('next-')
})

test('a page keeps what is typed into it rather than be of the present version', { tag: '@once' }, async ({ context, front }) => {
  const page = await context.newPage()
  await page.goto(front.url)
  const message = page.getByRole('form', { name: 'Contact' }).getByLabel('Message')
  await message.fill('Is the lodge free at Easter?')
  await expect(page.locator('[data-island=contact-form][data-awake=yes]')).toBeAttached()
  front.deploy()
  await openChat(page)
  await expect(page.getByText('I am temporarily offline.')).toBeVisible()
  await expect(message).toHaveValue('Is the lodge free at Easter?')
  expect(await entryOf(page)).not.toContain('next-')
})
