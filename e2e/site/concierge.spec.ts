import type { Page } from '@playwright/test'
import { expect, visitConsole } from '#e2e/house.ts'
import { enter, test } from '#e2e/staff.ts'

/** Opens the chat on the home page and asks; the answer is there once the list has grown by it. */
async function ask(page: Page, question: string) {
  await page.goto('/')
  await page.getByRole('button', { name: 'Ask the Wild Concierge' }).click()
  await page.getByLabel('Your question').fill(question)
  await page.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(page.getByRole('log').getByRole('listitem').nth(2).getByText('typing')).toBeHidden()
}

test('a question that was handed over becomes an entry, which answers it', async ({ page }, { project }) => {
  // Both screen sizes may ask the same house.
  const thing = project.name === 'phone' ? 'trampoline' : 'helipad'
  await ask(page, `Do you have a ${thing}, please?`)
  await expect(page.getByRole('log')).toContainText('020 912 0360')
  await expect(page.getByRole('group', { name: 'Was this helpful?' })).toBeHidden()
  await expect(page.getByText('From the estate’s notes')).toBeHidden()

  await enter(page)
  await visitConsole(page, '/admin/concierge')
  await page.getByRole('button', { name: new RegExp(`^Write entry: .*${thing}`) }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(`Do you have a ${thing}, please?`)).toBeVisible()
  await expect(dialog.getByLabel('Category')).toHaveValue('general_info')
  await expect(dialog.getByLabel('Key')).toHaveValue(thing)
  await expect(dialog.getByLabel('Value')).toBeFocused()
  await page.keyboard.type('None, but the sea is down the path.')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('Entry added successfully')).toBeVisible()
  await expect(page.getByRole('button', { name: new RegExp(`^Dismiss: .*${thing}`) })).toBeHidden()

  await page.getByRole('link', { name: 'Why this answer' }).click()
  await page.getByLabel('A guest asks').fill(`is there a ${thing}`)
  await page.getByRole('button', { name: 'Ask', exact: true }).click()
  await expect(page.getByText('the sea is down the path').first()).toBeVisible()
  await expect(page.getByText('Gave the entry written by staff.')).toBeVisible()
  await expect(page.getByRole('row', { name: new RegExp(thing) })).toBeHidden()
  await page.getByText('Details', { exact: true }).click()
  await expect(page.getByRole('row', { name: new RegExp(thing) })).toContainText('enough')

  await ask(page, `is there a ${thing} anywhere?`)
  await expect(page.getByRole('log')).toContainText('the sea is down the path')
})

test('an answer names the entries it rests on', async ({ page }) => {
  await ask(page, 'When is check-in, and is there parking?')
  await expect(page.getByRole('log')).toContainText('From the estate’s notes: Check-in, Parking')
  await page.getByLabel('Your question').fill('Thank you')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('log').getByRole('listitem')).toHaveCount(5)
  await expect(page.getByText('From the estate’s notes')).toHaveCount(1)
})

test('a long conversation scrolls in its list, and title and input stay where they are', async ({ page }) => {
  await ask(page, 'When is check-in, and is there parking?')
  for (const [turn, question] of ['How much is a bath and a reheat?', 'What can we eat?', 'Which beaches are near?'].entries()) {
    await page.getByLabel('Your question').fill(question)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('log').getByRole('listitem')).toHaveCount(5 + 2 * turn)
    await expect(page.getByText('is typing')).toBeHidden()
  }
  await expect(page.getByRole('heading', { name: 'The Wild Concierge' })).toBeInViewport()
  await expect(page.getByText('Which beaches are near?')).toBeInViewport()
  expect(await page.locator('#concierge').evaluate((panel) => panel.scrollHeight - panel.clientHeight)).toBe(0)
})

test('on a phone that is turned the last question stays in sight, and the input stands at the foot', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await ask(page, 'When is check-in, and is there parking?')
  await page.getByLabel('Your question').fill('What can we eat?')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('log').getByRole('listitem')).toHaveCount(5)
  await expect(page.getByText('is typing')).toBeHidden()
  const question = page.getByText('What can we eat?')
  for (const [width, height] of [
    [844, 390],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await expect(question).toBeInViewport({ ratio: 1 })
  }
  // A keyboard takes room from the page while the short answer is in the list's last lines.
  await page.getByLabel('Your question').fill('When is check-out?')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('log').getByRole('listitem')).toHaveCount(7)
  await expect(page.getByText('is typing')).toBeHidden()
  await page.setViewportSize({ width: 390, height: 480 })
  await expect(page.getByText('When is check-out?')).toBeInViewport({ ratio: 1 })
  await page.evaluate(() => sessionStorage.clear())
  await page.setViewportSize({ width: 844, height: 390 })
  await page.goto('/faq')
  await page.getByRole('button', { name: 'Ask the Wild Concierge' }).click()
  await expect(page.getByRole('button', { name: 'Can we bring our dog?' })).toBeVisible()
  const help = await page.getByRole('link', { name: 'Need human help?' }).boundingBox()
  expect((help?.y ?? 0) + (help?.height ?? 0)).toBeGreaterThan(380)
})

test('a suggested question is asked with one tap', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Ask the Wild Concierge' }).click()
  await page.getByRole('button', { name: 'Can we bring our dog?' }).click()
  await expect(page.getByRole('log')).toContainText('Pets are welcome in')
})

test('an answer that did not help is voted down by keyboard, listed, dismissed and taken up again', async ({ page }, {
  project,
}) => {
  const question = project.name === 'phone' ? 'Can we check in on the phone side?' : 'Can we check in at the laptop side?'
  await ask(page, question)
  const vote = page.getByRole('group', { name: 'Was this helpful?' })
  await vote.getByRole('button', { name: 'No' }).focus()
  await page.keyboard.press('Enter')
  await expect(vote.getByRole('status')).toHaveText('Thank you. The team will look at it.')
  await expect(vote.getByRole('button', { name: 'No', pressed: true })).toBeFocused()

  await enter(page)
  await visitConsole(page, '/admin/concierge')
  const row = page.getByRole('row', { name: question })
  await expect(row).toContainText('Did not help')
  await row.getByRole('button', { name: /^Dismiss/ }).click()
  await expect(row).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(row).toBeVisible()
})

test('an entry against the facts of the house is shown with both sides', async ({ page }, { project }) => {
  await enter(page)
  await visitConsole(page, '/admin/concierge-knowledge')
  await page.getByRole('button', { name: 'Add Entry' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Key').fill(`reheating the bath, ${project.name}`)
  await dialog.getByLabel('Value').fill('A bath reheat is €31.')
  await dialog.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('Entry added successfully')).toBeVisible()
  await visitConsole(page, '/admin/concierge/contradictions')
  const clash = page.getByRole('listitem').filter({ has: page.getByText(`reheating the bath, ${project.name}`) })
  await expect(clash.getByRole('heading')).toContainText('a price')
  await expect(clash).toContainText('from the estate')
  await clash.getByRole('link', { name: new RegExp(`reheating the bath, ${project.name}`) }).click()
  await expect(page.getByText(/Total entries 1 of \d+/)).toBeVisible()
})

test('the conversation is still there on the next page, and is not read out again', async ({ page }) => {
  const log = page.getByRole('log')
  await ask(page, 'When is check-in, and is there parking?')
  await expect(log).toHaveAttribute('aria-live', 'polite')
  await log.getByRole('button', { name: 'Yes' }).click()
  await expect(log.getByRole('status')).toHaveText('Thank you.')
  await page.getByLabel('Your question').fill('And the')
  await page.goto('/faq')
  await page.getByRole('button', { name: 'Ask the Wild Concierge' }).click()
  await expect(log.getByRole('listitem')).toHaveCount(3)
  await expect(log).toContainText('From the estate’s notes: Check-in, Parking')
  await expect(log.getByRole('button', { name: 'Yes', pressed: true })).toBeVisible()
  await expect(log).toHaveAttribute('aria-live', 'off')
  await expect(page.getByLabel('Your question')).toHaveValue('And the')
  await page.getByLabel('Your question').fill('When is check-out?')
  await page.keyboard.press('Enter')
  await expect(log).toHaveAttribute('aria-live', 'polite')
  await expect(log.getByRole('listitem').nth(4)).toContainText('11')
})

for (const [what, init] of [
  ['broken', () => sessionStorage.setItem('wildConciergeConversation', '{"messages":[null,7],"draft":""}')],
  [
    'full',
    () => {
      const { setItem } = Storage.prototype
      Storage.prototype.setItem = function (key, value) {
        if (['wildConciergeConversation', 'wildConciergeVisitor'].includes(key)) throw new DOMException('', 'QuotaExceededError')
        setItem.call(this, key, value)
      }
    },
  ],
] as const) {
  test(`the chat answers with storage that is ${what}`, async ({ page }) => {
    await page.addInitScript(init)
    await ask(page, 'When is check-in, and is there parking?')
    await expect(page.getByRole('log')).toContainText('From the estate’s notes: Check-in, Parking')
  })
}

for (const [what, files] of [
  ['the chat’s code', '**/assets/*.js'],
  ['one file of the chat’s code', '**/assets/react-dom-*.js'],
] as const) {
  test(`where ${what} does not come it names a person’s address, and no longer once it has come`, async ({ page }) => {
    await page.route(files, (route) => route.abort())
    await page.goto('/about')
    await page.getByRole('button', { name: 'Ask the Wild Concierge' }).click()
    const chat = page.locator('#concierge')
    const offline = chat.getByText('I am temporarily offline.')
    await expect(offline).toBeVisible()
    await expect(offline.getByRole('link')).toHaveText(['stay@kilmara.example', '020 912 0360'])
    await page.unroute(files)
    await chat.getByLabel('Your question').hover({ force: true })
    await expect(offline).toBeHidden()
  })
}

test('a chat that breaks says how else to reach the estate, and leaves the page as it was', async ({ browser, house }) => {
  // On a page of its own: errors are logged to the console, which would fail the test.
  const page = await browser.newPage({ baseURL: house.url })
  await page.route('**/assets/chat-panel-*.js', async (route) => {
    const code = await (await route.fetch()).text()
    const names = [...(/export\{([^}]+)\}/.exec(code)?.[1] ?? '').matchAll(/ as (\w+)/g)].map(([, name]) => `broken as ${name}`)
    const body = `const broken=()=>{throw Error('broken')};broken.ChatPanel=broken;export{${names.join()}}`
    await route.fulfill({ contentType: 'text/javascript', body })
  })
  const broken = page.waitForEvent('pageerror')
  await page.goto('/about')
  await page.getByRole('button', { name: 'Ask the Wild Concierge' }).click()
  await expect(page.locator('#concierge').getByText('I am temporarily offline.')).toBeVisible()
  expect((await broken).message).toBe('broken')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.getByRole('button', { name: 'Close the chat' }).click()
  await expect(page.locator('#concierge')).toBeHidden()
  await page.close()
})

test('what was typed is still there on the next page when a translator has rewritten the chat', async ({ page }) => {
  await page.addInitScript(() => {
    sessionStorage.setItem('wildConciergeConversation', JSON.stringify({ messages: [], draft: 'Gibt es einen' }))
    addEventListener('DOMContentLoaded', () => {
      const chat = document.querySelector('#concierge')
      if (!chat) return
      const texts = document.createTreeWalker(chat, NodeFilter.SHOW_TEXT)
      const found: Text[] = []
      while (texts.nextNode()) found.push(texts.currentNode as Text)
      for (const text of found.filter(({ data }) => data.trim())) {
        const font = document.createElement('font')
        text.replaceWith(font)
        font.append(`${text.data} übersetzt`)
      }
    })
  })
  await page.goto('/about')
  await page.getByRole('button', { name: 'Ask the Wild Concierge' }).click()
  await expect(page.locator('#concierge [data-awake=yes]')).toBeAttached()
  await expect(page.locator('#concierge').getByRole('textbox')).toHaveValue('Gibt es einen')
})

test('a retry sends the question that failed, and keeps what was typed meanwhile', async ({ page }) => {
  const asked: string[] = []
  await page.route('**/functions/v1/wild-concierge', async (route) => {
    asked.push(route.request().postDataJSON().message)
    await (asked.length === 1 ? route.abort() : route.fulfill({ json: { response: 'From half past three.', sources: [] } }))
  })
  await page.goto('/')
  await page.getByRole('button', { name: 'Ask the Wild Concierge' }).click()
  const input = page.getByLabel('Your question')
  await input.fill('When is check-in?')
  await input.press('Enter')
  await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible()
  await input.fill('And breakfast?')
  await page.getByRole('button', { name: 'Retry' }).click()
  await expect(page.getByText('From half past three.')).toBeVisible()
  await expect(input).toHaveValue('And breakfast?')
  expect(asked).toEqual(['When is check-in?', 'When is check-in?'])
})

test('too many questions at once are told to wait, in the house’s words, and can be asked again', async ({
  page,
  allowFailedRequests,
}) => {
  allowFailedRequests()
  const message = 'That was a lot at once. Please wait a little and try again.'
  await page.route('**/functions/v1/wild-concierge', (route) =>
    route.fulfill({ status: 429, headers: { 'Retry-After': '60' }, json: { error: { code: 'too_many_requests', message } } }),
  )
  await ask(page, 'When is check-in?')
  const log = page.getByRole('log')
  await expect(log.getByText(message)).toBeVisible()
  await expect(log.getByText('I am temporarily offline.')).toHaveCount(0)
  await page.unroute('**/functions/v1/wild-concierge')
  await log.getByRole('button', { name: 'Retry' }).click()
  await expect(log.getByText(message)).toHaveCount(0)
  await expect(log.getByRole('listitem')).toHaveCount(3)
})
