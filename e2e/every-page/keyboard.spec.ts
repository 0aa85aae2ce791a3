import type { Locator, Page } from '@playwright/test'
import { eachOf } from '#e2e/each-of.ts'
import { expect, test } from '#e2e/house.ts'

/** Presses Tab until `goal` has the focus, like somebody without a mouse. */
async function tabTo(page: Page, goal: Locator) {
  for (let steps = 0; steps < 200; steps++) {
    await page.keyboard.press('Tab')
    if (await goal.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error('not reached with Tab')
}

test('at 400 % zoom nothing that has the focus is hidden below the booking bar', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/faq')
  await expect(page.locator('.booking-bar')).toBeVisible()
  const covered = (summary: HTMLElement) => {
    const { left, top, width, height } = summary.getBoundingClientRect()
    return !summary.contains(document.elementFromPoint(left + width / 2, top + height / 2))
  }
  for (const question of (await eachOf(page.locator('main summary'))).slice(0, 8)) {
    await tabTo(page, question)
    await expect.poll(() => question.evaluate(covered)).toBe(false)
  }
})

for (const path of ['/about', '/guest-guide']) {
  test(`whoever goes back to the header of ${path} keeps their place`, async ({ page }) => {
    await page.goto(path)
    await page.mouse.wheel(0, 1500)
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1400)
    const moved = await page.evaluate(() => {
      const place = scrollY
      const links = [...document.querySelectorAll<HTMLElement>('header > :first-child :is(a, button)')]
      return links
        .filter((link) => link.checkVisibility())
        .map((link) => {
          link.focus()
          return [document.activeElement === link, scrollY - place]
        })
    })
    expect(moved.length).toBeGreaterThan(0)
    expect(moved).toEqual(moved.map(() => [true, 0]))
  })
}

test('the focus of a room’s card is drawn round its picture and its words', async ({ page }) => {
  await page.goto('/')
  const card = page.locator('#stays-preview a').first()
  await tabTo(page, card)
  const [all, last] = [await card.boundingBox(), await card.getByText('Explore').boundingBox()]
  const ring = await card.evaluate((link) => {
    const { content, position, borderTopWidth, top, right, bottom, left } = getComputedStyle(link, '::after')
    return { content, position, borderTopWidth, sides: [top, right, left], below: -Number.parseFloat(bottom) }
  })
  expect(ring).toMatchObject({ content: '""', position: 'absolute', borderTopWidth: '3px', sides: ['0px', '0px', '0px'] })
  const free = (all?.y ?? 0) + (all?.height ?? 0) + ring.below - 6 - ((last?.y ?? 0) + (last?.height ?? 0))
  expect(free).toBeGreaterThan(4)
})

test('in a system’s own colours a field shows that it has the focus', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/guest-guide/order?item=heated_bath')
  const room = page.getByLabel('Room Name')
  await tabTo(page, room)
  await expect(room).toHaveCSS('outline-style', 'solid')
})

test('the list of the guide’s sections begins at the first, also where it scrolls', async ({ page }) => {
  for (const [width, height] of [
    [390, 844],
    [844, 390],
    [280, 653],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto('/guest-guide')
    await page.getByRole('button', { name: 'All', exact: true }).press('Enter')
    const sections = page.getByRole('dialog', { name: 'All sections' })
    await expect(sections.getByRole('link').first()).toBeFocused()
    const tight = await sections.getByRole('link').evaluateAll((links) =>
      links.flatMap((link) => {
        const words = document.createRange()
        words.selectNodeContents(link)
        const [text, row] = [words.getBoundingClientRect(), link.getBoundingClientRect()]
        return Math.min(text.top - row.top, row.bottom - text.bottom) < 4 ? [link.textContent] : []
      }),
    )
    expect({ width, tight }).toEqual({ width, tight: [] })
  }
})

test('opens, uses and closes the drawer', async ({ page }) => {
  await page.goto('/')
  const button = page.locator('.hero').getByRole('button', { name: 'Check Availability' })
  await tabTo(page, button)
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Book Your Stay' })
  await tabTo(page, drawer.getByRole('button', { name: /close/i }))
  await page.keyboard.press('Enter')
  await expect(drawer).toBeHidden()
  await expect(button).toBeFocused()
})

test('changes the mode, opens the popup and comes back by Escape', async ({ page }) => {
  await page.goto('/')
  await page.locator('#pricing-section input[value=twoNight]').focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.locator('html')).toHaveAttribute('data-mode', 'oneNightFlexi')
  const opener = page.locator('[commandfor=late-checkout]:visible').first()
  await tabTo(page, opener)
  await page.keyboard.press('Enter')
  await expect(page.locator('#late-checkout')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('#late-checkout')).toBeHidden()
  await expect(opener).toBeFocused()
})

test('opens several questions at once and closes one', async ({ page }) => {
  await page.goto('/')
  const questions = page.locator('#faq details')
  await expect(questions).toHaveCount(15)
  for (const index of [0, 1]) {
    await questions.nth(index).locator('summary').focus()
    await page.keyboard.press('Enter')
  }
  await expect(page.locator('#faq details[open]')).toHaveCount(2)
  await page.keyboard.press('Enter')
  await expect(page.locator('#faq details[open]')).toHaveCount(1)
})

test('fills in and sends the contact form', async ({ page }) => {
  await page.goto('/')
  const form = page.locator('#contact form')
  await form.getByLabel(/full name/i).focus()
  await page.keyboard.type('Conor Walsh')
  await page.keyboard.press('Tab')
  await page.keyboard.type('conor@guests.example')
  await tabTo(page, form.getByLabel(/reason/i))
  await page.keyboard.type('Gift')
  await page.keyboard.press('Tab')
  await page.keyboard.type('A voucher for two, please.')
  await tabTo(page, form.getByRole('checkbox'))
  await page.keyboard.press('Space')
  await tabTo(page, form.getByRole('button', { name: 'Send Message' }))
  await page.keyboard.press('Enter')
  await expect(page.getByText('Message sent successfully').first()).toBeVisible()
})

test('talks to the concierge; Escape or the button closes it', async ({ page }) => {
  await page.goto('/')
  const launcher = page.getByRole('button', { name: 'Ask the Wild Concierge' })
  await launcher.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Your question')).toBeFocused()
  await page.keyboard.type('What does Sunriser cost on a Friday?')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('log')).toContainText('€269')
  await page.keyboard.press('Escape')
  await expect(page.locator('#concierge')).toBeHidden()
  await expect(launcher).toBeFocused()
})

test('the chat that has opened by itself closes by Escape from where one is, and a dialog above it first', async ({ page }) => {
  const chat = page.locator('#concierge')
  const skip = page.getByRole('link', { name: 'Skip to the page' })
  const dialog = page.getByRole('dialog', { name: 'Book Your Stay' })
  await page.clock.install()
  await page.goto('/faq')
  await skip.focus()
  await page.clock.fastForward(31_000)
  await expect(chat).toBeVisible()
  await expect(page.getByRole('log')).toContainText('automated assistant')
  await expect(chat.getByRole('textbox')).toBeEnabled()
  await page.evaluate(() => document.querySelector<HTMLDialogElement>('#booking')?.showModal())
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(chat).toBeVisible()
  await expect(skip).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(chat).toBeHidden()
  await expect(skip).toBeFocused()
})
