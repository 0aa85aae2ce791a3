/** What Chromium's headless shell cannot do: fill in a form by itself, and leave a button hovered that a finger has tapped. */
import type { Locator } from '@playwright/test'
import { chromiumArgs } from '../build-tools/find-chromium.mjs'
import { expect, test } from './house.ts'

const executablePath = process.env.WHOLE_CHROMIUM_PATH
test.skip(!executablePath, 'There is no whole Chromium here.')
test.use({ launchOptions: { executablePath, args: chromiumArgs } })

test('what the browser has filled in stands on the line like what is typed, and stays when the form wakes', async ({
  page,
  context,
}) => {
  await page.goto('/')
  const form = page.locator('#contact form')
  const email = form.getByRole('textbox', { name: /email/i })
  const browser = await context.newCDPSession(page)
  const { result } = await browser.send('Runtime.evaluate', { expression: "document.querySelector('#contact [name=email]')" })
  const { node } = await browser.send('DOM.describeNode', { objectId: result.objectId ?? '' })
  await email.focus()
  const profile = { NAME_FULL: 'Aoife Byrne', EMAIL_ADDRESS: 'aoife@guest.example', PHONE_HOME_WHOLE_NUMBER: '+353871234567' }
  const fields = Object.entries(profile).map(([name, value]) => ({ name, value }))
  await browser.send('Autofill.trigger', { fieldId: node.backendNodeId, address: { fields } })
  await expect(page.locator('[data-island=contact-form][data-awake=yes]')).toBeAttached()
  await expect(form.getByLabel(/full name/i)).toHaveValue(profile.NAME_FULL)
  await expect(email).toHaveValue(profile.EMAIL_ADDRESS)
  await expect(form.getByLabel(/phone/i)).toHaveValue(profile.PHONE_HOME_WHOLE_NUMBER)
  await expect(form.locator(':autofill')).toHaveCount(3)
  await expect(email).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } })

  const fillOf = (button: Locator) => button.evaluate((element) => getComputedStyle(element).backgroundColor)

  test('a finger leaves no button filled behind', async ({ page }) => {
    await page.goto('/')
    const book = page.locator('#pricing-section').getByRole('button', { name: 'Check Availability' }).first()
    const before = await fillOf(book)
    await book.tap()
    await expect(page.getByRole('dialog', { name: 'Book Your Stay' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(book).toBeFocused()
    expect(await book.evaluate((element) => element.matches(':hover'))).toBe(true)
    expect(await fillOf(book)).toBe(before)
  })
})
