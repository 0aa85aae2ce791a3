import { expect, type Locator, type Page } from '@playwright/test'
import { addDays, estateDay } from '#app/estate/time/estate-day.ts'
import { visitConsole } from '#e2e/house.ts'
import { enter, orderBath, test } from '#e2e/staff.ts'

const colourOf = (element: Locator, property: string) =>
  element.evaluate((one, name) => getComputedStyle(one).getPropertyValue(name), property)

/** The lines around it, clockwise from above. */
const frameOf = (element: Locator) =>
  element.evaluate((one) => {
    const { borderTopColor, borderRightColor, borderBottomColor, borderLeftColor } = getComputedStyle(one)
    return [borderTopColor, borderRightColor, borderBottomColor, borderLeftColor]
  })

async function refusedProduct(page: Page) {
  await visitConsole(page, '/admin/products')
  await page.getByRole('button', { name: 'Add Product' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByRole('button', { name: 'Create Product' }).click()
  return { sheet, name: sheet.getByLabel('Name', { exact: true }) }
}

test('a refused field is framed all round in the colour of what it is told', async ({ page }) => {
  await enter(page)
  const { sheet, name } = await refusedProduct(page)
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  const error = await colourOf(sheet.getByText('Please fill this in.').first(), 'color')
  expect(await frameOf(name)).toEqual([error, error, error, error])
  await name.hover()
  expect(await frameOf(name)).toEqual([error, error, error, error])
})

test('a message on paper is what was written, without the box for an answer', async ({ page, house }) => {
  const muireann = { name: 'Muireann Print', email: 'muireann.print@guest.example', message: 'Is the jetty lit at night?' }
  const data = { ...muireann, phone: '', reason: 'general', consent: true }
  await page.request.post('/functions/v1/send-contact-email', { data, headers: { Origin: house.url } })
  await enter(page)
  await visitConsole(page, '/admin/feedback')
  await page.getByRole('link', { name: muireann.name }).first().click()
  const box = page.getByLabel(`Reply to ${muireann.email}`)
  await expect(box).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('article').filter({ hasText: muireann.message })).toBeVisible()
  await expect(box).toBeHidden()
  await expect(page.getByRole('checkbox')).toHaveCount(0)
})

test('an order on paper says how far it is, and no heading speaks of actions', async ({ page, house }) => {
  await enter(page)
  await orderBath(page, house, 'Nora Inkwell')
  await visitConsole(page, '/admin/orders?words=Inkwell')
  const row = page.getByRole('row', { name: /Nora Inkwell/ })
  await page.emulateMedia({ media: 'print' })
  await expect(row.getByText('To prepare')).toBeVisible()
  await expect(page.getByRole('columnheader', { name: 'Status', exact: true })).toBeVisible()
  await expect(row.getByRole('button')).toHaveCount(0)
  await expect(page.getByRole('search')).toBeHidden()
  await page.emulateMedia({ media: 'screen' })
  await expect(row.getByText('To prepare')).toBeHidden()
  await row.getByRole('button', { name: 'Mark prepared' }).click()
  await expect(row.getByRole('button', { name: 'Undo' })).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(
    row
      .locator('p')
      .getByText(/^Prepared .*\d\d:\d\d$/)
      .filter({ visible: true }),
  ).toBeVisible()
})

test('the plots are drawn again when the system turns to night', async ({ page }) => {
  await enter(page)
  await page.emulateMedia({ colorScheme: 'light' })
  await visitConsole(page, '/admin/analytics')
  const plot = page.locator('.plot canvas').first()
  const drawn = () => plot.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL())
  await expect(plot).toBeVisible()
  const byDay = await drawn()
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(drawn).not.toBe(byDay)
  await page.emulateMedia({ colorScheme: 'light' })
  await expect.poll(drawn).toBe(byDay)
})

test('on a small laptop three orders with a note are on the first screen, and a mark moves none of them', async ({
  page,
  house,
}) => {
  const tray = { itemType: 'breakfast_tray', itemName: 'Breakfast Tray for 2', stayDate: addDays(estateDay(new Date()), 20) }
  for (const roomName of ['Stargazer', 'Sunriser', 'Stormchaser']) {
    const data = { ...tray, roomName, guestName: 'Eithne Early', email: 'eithne@guests.example' }
    const placed = await page.request.post('/functions/v1/create-checkout', { data, headers: { Origin: house.url } })
    await page.request.post((await placed.json()).url, { form: { answer: 'pay' }, headers: { Origin: house.url } })
  }
  await enter(page)
  await page.setViewportSize({ width: 1280, height: 720 })
  await visitConsole(page, '/admin/orders?words=Eithne')
  const rows = page.getByRole('row', { name: /Eithne Early/ })
  await expect(rows).toHaveCount(3)
  await expect(rows.last()).toContainText('for the morning of')
  await expect(rows.last()).toBeInViewport({ ratio: 1 })
  const shape = () => rows.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y))
  const before = await shape()
  await rows.first().getByRole('button', { name: 'Mark prepared' }).click()
  await expect(rows.first().getByRole('button', { name: 'Undo' })).toBeVisible()
  expect(await shape()).toEqual(before)
})

test('a mark on its way looks pressed until it is answered, and the bar above the page shows it too', async ({ page, house }) => {
  await enter(page)
  await orderBath(page, house, 'Sadhbh Quiet')
  await visitConsole(page, '/admin/orders?words=Sadhbh')
  const row = page.getByRole('row', { name: /Sadhbh Quiet/ })
  const muted = await colourOf(row.getByText('ready').first(), 'color')
  const bar = page.locator('.console-busy')
  await expect(bar).toHaveCSS('opacity', '0')
  let answer = () => {}
  await page.route(/\/admin\/orders\.data/, async (route) => {
    if (route.request().method() === 'POST')
      await new Promise<void>((go) => {
        answer = go
      })
    await route.continue()
  })
  const other = row.getByRole('button', { name: 'Mark delivered' })
  await row.getByRole('button', { name: 'Mark prepared' }).click()
  for (const button of [row.getByRole('button', { name: 'Mark prepared' }), other]) {
    await expect(button).toHaveCSS('color', muted)
    await expect(button).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  }
  await expect(bar).toHaveCSS('opacity', '1')
  answer()
  await expect(row.getByRole('button', { name: 'Undo' })).toBeVisible()
  await expect(other).not.toHaveCSS('color', muted)
  await expect(bar).toHaveCSS('opacity', '0')
})

test('each of several deletions can be undone, whatever is added in between', async ({ page, house }, { project }) => {
  page.on('dialog', (dialog) => void dialog.accept())
  const keys = ['oars', 'ropes'].map((name) => `${name} ${project.name}`)
  await enter(page)
  const add = (key: string) => {
    const form = { intent: 'add', category: 'facilities', key, value: `The ${key} are in the boathouse.` }
    return page.request.post('/admin/concierge-knowledge', { form, headers: { Origin: house.url } })
  }
  for (const key of keys) await add(key)
  await visitConsole(page, `/admin/concierge-knowledge?q=${project.name}`)
  const note = (key = '') => page.getByText(`${key} was deleted.`)
  for (const key of keys) {
    await page.getByRole('button', { name: `Delete ${key}` }).click()
    await expect(note(key)).toBeVisible()
  }
  await page.getByRole('button', { name: 'Add Entry' }).click()
  const sheet = page.getByRole('dialog', { name: 'Add Entry' })
  await sheet.getByLabel('Key').fill(`sails ${project.name}`)
  await sheet.getByLabel('Value').fill('On the wall.')
  await sheet.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(sheet).toBeHidden()
  const [first = '', second] = keys
  const undo = page.locator('form', { has: note(first) }).getByRole('button', { name: 'Undo' })
  await undo.click()
  await expect(page.getByRole('button', { name: `Delete ${first}` })).toBeVisible()
  await expect(note(first)).toBeHidden()
  await expect(note(second)).toBeVisible()
})
