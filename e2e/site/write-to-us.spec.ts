import type { Locator } from '@playwright/test'
import { expect, test } from '#e2e/house.ts'

const guest = { name: 'Aoife Byrne', email: 'aoife@guest.example', message: 'Is the bath warm in November?' }

async function fillIn(form: Locator) {
  await form.getByLabel(/full name/i).fill(guest.name)
  await form.getByRole('textbox', { name: /email/i }).fill(guest.email)
  await form.getByLabel(/reason/i).selectOption('booking')
  await form.getByLabel(/message/i).fill(guest.message)
}

test('without a connection a form says so, and keeps what was typed', async ({ page, context, allowFailedRequests }) => {
  allowFailedRequests()
  await page.goto('/')
  const form = page.locator('#contact form')
  await fillIn(form)
  await form.getByRole('checkbox').check()
  await expect(page.locator('[data-island=contact-form]')).toHaveAttribute('data-awake', 'yes')
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await form.getByRole('button', { name: 'Send Message' }).press('Enter')
  await expect(page.getByText('Something went wrong — please check your details').first()).toBeVisible()
  await expect(form.getByLabel(/message/i)).toHaveValue(guest.message)
  await expect(form.getByRole('button', { name: 'Send Message' })).toBeFocused()
})

for (const [part, send] of [
  ['#contact', 'Send Message'],
  ['#newsletter', 'Get My 10% Discount'],
] as const) {
  for (const press of ['click', 'Enter'] as const) {
    test(`the first ${press} on a form that nobody has touched says what is missing: ${part}`, async ({ page }) => {
      await page.goto('/')
      const form = page.locator(`${part} form`)
      if (press === 'click') await form.getByRole('button', { name: send }).click()
      else await form.getByRole('textbox', { name: 'Email' }).press('Enter')
      await expect(page.getByText('Consent required')).toBeVisible()
      await expect(form.locator('[aria-invalid=true]').first()).toBeFocused()
    })
  }
}

test('a button stays pressed until its form can answer, however slow the signal', async ({ page }) => {
  const { promise: signal, resolve: comes } = Promise.withResolvers<void>()
  await page.route('**/assets/contact-form-*.js', (route) => signal.then(() => route.continue()))
  await page.goto('/')
  const button = page.locator('#contact form').getByRole('button', { name: 'Send Message' })
  const atRest = await button.evaluate((one) => getComputedStyle(one).color)
  await button.click()
  await expect(button).not.toHaveCSS('color', atRest)
  comes()
  await expect(page.getByText('Consent required')).toBeVisible()
  await expect(button).toHaveCSS('color', atRest)
})

test('a message that takes long says so, and that nothing is lost', async ({ page }) => {
  await page.clock.install()
  const { promise: answered, resolve: answers } = Promise.withResolvers<void>()
  await page.route('**/functions/v1/send-contact-email', (route) => answered.then(() => route.continue()))
  await page.goto('/')
  const form = page.locator('#contact form')
  await fillIn(form)
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(form.getByRole('button', { name: 'Sending...' })).toBeVisible()
  const late = form.getByRole('status').getByText('This is taking longer than usual')
  await expect(late).toBeHidden()
  await page.clock.runFor(8_000)
  await expect(late).toBeAttached()
  answers()
  await expect(page.getByText('Message sent successfully')).toBeVisible()
  await expect(late).toHaveCount(0)
})

test('a form whose code does not come is sent as without script', async ({ page, allowFailedRequests }) => {
  allowFailedRequests()
  await page.route('**/assets/contact-form-*.js', (route) => route.abort())
  await page.goto('/')
  const form = page.locator('#contact form')
  await fillIn(form)
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(form.getByText('Please agree to our privacy policy to continue.').first()).toBeVisible()
  await expect(form.getByLabel(/message/i)).toHaveValue(guest.message)
})

test('a form that breaks as it wakes is sent as without script, with what was typed', async ({ context }) => {
  // On a page of its own, because this one does log errors.
  const page = await context.newPage()
  let broken = 0
  page.on('pageerror', () => broken++)
  await page.goto('/')
  await page.locator('[data-island=contact-form]').evaluate((place: HTMLElement) => {
    place.dataset.props = '{"fieldErrors":{"message":{"an":"object"}}}'
  })
  const form = page.locator('#contact form')
  const message = form.getByLabel(/message/i)
  await message.focus()
  await expect.poll(() => broken).toBe(1)
  await expect(message).toBeFocused()
  await page.keyboard.type(guest.message)
  await form.getByLabel(/full name/i).fill(guest.name)
  await form.getByRole('textbox', { name: /email/i }).fill('broken@guest.example')
  await form.getByLabel(/reason/i).selectOption('booking')
  await form.getByRole('checkbox').check()
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(page).toHaveURL(/sent=contact/)
  await expect(page.getByText('Message sent successfully').first()).toBeVisible()
  // No retry while the form was in use.
  expect(broken).toBe(1)
})

test('where even the notices’ code did not come, the form itself says what is wrong', async ({ page, allowFailedRequests }) => {
  allowFailedRequests()
  await page.route('**/assets/notices-*.js', (route) => route.abort())
  await page.goto('/')
  const form = page.locator('#newsletter form')
  await form.getByRole('textbox', { name: /email/i }).fill(guest.email)
  await form.getByRole('button', { name: 'Get My 10% Discount' }).click()
  await expect(form.getByText('Please agree to receive our newsletter.').first()).toBeVisible()
})

test('what is being filled in is at fault no more', async ({ page }) => {
  await page.goto('/')
  const form = page.locator('#contact form')
  const [name, consent] = [form.getByLabel(/full name/i), form.getByRole('checkbox')]
  await name.focus()
  await expect(page.locator('[data-island=contact-form]')).toHaveAttribute('data-awake', 'yes')
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(name).toHaveAttribute('aria-invalid', 'true')
  await expect(form.getByText('Please fill this in.')).toHaveCount(3)
  await expect(form.getByText('Please choose one.')).toBeVisible()
  await name.fill(guest.name)
  await form.getByLabel(/reason/i).selectOption('booking')
  await consent.check()
  await expect(form.getByText('Please fill this in.')).toHaveCount(2)
  await expect(form.getByText('Please choose one.')).toBeHidden()
  await expect(name).not.toHaveAttribute('aria-invalid')
  await expect(consent).not.toHaveAttribute('aria-invalid')
  await expect(form.getByRole('textbox', { name: /email/i })).toHaveAttribute('aria-invalid', 'true')
})

test('who has sent a long message stays at the button that says so', async ({ page }) => {
  await page.goto('/')
  const form = page.locator('#contact form')
  await form.getByLabel(/full name/i).fill(guest.name)
  await form.getByRole('textbox', { name: /email/i }).fill('long@guest.example')
  await form.getByLabel(/reason/i).selectOption('booking')
  await form.getByLabel(/message/i).fill(`${guest.message}\n`.repeat(30))
  await form.getByRole('checkbox').check()
  await expect(page.locator('[data-island=contact-form]')).toHaveAttribute('data-awake', 'yes')
  const button = form.getByRole('button')
  await button.scrollIntoViewIfNeeded()
  const before = await button.boundingBox()
  await button.press('Enter')
  await expect(button).toHaveText('Message Sent')
  await expect(button).toBeInViewport({ ratio: 1 })
  const after = await button.boundingBox()
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThan(2)
})

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled })

    test('a message needs consent, loses nothing, and is sent', async ({ page, house, allowFailedRequests }) => {
      // The browser logs the 400 of a form that the server refuses.
      if (!javaScriptEnabled) allowFailedRequests()
      await page.goto('/')
      const form = page.locator('#contact form')
      await form.getByLabel(/full name/i).fill(guest.name)
      const email = form.getByRole('textbox', { name: /email/i })
      await email.fill('aoife')
      await form.getByLabel(/reason/i).selectOption('booking')
      await form.getByLabel(/message/i).fill(guest.message)
      await form.getByRole('button', { name: 'Send Message' }).click()
      await expect(page.getByText('Please agree to our privacy policy to continue.').first()).toBeVisible()
      // In our words, at the field: the browser's own message would keep the form from being sent.
      await expect(email).toHaveAccessibleDescription(/like name@example\.com\.$/)
      await email.fill(guest.email)
      await expect(form.getByLabel(/message/i)).toHaveValue(guest.message)

      await form.getByRole('checkbox').check()
      await form.getByRole('button', { name: 'Send Message' }).click()
      await expect(page.getByText('Message sent successfully').first()).toBeVisible()
      if (javaScriptEnabled) await expect(form.getByRole('button')).toBeFocused()
      await expect(form.getByLabel(/message/i)).toHaveValue('')
      await expect.poll(() => house.mails().filter((mail) => mail.includes(guest.email)).length).toBeGreaterThanOrEqual(2)
    })

    test('a subscription is welcomed once', async ({ page, house, allowFailedRequests }) => {
      // The browser logs the 409 of a second subscription.
      allowFailedRequests()
      const email = `reader-${javaScriptEnabled}-${test.info().project.name}@guest.example`
      const subscribe = async () => {
        await page.goto('/')
        const form = page.locator('#newsletter form')
        await form.getByRole('textbox', { name: /email/i }).fill(email)
        await form.getByRole('checkbox').check()
        await form.getByRole('button', { name: 'Get My 10% Discount' }).click()
      }
      await subscribe()
      await expect(page.getByText('Your 10% discount code has been sent to your email.').first()).toBeVisible()
      await expect.poll(() => house.mails().filter((mail) => mail.includes(email) && mail.includes('WILD10')).length).toBe(1)

      await subscribe()
      await expect(page.getByText(/You’re already on our mailing list!/).first()).toBeVisible()
      expect(house.mails().filter((mail) => mail.includes(email))).toHaveLength(1)
    })
  })
}

test('a form that is sent again takes back what it has said before', async ({ page }) => {
  await page.goto('/')
  const form = page.locator('#contact form')
  const send = form.getByRole('button', { name: 'Send Message' })
  const notices = page.locator('[data-sonner-toast][data-removed=false]')
  await fillIn(form)
  await send.press('Enter')
  // A toast stays while the pointer is over it.
  await notices.hover()
  await send.press('Enter')
  await expect(notices).toHaveCount(1)
  await form.getByRole('checkbox').press('Space')
  await send.press('Enter')
  await expect(notices.getByText('Message sent successfully')).toBeVisible()
  // The toast before may still be there when the new one comes, so count until it has gone.
  await expect(notices).toHaveCount(1)
})

test('what is written on while a message is being sent stays', async ({ page }) => {
  const held = Promise.withResolvers<void>()
  await page.route('**/functions/v1/send-contact-email', async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/')
  const form = page.locator('#contact form')
  await fillIn(form)
  await form.getByRole('checkbox').check()
  const asked = page.waitForRequest('**/functions/v1/send-contact-email')
  await form.getByRole('button', { name: 'Send Message' }).click()
  await asked
  await form.getByLabel(/message/i).fill(`${guest.message} And in May?`)
  held.resolve()
  await expect(form.getByLabel(/full name/i)).toHaveValue('')
  await expect(form.getByLabel(/message/i)).toHaveValue(`${guest.message} And in May?`)
})
