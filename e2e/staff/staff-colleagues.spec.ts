import type { Page } from '@playwright/test'
import { expect, visitConsole } from '#e2e/house.ts'
import { enter, inAnotherBrowser, invite, mairead, signIn, test } from '#e2e/staff.ts'
import { codesFor } from '#test/app-codes.ts'

test.describe.configure({ mode: 'serial' })

const grainne = { email: 'grainne@kilmara.example', password: 'kelp on the morning table' }

test('a colleague is invited, joins with the link of the mail, and is told what is not for them', async ({
  page,
  house,
  browser,
}) => {
  await enter(page)
  const link = await invite(page, grainne.email, 'staff')
  // As where the house is not reached by https: what is copied is what was selected.
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'clipboard', { value: undefined })
    document.addEventListener('copy', () => Object.assign(window, { copied: getSelection()?.toString() }))
  })
  await page.getByRole('button', { name: 'Copy', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeFocused()
  expect(await page.evaluate('copied')).toBe(link)
  await expect.poll(() => house.mails().some((mail) => mail.includes(`To: ${grainne.email}`))).toBe(true)
  await inAnotherBrowser(browser, house, async (other) => {
    await visitConsole(other, link)
    await expect(other.getByRole('heading', { name: 'Create your staff account' })).toBeVisible()
    await other.getByLabel(/^Password/).fill(grainne.password)
    await other.getByRole('button', { name: 'Sign Up' }).click()
    // Staff have no dashboard: they start in the inbox. Pages not theirs say so, with a link to their own.
    await expect(other.getByText('Account created successfully', { exact: true })).toBeVisible()
    await expect(other.getByRole('heading', { name: 'Guest Feedback', level: 1 })).toBeVisible()
    for (const [path, said] of [
      ['/admin', "You don't have admin privileges"],
      ['/admin/settings', 'This section is restricted to administrators.'],
      ['/admin/concierge-knowledge', 'This section is restricted to administrators.'],
    ] as const) {
      await other.goto(path)
      await expect(other.getByText(said).first()).toBeVisible()
      await expect(other.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
      await other.getByRole('link', { name: 'Feedback' }).click()
      await expect(other.getByRole('heading', { name: 'Guest Feedback', level: 1 })).toBeVisible()
    }
    await other.goto('/admin/products')
    await expect(other.getByText("You don't have permission to access this page")).toBeVisible()
    await expect(other).toHaveURL(/\/(#.*)?$/)
    await visitConsole(other, '/admin/orders')
    await expect(other.getByRole('heading', { name: 'Orders', level: 1 })).toBeVisible()
    await expect(other.getByRole('navigation', { name: 'Console' }).getByRole('link')).toHaveText([
      'Orders',
      'Feedback',
      'Account',
    ])
  })
})

test('a second step is switched on with a code of the app, asked for at sign-in, and switched off', async ({
  page,
  house,
  browser,
}) => {
  const niall = { email: 'niall@kilmara.example', password: 'larches in the first frost' }
  await enter(page)
  const link = await invite(page, niall.email, 'admin')
  await inAnotherBrowser(browser, house, async (other) => {
    await visitConsole(other, link)
    await other.getByLabel(/^Password/).fill(niall.password)
    await other.getByRole('button', { name: 'Sign Up' }).click()
    await expect(other.getByText('Admin account created successfully')).toBeVisible()
    await visitConsole(other, '/admin/account')
    const panel = other.locator('section', { has: other.getByRole('heading', { name: /^Second step/ }) })
    await panel.getByLabel('Your password').fill(niall.password)
    await panel.getByRole('button', { name: 'Set up an authenticator app' }).click()
    await expect(panel.getByRole('img', { name: 'QR code for the authenticator app' })).toBeVisible()
    const key = ((await panel.locator('p code').textContent()) ?? '').replace(/\s/g, '')
    const backup = (await panel.getByRole('list', { name: 'Backup codes' }).getByRole('listitem').first().textContent()) ?? ''
    // As where the house is not reached by https.
    await other.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await panel.getByRole('button', { name: 'Copy' }).click()
    await expect(panel.getByRole('button', { name: 'Copied' })).toBeFocused()
    // A wrong code does not remove the key.
    await panel.getByLabel('Code shown in the app').fill('000000')
    await panel.getByRole('button', { name: 'Switch on' }).click()
    await expect(panel.getByLabel('Code shown in the app')).toHaveAccessibleDescription(/^This code is not right\./)
    await panel.getByLabel('Code shown in the app').fill(codesFor(key)[0])
    await panel.getByRole('button', { name: 'Switch on' }).click()
    await expect(panel.getByRole('button', { name: 'Switch off' })).toBeVisible()

    // The app's next code: the first is used up.
    for (const code of [codesFor(key)[1], backup]) {
      await visitConsole(other, '/admin')
      await other.getByRole('button', { name: 'Logout' }).click()
      await expect(other.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
      await signIn(other, niall)
      await expect(other.getByRole('heading', { name: 'Second step' })).toBeVisible()
      await other.getByLabel(/^Code from your authenticator app/).fill(code)
      await other.getByRole('button', { name: 'Continue' }).click()
      await expect(other.getByText('Success: Logged in successfully')).toBeVisible()
    }
    await visitConsole(other, '/admin/account')
    await panel.getByLabel('Your password').fill(niall.password)
    await panel.getByRole('button', { name: 'Switch off' }).click()
    await expect(panel.getByRole('button', { name: 'Set up an authenticator app' })).toBeVisible()
  })
})

/** Until the page is left, its browser does not ask for user verification, even though the house requires it. */
async function askForNoOwner(page: Page) {
  await page.evaluate(() => {
    const ask = navigator.credentials.get.bind(navigator.credentials)
    navigator.credentials.get = (options) => {
      if (options?.publicKey) options.publicKey.userVerification = 'discouraged'
      return ask(options)
    }
  })
}

test('a passkey is added, signs in without the password, and is removed', async ({ page, house, browser }) => {
  const roisin = { email: 'roisin@kilmara.example', password: 'moths at the porch lamp' }
  await enter(page)
  const link = await invite(page, roisin.email, 'admin')
  await inAnotherBrowser(browser, house, async (other) => {
    const device = await other.context().newCDPSession(other)
    await device.send('WebAuthn.enable')
    const options = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true } as const
    const { authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', {
      options: { ...options, isUserVerified: true, automaticPresenceSimulation: true },
    })
    await visitConsole(other, link)
    await other.getByLabel(/^Password/).fill(roisin.password)
    await other.getByRole('button', { name: 'Sign Up' }).click()
    await expect(other.getByText('Admin account created successfully')).toBeVisible()
    await visitConsole(other, '/admin/account')
    const panel = other.locator('section', { has: other.getByRole('heading', { name: 'Passkeys' }) })
    const name = panel.getByLabel('Name of this device')
    await panel.getByRole('button', { name: 'Add a passkey' }).click()
    await expect(name).toBeFocused()
    for (const field of [name, panel.getByLabel('Your password')])
      await expect(field).toHaveAccessibleDescription('Please fill this in.')
    await name.fill('Phone of Róisín')
    // Somebody who finds the console open does not know it; what was typed stays.
    await panel.getByLabel('Your password').fill('a guess')
    await panel.getByRole('button', { name: 'Add a passkey' }).click()
    await expect(panel.getByLabel('Your password')).toHaveAccessibleDescription('This is not your password.')
    await expect(panel.getByRole('alert')).not.toHaveClass('note')
    await expect(name).toHaveValue('Phone of Róisín')
    await panel.getByLabel('Your password').fill(roisin.password)
    await panel.getByRole('button', { name: 'Add a passkey' }).click()
    await expect(other.getByText('Passkey added')).toBeVisible()
    await expect(panel.getByText('Phone of Róisín')).toBeVisible()
    await expect(name).toHaveValue('')
    await expect(panel.getByLabel('Your password')).toHaveValue('')

    await other.getByRole('button', { name: 'Sign Out' }).click()
    await expect(other.getByRole('heading', { name: 'Admin Login' })).toBeVisible()
    await other.context().clearCookies({ name: /^known-/ })
    // In a stranger's hands, without PIN or finger, the device signs nothing; forced to, it does not get in.
    await device.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
    await other.getByRole('button', { name: 'Use a passkey' }).click()
    await expect(other.getByText('No passkey was used.')).toBeVisible()
    await askForNoOwner(other)
    await other.getByRole('button', { name: 'Use a passkey' }).click()
    await expect(other.getByText('This passkey is not known here.').first()).toBeVisible()
    await visitConsole(other, '/admin/account')
    await expect(other.getByRole('heading', { name: 'Admin Login' })).toBeVisible()

    await device.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true })
    await other.getByRole('button', { name: 'Use a passkey' }).click()
    await expect(other.getByText('Success: Logged in successfully')).toBeVisible()
    // From now on strangers' guesses at the password do not lock this browser out.
    const cookies = await other.context().cookies()
    expect(cookies.map(({ name }) => name)).toContainEqual(expect.stringMatching(/^known-/))
    await visitConsole(other, '/admin/account')
    await panel.getByRole('button', { name: 'Remove' }).click()
    const question = other.getByRole('alertdialog', { name: 'Remove the passkey “Phone of Róisín”?' })
    const password = question.getByLabel('Your password')
    await expect(password).toBeFocused()
    await password.press('Escape')
    await expect(question).toBeHidden()
    await expect(panel.getByRole('button', { name: 'Remove' })).toBeFocused()
    await panel.getByRole('button', { name: 'Remove' }).click()
    await password.fill('a guess')
    await question.getByRole('button', { name: 'Remove the passkey' }).click()
    await expect(question.getByRole('alert')).toContainText('This is not your password.')
    await expect(question.getByRole('alert')).not.toHaveClass('note')
    await expect(password).toHaveAccessibleDescription('This is not your password.')
    await expect(password).toBeFocused()
    await expect(password).toHaveValue('a guess')
    await password.fill(roisin.password)
    await password.press('Enter')
    await expect(other.getByText('Passkey removed')).toBeVisible()
    await expect(question).toBeHidden()
    await expect(panel.getByRole('heading', { name: 'Passkeys' })).toBeFocused()

    await other.getByRole('button', { name: 'Sign Out' }).click()
    await other.getByRole('button', { name: 'Use a passkey' }).click()
    await expect(other.getByText('This passkey is not known here.').first()).toBeVisible()
  })
})

test('whoever would give up administering is asked first, and then has the pages of staff', async ({ page, house, browser }) => {
  const cormac = { email: 'cormac@kilmara.example', password: 'barley in the drying loft' }
  await enter(page)
  const link = await invite(page, cormac.email, 'admin')
  await inAnotherBrowser(browser, house, async (other) => {
    await visitConsole(other, link)
    await other.getByLabel(/^Password/).fill(cormac.password)
    await other.getByRole('button', { name: 'Sign Up' }).click()
    await expect(other.getByText('Admin account created successfully')).toBeVisible()
    await visitConsole(other, '/admin/settings')
    const own = other.getByRole('row').filter({ has: other.getByText('You', { exact: true }) })
    const giveUp = other.getByRole('alertdialog', { name: 'Stop being an administrator?' })
    await own.getByRole('button', { name: 'Make staff' }).click()
    await giveUp.getByRole('button', { name: 'Cancel' }).click()
    await expect(giveUp).toBeHidden()
    await expect(own.getByText('Administrator', { exact: true })).toBeVisible()
    await own.getByRole('button', { name: 'Make staff' }).click()
    await giveUp.getByLabel('Your password').fill(cormac.password)
    await giveUp.getByRole('button', { name: 'Make me staff' }).click()
    await expect(other.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
    await other.getByRole('link', { name: 'Orders' }).click()
    await expect(other.getByRole('navigation', { name: 'Console' }).getByRole('link')).toHaveText([
      'Orders',
      'Feedback',
      'Account',
    ])
  })

  // Back again, but not by somebody who finds the console open.
  await visitConsole(page, '/admin/settings')
  const row = page.getByRole('row').filter({ has: page.getByText(cormac.email) })
  await row.getByRole('button', { name: 'Make administrator' }).click()
  const question = page.getByRole('alertdialog', { name: /^Make .* an administrator\?$/ })
  const password = question.getByLabel('Your password')
  await expect(password).toBeFocused()
  await password.press('Enter')
  await expect(password).toHaveAccessibleDescription('Please enter your password to confirm that it is you.')
  await password.fill('a guess')
  await password.press('Enter')
  await expect(question.getByRole('alert')).toContainText('This is not your password.')
  await password.fill(mairead.password)
  await question.getByRole('button', { name: 'Make administrator' }).click()
  const name = await row.getByRole('rowheader').textContent()
  await expect(page.getByText(`${name} is now an administrator`)).toBeVisible()
  await expect(question).toBeHidden()
  await expect(row.getByText('Administrator', { exact: true })).toBeVisible()
  // Not the button that has taken its place: pressed twice, the key would demote them again.
  await expect(row).toBeFocused()

  // Nor does whoever finds the console open lock anybody out.
  await row.getByRole('button', { name: `Make staff: ${name}` }).click()
  const less = page.getByRole('alertdialog', { name: `Make ${name} staff?` })
  await expect(less).toHaveAccessibleDescription('They will see only orders and guest feedback.')
  await less.getByLabel('Your password').press('Escape')
  await expect(row.getByText('Administrator', { exact: true })).toBeVisible()
  await row.getByRole('button', { name: `Remove: ${name}` }).click()
  const gone = page.getByRole('alertdialog', { name: `Remove ${name}?` })
  await gone.getByLabel('Your password').fill('a guess')
  await gone.getByRole('button', { name: `Remove ${name}` }).click()
  await expect(gone.getByRole('alert')).toContainText('This is not your password.')
  await expect(row).toBeVisible()
  await gone.getByLabel('Your password').fill(mairead.password)
  await gone.getByRole('button', { name: `Remove ${name}` }).click()
  await expect(page.getByText(`${name} has been removed`)).toBeVisible()
  await expect(gone).toBeHidden()
  await expect(row).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Colleagues' })).toBeFocused()
})
