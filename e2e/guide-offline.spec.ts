import { openFront } from './front.ts'
import { keptPaths, secretsOf, unlock, untilKept, untilOpensOffline } from './guest.ts'
import { test as base, expect } from './house.ts'

const test = base.extend<{ front: Awaited<ReturnType<typeof openFront>> }>({
  front: async ({ house }, use) => {
    const front = await openFront(house)
    await use(front)
    front.close()
  },
})

test('who only glanced at a new version has the one before without signal, codes and all, and later the new one', {
  tag: '@once',
}, async ({ context, front, house }) => {
  const [gateCode = ''] = await secretsOf(house)
  const guide = `${front.url}/guest-guide`
  const page = await context.newPage()
  await page.goto(guide)
  await unlock(page, house)
  await expect(page.getByText(gateCode)).toBeVisible()
  await untilKept(page)
  const versionOf = async () => new Set((await keptPaths(page)).filter((path) => /\.(js|css)$/.test(path)).map(isNext))

  front.deploy()
  const glance = await context.newPage()
  await glance.goto(guide)
  await expect(glance.locator('script[data-entry*="next-"]')).toBeAttached()
  await glance.close()
  const openWithoutSignal = async () => {
    await context.setOffline(true)
    const later = await context.newPage()
    await later.goto(guide)
    await expect(later.getByText(gateCode)).toBeVisible()
    await expect(later.getByText(/this is the guide as it stood on/)).toBeAttached()
    await later.close()
    await context.setOffline(false)
  }
  await openWithoutSignal()

  await page.goto(guide)
  await page.keyboard.press('Shift')
  await expect.poll(versionOf).toEqual(new Set([true]))
  await openWithoutSignal()
})

const isNext = (path: string) => path.startsWith('/assets/next-')

test('the kept guide stands in for a proxy that has no house behind it', { tag: '@once' }, async ({ context, front, house }) => {
  const [gateCode = ''] = await secretsOf(house)
  const page = await context.newPage()
  await page.goto(`${front.url}/guest-guide`)
  await unlock(page, house)
  await untilKept(page)
  front.fail(/^\/(?:guest-guide|functions)/)
  for (const path of ['/guest-guide', '/guest-guide?success=true']) {
    const later = await context.newPage()
    await later.goto(front.url + path)
    await expect(later.getByText(gateCode)).toBeVisible()
    await later.close()
  }
})

test('the guide opens without signal before its pictures have come, also by an address with a slash', { tag: '@once' }, async ({
  context,
  front,
}) => {
  const release = front.hold(/^\/pictures\//)
  const page = await context.newPage()
  await page.goto(`${front.url}/guest-guide`, { waitUntil: 'domcontentloaded' })
  await page.keyboard.press('Shift')
  await untilOpensOffline(page)
  await context.setOffline(true)
  for (const path of ['/guest-guide', '/guest-guide/']) {
    const later = await context.newPage()
    await later.goto(front.url + path, { waitUntil: 'commit' })
    await expect(later.getByText('Our gate is on the sea side')).toBeAttached()
    await expect(later.getByText(/this is the guide as it stood on/)).toBeAttached()
  }
  await context.setOffline(false)
  release()
  await untilKept(page)
})

test('a request that cannot be sent without signal says so, and keeps its words', { tag: '@once' }, async ({ page, context }) => {
  await page.goto('/guest-guide')
  await untilKept(page)
  await context.setOffline(true)
  const later = await context.newPage()
  await later.goto('/guest-guide#contact-us')
  const form = later.getByRole('form', { name: 'Contact us' })
  await form.getByLabel('Name').fill('Aoife Byrne')
  await form.getByLabel('Email').fill('aoife@guests.example')
  await form.getByLabel('Room').selectOption('Stargazer')
  await form.getByLabel('Request').selectOption('Maintenance issue')
  await form.getByLabel('Message').fill('The lamp by the door flickers.')
  await form.getByRole('button', { name: 'Send Request' }).click()
  await expect(later.getByText('Failed to send message. Please try again or contact us directly.').first()).toBeVisible()
  await expect(form.getByLabel('Message')).toHaveValue('The lamp by the door flickers.')
  await context.setOffline(false)
})
