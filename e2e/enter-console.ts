import type { Cookie, Page } from '@playwright/test'
import { expect, setupCode, visitConsole } from './house.ts'

/** The administrator of each house of the tests. */
export const me = { email: 'mairead@kilmara.example', password: 'seaweed at low tide' }

/** The session that this worker's last test left behind: signing in is limited, and slow on purpose. */
let session: Cookie[] = []

/** Opens the dashboard: with the account that the first test of a house makes, the later ones and those of the other screen size find. */
export async function enterConsole(page: Page) {
  if (session.length > 0) {
    await page.context().addCookies(session)
    await visitConsole(page, '/admin')
    if (new URL(page.url()).pathname === '/admin') return
  }
  await visitConsole(page, `/admin/login?setup=${setupCode}`)
  await page.getByLabel('Email').fill(me.email)
  await page.getByLabel(/^Password/).fill(me.password)
  await page.getByRole('button', { name: 'Sign Up' }).click()
  const created = page.getByText('Admin account created successfully')
  const refused = page.getByText('Setup Error: Could not assign admin privileges')
  await expect(created.or(refused).first()).toBeVisible()
  if (await refused.first().isVisible()) {
    await visitConsole(page, '/admin/login')
    await page.getByLabel('Email').fill(me.email)
    await page.getByLabel('Password').fill(me.password)
    await page.getByRole('button', { name: 'Sign In' }).click()
    await expect(page.getByText('Success: Logged in successfully')).toBeVisible()
  }
  await expect(page).toHaveURL('/admin')
  session = await page.context().cookies()
}
