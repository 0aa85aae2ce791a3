/** Where the focus goes after the actions of staff, and what is announced: using the console by keyboard. */
import { eachOf } from '#e2e/each-of.ts'
import { expect, visitConsole } from '#e2e/house.ts'
import { enter, openNavigation, orderBath, test } from '#e2e/staff.ts'

test.describe.configure({ mode: 'serial' })

test('an order is marked, kept and cancelled without losing one’s place', async ({ page, house }, { project }) => {
  const guest = `Ann Byrne ${project.name}`
  await enter(page)
  await orderBath(page, house, guest)
  await visitConsole(page, '/admin/orders')
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: guest }) })
  const mark = (name: string) => row.getByRole('button', { name })
  const outcome = (words: RegExp) => row.getByRole('paragraph').filter({ hasText: words })
  await mark('Mark prepared').press('Enter')
  await expect(outcome(/^Prepared/)).toBeFocused()
  await expect(page.getByText('Outdoor Heated Bath, Sunriser: prepared.')).toBeVisible()
  // Pressed twice, a key marks no more than was meant.
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(mark('Mark delivered')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(outcome(/^Delivered/)).toBeFocused()
  await mark('Undo').press('Enter')
  await expect(mark('Undo')).toBeFocused()
  await expect(outcome(/^Prepared/)).toBeVisible()
  await mark('Undo').press('Enter')
  await expect(mark('Cancel…')).toBeFocused()
  await expect(mark('Mark prepared')).toBeVisible()

  await mark('Cancel…').press('Enter')
  const question = page.getByRole('alertdialog', { name: `Cancel ${guest}’s order?` })
  await expect(question.getByRole('button', { name: 'Keep the order' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(question).toBeHidden()
  await expect(mark('Cancel…')).toBeFocused()
  await mark('Cancel…').press('Enter')
  await question.getByRole('button', { name: 'Cancel the order' }).press('Enter')
  await expect(row).toHaveCount(0)
  await expect(page.getByText('cancelled. This was a demo order: no money has moved.')).toBeVisible()
  await expect(page.locator('main :is(h1, h2):focus')).toBeVisible()
})

test('the next page of a list is announced, and goes on where it begins', async ({ page }) => {
  await enter(page)
  await visitConsole(page, '/admin/concierge-knowledge')
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).press('Enter')
  await expect(page).toHaveURL(/page=2/)
  await expect(page.locator('#main')).toBeFocused()
  await expect(page.locator('[aria-live=polite]').filter({ hasText: /^Page 2 of \d/ })).toHaveCount(1)
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Previous' }).press('Enter')
  await expect(page.locator('[aria-live=polite]').filter({ hasText: /^Page 1 of \d/ })).toHaveCount(1)
  // At once: nobody watches a hundred rows go by.
  expect(await page.evaluate(() => [scrollY, getComputedStyle(document.documentElement).scrollBehavior])).toEqual([0, 'auto'])
})

test('a key held down on a mark sends it once', async ({ page, house }, { project }) => {
  const guest = `Bea Held ${project.name}`
  await enter(page)
  await orderBath(page, house, guest)
  await visitConsole(page, '/admin/orders')
  const row = page.getByRole('row').filter({ has: page.getByRole('rowheader', { name: guest }) })
  const sent: string[] = []
  page.on('request', (request) => void (request.method() === 'POST' && sent.push(request.postData() ?? '')))
  await row.getByRole('button', { name: 'Mark prepared' }).focus()
  for (let times = 0; times < 30; times++) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(row.getByText(/^Prepared/).first()).toBeVisible()
  await page.keyboard.press('Enter')
  await row.getByRole('button', { name: 'Undo' }).focus()
  for (let times = 0; times < 30; times++) await page.keyboard.down('Enter')
  await page.keyboard.up('Enter')
  await expect(row.getByRole('button', { name: 'Mark prepared' })).toBeVisible()
  expect(sent.map((one) => new URLSearchParams(one).get('intent'))).toEqual(['prepared', 'open'])
})

test('knowledge is changed and deleted without losing one’s place', async ({ page }, { project }) => {
  page.on('dialog', (dialog) => void dialog.accept())
  const key = `lanterns ${project.name}`
  await enter(page)
  await visitConsole(page, '/admin/concierge-knowledge')
  await page.getByRole('button', { name: 'Add Entry' }).press('Enter')
  await page.getByRole('dialog').getByLabel('Key').fill(key)
  await page.getByRole('dialog').getByLabel('Value').fill('One by every door.')
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).press('Enter')
  await expect(page.getByRole('button', { name: 'Add Entry' })).toBeFocused()
  await page.getByRole('searchbox').fill(key)
  await expect(page.getByText(/Total entries 1 of \d+/)).toBeVisible()
  const edit = page.getByRole('button', { name: `Edit ${key}` })
  const text = page.getByLabel(`Value of ${key}`)
  const endings = [
    () => page.keyboard.press('Escape'),
    () => page.getByRole('button', { name: 'Cancel' }).press('Enter'),
    async () => {
      await text.fill('Two by every door.')
      await page.getByRole('button', { name: 'Save' }).press('Enter')
    },
  ]
  for (const end of endings) {
    await edit.press('Enter')
    await expect(text).toBeFocused()
    await end()
    await expect(edit).toBeFocused()
  }
  await page.getByRole('button', { name: `Delete ${key}` }).press('Enter')
  await expect(page.getByText('was deleted.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
})

test('a text is published and a password refused without losing one’s place', async ({ page }) => {
  page.on('dialog', (dialog) => void dialog.accept())
  await enter(page)
  await visitConsole(page, '/admin/legal')
  const publish = page.getByRole('button', { name: 'Publish' })
  await publish.press('Enter')
  await expect(page.getByText('Published', { exact: true })).toBeVisible()
  await expect(publish).toBeFocused()

  await visitConsole(page, '/admin/account')
  const form = page.locator('form', { has: page.getByRole('button', { name: 'Update Password' }) })
  for (const field of await eachOf(form.locator('input[type=password]'))) await field.fill('short')
  await form.getByRole('button').press('Enter')
  await expect(form.getByLabel(/^New password/)).toHaveAccessibleDescription('Password must be at least 8 characters')
  await expect(form.getByLabel(/^New password/)).toBeFocused()
})

test('a refusal leaves the focus with whoever has gone on to another form, even in the frame before', async ({ page }) => {
  await enter(page)
  await visitConsole(page, '/admin/settings')
  const own = page.locator('form', { has: page.getByRole('button', { name: 'Update Password' }) })
  const guest = page.getByLabel(/^New guest password/)
  for (const field of await eachOf(own.locator('input[type=password]'))) await field.fill('short')
  // Each frame begins with the focus elsewhere: what is focused in it, is focused too late.
  await guest.evaluate((field: HTMLElement) => {
    const request = requestAnimationFrame.bind(window)
    window.requestAnimationFrame = (run) =>
      request((time) => {
        field.focus()
        run(time)
        Object.assign(field.dataset, { frames: Number(field.dataset.frames ?? 0) + 1 })
      })
  })
  await own.getByRole('button').press('Enter')
  await expect(own.getByLabel(/^New password/)).toHaveAccessibleDescription('Password must be at least 8 characters')
  await expect(guest).toHaveAttribute('data-frames')
  await expect(guest).toBeFocused()
})

test('a form sent empty puts the focus on the first field to fill in', async ({ page }) => {
  await enter(page)
  await visitConsole(page, '/admin/products')
  await page.getByRole('button', { name: 'Add Product' }).press('Enter')
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Create Product' }).press('Enter')
  await expect(sheet.getByRole('alert')).toHaveText(/Please fill in all required fields\./)
  await expect(sheet.getByLabel('Name', { exact: true })).toBeFocused()

  await visitConsole(page, '/admin/settings')
  const invitation = page.locator('form', { has: page.getByRole('button', { name: 'Invite' }) })
  await invitation.getByRole('button', { name: 'Invite' }).press('Enter')
  await expect(invitation.getByLabel('Your colleague’s email')).toBeFocused()

  // What was said of one form is over when the next is sent: it would lie over its answer.
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  const saved = page.getByText('Access details updated successfully')
  await expect(saved).toBeVisible()
  const contacts = page.locator('form', { has: page.getByRole('button', { name: 'Save Contacts' }) })
  await contacts.getByLabel('Telephone').fill('none')
  await contacts.getByRole('button', { name: 'Save Contacts' }).click()
  await expect(contacts.getByRole('alert')).toBeVisible()
  await expect(contacts.getByLabel('Telephone')).toBeFocused()
  await expect(saved).toHaveCount(0)
})

test('a section of a legal text is moved by several places, open and with the focus', async ({ page }) => {
  await enter(page)
  await visitConsole(page, '/admin/legal')
  const folds = page.locator('details.panel')
  const titles = async () => (await folds.locator('> summary').allTextContents()).map((one) => one.replace(/^\d+\. /, ''))
  const before = await titles()
  const [first = '', second = '', third = ''] = before
  await folds.nth(2).locator('> summary').click()
  const up = page.getByRole('button', { name: `Move up: ${third}` })
  const down = page.getByRole('button', { name: `Move down: ${third}` })
  const title = page.getByLabel('Title', { exact: true }).and(page.locator(':visible'))
  const isHere = async (at: number) => {
    await expect(page.getByText(`Moved to ${at + 1} of ${before.length}`)).toBeAttached()
    expect((await titles()).indexOf(third)).toBe(at)
    await expect(folds.and(page.locator('[open]'))).toHaveCount(1)
    await expect(title).toHaveValue(third)
  }
  await up.press('Enter')
  await isHere(1)
  await expect(up).toBeFocused()
  await page.keyboard.press('Enter')
  await isHere(0)
  // There is no further up.
  await expect(down).toBeFocused()
  expect((await titles()).slice(0, 3)).toEqual([third, first, second])
  for (const at of [1, 2]) {
    await page.keyboard.press('Enter')
    await isHere(at)
    await expect(down).toBeFocused()
  }
  expect(await titles()).toEqual(before)
})

test('the way past the navigation leads to the top of the page, wherever the one before was left', async ({ page }) => {
  await enter(page)
  await visitConsole(page, '/admin/concierge-knowledge')
  const main = page.getByRole('main')
  const skip = () => page.getByRole('link', { name: 'To the page' }).press('Enter')
  await skip()
  await expect(main).toBeFocused()
  await page.evaluate(() => window.scrollTo(0, 400))
  await (await openNavigation(page)).getByRole('link', { name: 'Legal texts' }).click()
  await expect(page.getByRole('heading', { name: 'Terms and conditions', level: 1 })).toBeVisible()
  await skip()
  await expect(main).toBeFocused()
  await expect(page).toHaveURL('/admin/legal')
  expect(await page.evaluate(() => window.scrollY)).toBe(0)
})

test('the login page says that another form has taken the place of the first', async ({ browser, house }) => {
  const context = await browser.newContext({ baseURL: house.url })
  const page = await context.newPage()
  await visitConsole(page, '/admin/login')
  const heading = (name: string) => page.getByRole('heading', { name, level: 1 })
  await expect(heading('Admin Login')).not.toBeFocused()
  for (const [link, name, title] of [
    ['Forgot password?', 'Reset your password', /^Reset your password · Staff/],
    ['Back to Sign In', 'Admin Login', /^Staff/],
    ['Sign Up', 'Create your admin account', /^Create your admin account · Staff/],
  ] as const) {
    await page.getByRole('link', { name: link }).press('Enter')
    await expect(heading(name)).toBeFocused()
    await expect(page).toHaveTitle(title)
  }
  await context.close()
})
