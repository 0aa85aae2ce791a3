import { addDays, estateDay } from '#app/estate/time/estate-day.ts'
import { axe } from '#e2e/axe.ts'
import { passwordOf } from '#e2e/guest.ts'
import { expect, visitConsole } from '#e2e/house.ts'
import { enter, mairead as me, test } from '#e2e/staff.ts'

// One house, one story after the other: the first account can be created only once.
test.describe.configure({ mode: 'serial' })

test('from the printed link to the first product changed, and undone', async ({ page }) => {
  page.on('dialog', (dialog) => {
    expect(dialog.message()).toBe('Are you sure you want to delete this product?\n\nBreakfast Tray for 2')
    void dialog.accept()
  })
  await enter(page)
  for (const figure of ['Active Products', 'Monthly Orders', 'Avg. Order Value', 'Feedback Messages'])
    await expect(page.getByText(figure, { exact: true })).toBeVisible()
  // Whole euros; how many depends on earlier tests in this house.
  await expect(page.getByText(/^€\d+$/)).toBeVisible()

  await page.getByRole('link', { name: /^Product Manager/ }).click()
  await page.getByRole('button', { name: 'Edit Breakfast Tray for 2' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Price (€)').fill('0')
  await dialog.getByRole('button', { name: 'Update Product' }).click()
  await expect(page.getByText('Validation Error')).toBeVisible()
  await expect(page.getByText('Please fill in all required fields.').first()).toBeVisible()
  await dialog.getByLabel('Price (€)').fill('15,50')
  const sending = page.waitForRequest((request) => request.method() === 'POST')
  await dialog.getByRole('button', { name: 'Update Product' }).click()
  const sent = new URLSearchParams((await sending).postData() ?? '')
  expect(sent.get('price')).toBe('15,50')
  expect([sent.has('itemType'), sent.has('category')]).toEqual([false, false])
  await expect(page.getByText('Product updated successfully').first()).toBeVisible()
  await expect(page.getByText('€15.50')).toBeVisible()

  await page.getByRole('button', { name: 'Delete Breakfast Tray for 2' }).click()
  await expect(page.getByText('Product deleted successfully').first()).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('€15.50')).toBeVisible()

  await page.goto('/dining')
  await expect(page.getByText('Breakfast Tray for 2, €15.50')).toBeVisible()
  await visitConsole(page, '/admin/concierge-knowledge?q=Breakfast+Tray')
  const told = page.getByRole('row', { name: /Breakfast Tray for 2 is €15\.50.*follows Products/ })
  await told.getByRole('button', { name: 'Edit breakfast' }).click()
  await expect(page.getByLabel('Value of breakfast')).toHaveAccessibleDescription(
    /Once you save your own wording, it no longer will/,
  )
})

test('a toggle shows at once, and falls back to what is stored when it fails', async ({ page }) => {
  await enter(page)
  await visitConsole(page, '/admin/products')
  const deactivate = page.getByRole('button', { name: 'Deactivate Outdoor Heated Bath' })
  const activate = page.getByRole('button', { name: 'Activate Outdoor Heated Bath', exact: true })
  let fail: () => void = () => {}
  const held = new Promise<void>((done) => {
    fail = done
  })
  await page.route('**/admin/products.data*', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    await held
    await route.abort()
  })
  await deactivate.click()
  await expect(activate).toBeVisible()
  fail()
  await expect(page.getByText('Failed to update product status')).toBeVisible()
  await expect(deactivate).toBeVisible()
})

test('knowledge is added, changed in place and deleted', async ({ page }, { project }) => {
  const key = `umbrellas ${project.name}`
  page.on('dialog', (dialog) => {
    expect(dialog.message()).toBe(`Are you sure you want to delete this entry?\n\n${key}`)
    void dialog.accept()
  })
  await enter(page)
  await visitConsole(page, '/admin/concierge-knowledge')
  await page.getByRole('button', { name: 'Add Entry' }).click()
  await page.getByRole('dialog').getByLabel('Key').fill(key)
  await page.getByRole('dialog').getByLabel('Value').fill('Two in every cabin.')
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByText('Entry added successfully')).toBeVisible()

  await page.getByRole('searchbox').fill(key)
  await expect(page.getByText(/Total entries 1 of \d+/)).toBeVisible()
  await page.getByRole('button', { name: `Edit ${key}` }).click()
  await page.getByLabel(`Value of ${key}`).fill('Three in every cabin.')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByText('Entry updated successfully')).toBeVisible()
  await page.getByRole('button', { name: `Delete ${key}` }).click()
  await expect(page.getByText('Entry deleted successfully')).toBeVisible()
})

test('settings refuse bad passwords word for word, and keep good ones', async ({ page, house }) => {
  await enter(page)
  await visitConsole(page, '/admin/settings')
  const own = page.locator('form', { has: page.getByRole('button', { name: 'Update Password' }) })
  await own.getByLabel('Current password').fill(me.password)
  await own.getByLabel(/^New password/).fill('short')
  await own.getByLabel('Confirm new password').fill('short')
  await own.getByRole('button').click()
  await expect(own.getByLabel(/^New password/)).toHaveAccessibleDescription('Password must be at least 8 characters')
  await own.getByLabel(/^New password/).fill(me.password)
  await own.getByRole('button').click()
  await expect(own.getByLabel('Confirm new password')).toHaveAccessibleDescription('Passwords do not match')

  const guest = page.locator('form', { has: page.getByRole('button', { name: 'Update Guest Password' }) })
  await guest.getByLabel(/^New guest password/).fill('abc')
  await guest.getByLabel('Confirm guest password').fill('abc')
  await guest.getByRole('button').click()
  await expect(guest.getByLabel(/^New guest password/)).toHaveAccessibleDescription(
    'Guest password must be at least 4 characters',
  )
  // The original one again at the end: other tests open this house's guide with it.
  for (const password of ['heather', passwordOf(house)]) {
    await guest.getByLabel(/^New guest password/).fill(password)
    await guest.getByLabel('Confirm guest password').fill(password)
    const saved = page.waitForResponse((response) => response.request().method() === 'POST' && response.ok())
    await guest.getByRole('button').click()
    await saved
    await expect(page.getByText('Guest guide password updated successfully').first()).toBeVisible()
  }
})

test('whoever is not signed in is asked to, and comes back to the page', { tag: '@once' }, async ({ page }) => {
  await enter(page)
  await visitConsole(page, '/admin')
  await page.getByRole('button', { name: 'Logout' }).click()
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
  await visitConsole(page, '/admin/settings')
  await expect(page.getByText('Please log in to access this page.')).toBeVisible()
  await page.getByLabel('Email').fill(me.email)
  await page.getByLabel('Password').fill(me.password)
  await page.getByRole('button', { name: 'Sign In' }).click()
  await expect(page.getByRole('heading', { name: 'Admin Settings' })).toBeVisible()
})

test('a wrong password is told once, in the panel, and again when it is wrong again', { tag: '@once' }, async ({ page }) => {
  await page.context().clearCookies()
  await visitConsole(page, '/admin/login')
  for (const wrong of ['not this one', 'nor this one']) {
    await page.getByLabel('Email').fill(me.email)
    await page.getByLabel('Password').fill(wrong)
    const answered = page.waitForResponse((response) => response.request().method() === 'POST')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await answered
    await expect(page.getByRole('alert')).toContainText('Invalid email or password')
  }
  // Toasts appear once the page has settled.
  await page.waitForLoadState('networkidle')
  await expect(page.getByText('Invalid email or password')).toHaveCount(1)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the login says what is wrong and lets in', { tag: '@once' }, async ({ page }) => {
    await page.goto('/admin/login')
    await page.getByLabel('Email').fill(me.email)
    await page.getByLabel('Password').fill('not this one')
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByText('Invalid email or password')).toBeVisible()
    await page.getByLabel('Password').fill(me.password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByRole('heading', { name: 'Admin Dashboard' })).toBeVisible()
  })
})

test('on a tablet no table is too wide, and no column of the orders too narrow', { tag: '@once' }, async ({ page, house }) => {
  const guest = { email: 'saoirse.ni.fhaolain@guests.example', guestName: 'Saoirse Ní Fhaoláin' }
  const bath = { itemType: 'heated_bath', itemName: 'Outdoor Heated Bath', roomName: 'Sunriser' }
  const stayDate = addDays(estateDay(new Date()), 20)
  const headers = { Origin: house.url }
  const placed = await page.request.post('/functions/v1/create-checkout', { data: { ...bath, ...guest, stayDate }, headers })
  await page.request.post((await placed.json()).url, { form: { answer: 'pay' }, headers })
  await enter(page)
  for (const width of [768, 834, 1024, 1150]) {
    await page.setViewportSize({ width, height: 900 })
    for (const path of ['/products', '/concierge-knowledge', '/feedback', '/newsletter', '/orders']) {
      await visitConsole(page, `/admin${path}`)
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} at ${width}`).toBe(width)
    }
    const name = await page.getByRole('rowheader', { name: guest.guestName }).first().boundingBox()
    expect(name?.width, `the guest at ${width}`).toBeGreaterThan(160)
  }
})

test('no page of the console is hard to read or wider than the screen', async ({ page }) => {
  await enter(page)
  const faults: string[] = []
  for (const path of [
    '',
    '/products',
    '/concierge-knowledge',
    '/concierge',
    '/concierge/contradictions',
    '/concierge/why?q=can+i+bring+my+dgo',
    '/settings',
    '/changes',
    '/feedback',
    '/newsletter',
    '/orders',
    '/analytics',
    '/legal',
  ]) {
    await visitConsole(page, `/admin${path}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // Only some rows of a long table: the others are alike.
    const { violations } = await axe(page).exclude('tbody tr:nth-child(n + 9)').analyze()
    faults.push(...violations.map(({ id, nodes }) => `${path} ${id}: ${nodes[0]?.html}`))
    // A phone's innerWidth grows with overflowing content; its screen does not.
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    if (width > (page.viewportSize()?.width ?? 0)) faults.push(`${path} is ${width} wide`)
  }
  expect(faults).toEqual([])
})
