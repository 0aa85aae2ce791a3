/** The team's journeys: signing in to a test house's console, and what is often done there. */
import type { Browser, BrowserContext, Cookie, Page } from '@playwright/test'
import { addDays, estateDay } from '#app/estate/time/estate-day.ts'
import { expect, type House, test as inHouse, setupCode, visitConsole } from './house.ts'

/** For the team's journeys. Some requests are refused on purpose (e.g. an existing account), which browsers log as errors. */
export const test = inHouse.extend<{ refusals: undefined }>({
  refusals: [
    async ({ allowFailedRequests }, use) => {
      allowFailedRequests()
      await use(undefined)
    },
    { auto: true },
  ],
})

/** The first account of every house. */
export const mairead = { email: 'mairead@kilmara.example', password: 'seaweed at low tide' }

/** The session of this worker's last test: signing in is limited, and slow on purpose. */
let session: Cookie[] = []

/** Opens the dashboard. The first test of a house creates the account, and those at the other screen size find it. */
export async function enter(page: Page) {
  if (session.length > 0) {
    await page.context().addCookies(session)
    await visitConsole(page, '/admin')
    if (new URL(page.url()).pathname === '/admin') return
  }
  await visitConsole(page, `/admin/login?setup=${setupCode}`)
  await expect(page.getByRole('heading', { name: 'Create your admin account' })).toBeVisible()
  await page.getByLabel('Email').fill(mairead.email)
  await page.getByLabel(/^Password/).fill(mairead.password)
  await page.getByRole('button', { name: 'Sign Up' }).click()
  const created = page.getByText('Admin account created successfully')
  const refused = page.getByText('Setup Error: Could not assign admin privileges')
  await expect(created.or(refused).first()).toBeVisible()
  if (await refused.first().isVisible()) {
    await visitConsole(page, '/admin/login')
    await signIn(page, mairead)
    await expect(page.getByText('Success: Logged in successfully')).toBeVisible()
  }
  await expect(page).toHaveURL('/admin')
  session = await page.context().cookies()
}

/** On the login page, which must be open. */
export async function signIn(page: Page, { email, password }: { email: string; password: string }) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill(password)
  await page.getByRole('button', { name: 'Sign In' }).click()
}

/** @returns the link with which the colleague signs up. */
export async function invite(page: Page, email: string, role: 'admin' | 'staff'): Promise<string> {
  await visitConsole(page, '/admin/settings')
  const form = page.locator('form', { has: page.getByRole('button', { name: 'Invite' }) })
  await form.getByLabel('Your colleague’s email').fill(email)
  await form.getByLabel('Role').selectOption(role)
  await form.getByLabel('Your password').fill(mairead.password)
  await form.getByRole('button', { name: 'Invite' }).click()
  await expect(page.getByText('Invitation ready').first()).toBeVisible()
  const link = form.getByText(/\/admin\/login\?invitation=/)
  await expect(form.getByText('No email is being sent yet.')).toBeVisible()
  return /http\S+invitation=\S+/.exec((await link.textContent()) ?? '')?.[0] ?? ''
}

/** A page of a colleague on another machine. */
export async function inAnotherBrowser(browser: Browser, { url }: House, run: (page: Page) => Promise<void>) {
  const context = await browser.newContext({ baseURL: url })
  await run(await context.newPage())
  await context.close()
}

/** The console's navigation, opened where it is a menu. */
export async function openNavigation(page: Page) {
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  if (await menu.isVisible()) await menu.click()
  return page.getByRole('navigation', { name: 'Console' })
}

/** Places a demo order like another program would. @returns the address of its payment page */
export async function placeBath(page: Page, house: House, guestName: string): Promise<string> {
  const bath = { itemType: 'heated_bath', itemName: 'Outdoor Heated Bath', roomName: 'Sunriser' }
  const guest = { email: 'ann@guests.example', guestName, stayDate: addDays(estateDay(new Date()), 20) }
  const data = { ...bath, ...guest }
  const placed = await page.request.post('/functions/v1/create-checkout', { data, headers: { Origin: house.url } })
  return (await placed.json()).url
}

/** A paid demo order. */
export async function orderBath(page: Page, house: House, guestName: string) {
  const payment = await placeBath(page, house, guestName)
  await page.request.post(payment, { form: { answer: 'pay' }, headers: { Origin: house.url } })
}

/** Adds a product and opens it to be edited. @returns the sheet with its fields */
export async function editNewProduct(page: Page, name: string, itemType: string) {
  await visitConsole(page, '/admin/products')
  await page.getByRole('button', { name: 'Add Product' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Item Type').fill(itemType)
  await sheet.getByLabel('Name', { exact: true }).fill(name)
  await sheet.getByLabel('Price (€)').fill('20')
  await sheet.getByRole('button', { name: 'Create Product' }).click()
  await expect(sheet).toBeHidden()
  await page.getByRole('button', { name: `Edit ${name}` }).click()
  return sheet
}

/** A colleague deletes a product in another window of the same browser. */
export async function colleagueDeletes(context: BrowserContext, name: string) {
  const colleague = await context.newPage()
  colleague.on('dialog', (dialog) => void dialog.accept())
  await visitConsole(colleague, '/admin/products')
  await colleague.getByRole('button', { name: `Delete ${name}` }).click()
  await expect(colleague.getByText(`${name} was deleted.`)).toBeVisible()
  await colleague.close()
}
