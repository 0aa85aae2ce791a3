import { eachOf } from '#e2e/each-of.ts'
import { expect, test } from '#e2e/house.ts'
import { edges } from '#e2e/in-window.ts'

test('a tap on Check Availability opens the drawer, and Escape gives the focus back', async ({ page }) => {
  await page.goto('/')
  const button = page.locator('main').getByRole('button', { name: 'Check Availability' }).first()
  await button.focus()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Book Your Stay' })
  await expect(drawer).toBeVisible()
  await expect(drawer.locator('iframe')).toHaveAttribute('src', /mode=twoNight/)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(button).toBeFocused()
})

test('the drawer of a room carries room and mode, and closes beside itself and by its button', async ({ page }) => {
  await page.goto('/')
  const card = page
    .locator('#pricing-section')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Stormchaser' }) })
  await page.locator('#pricing-section').getByText('1-Night Flexi', { exact: true }).first().click()
  await card.getByRole('button', { name: 'Check Availability' }).click()
  const drawer = page.getByRole('dialog', { name: 'Book Your Stay' })
  await expect(drawer).toContainText('Stormchaser')
  const frame = drawer.locator('iframe')
  await expect(frame).toHaveAttribute('src', /room=stormchaser/)
  await expect(frame).toHaveAttribute('src', /mode=oneNightFlexi/)
  await expect(frame.contentFrame().getByText(/demo/i).first()).toBeVisible()
  await drawer.getByRole('button', { name: /close/i }).click()
  await expect(drawer).toBeHidden()
})

test('the drawer has its room also where a form’s data knows of no button', { tag: '@once' }, async ({ page }) => {
  // Safari before 16.4.
  await page.addInitScript(() => {
    const Form = FormData
    window.FormData = class extends Form {
      constructor(form?: HTMLFormElement) {
        super(form)
      }
    }
  })
  await page.goto('/room/stargazer')
  await page.locator('main').getByRole('button', { name: 'Check Availability' }).first().click()
  await expect(page.locator('#booking [data-room=stargazer]')).toBeVisible()
  await expect(page.locator('#booking iframe')).toHaveAttribute('src', /room=stargazer/)
})

test('the drawer’s other ways stand at its foot, in view; the price is that of whatever room is chosen', async ({ page }) => {
  await page.goto('/')
  await page.locator('#pricing-section').scrollIntoViewIfNeeded()
  await page.getByRole('region', { name: 'Booking' }).getByRole('button', { name: 'Check Availability' }).click()
  const drawer = page.getByRole('dialog', { name: 'Book Your Stay' })
  const other = drawer.getByRole('link', { name: 'open the booking in a new tab' })
  await expect(other).toBeInViewport({ ratio: 1 })
  const engine = drawer.locator('iframe').contentFrame()
  const room = (name: string) => engine.getByRole('radio', { name, exact: true })
  await expect(room('Stargazer')).toBeChecked()
  const total = engine.getByText(/^€\d+ total/).filter({ visible: true })
  await expect(total).toHaveText(/^€(478|558) total \(2 nights\)$/)
  await room('Sea Forest Lodge').check()
  await expect(total).toHaveText(/^€(318|398) total \(2 nights\)$/)
  await engine.getByRole('radio', { name: '1-Night Flexi' }).check()
  await expect(total).toHaveText(/^€(208|248) total \+ late checkout$/)
  expect((await other.boundingBox())?.y).toBeGreaterThan((await drawer.locator('iframe').boundingBox())?.y ?? Number.NaN)
})

test('an engine whose address has fields of its own, whatever they are called, opens in the drawer', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto('/room/sunriser')
  // What BookingDialogs renders for such an address.
  await page.locator('#book').evaluate((form) => {
    for (const name of ['id', 'action', 'hotel'])
      form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value: '7' }))
  })
  await page.locator('main').getByRole('button', { name: 'Check Availability' }).first().click()
  const frame = page.getByRole('dialog', { name: 'Book Your Stay' }).locator('iframe')
  await expect(frame).toHaveAttribute('src', /mode=/)
  const { searchParams } = new URL((await frame.getAttribute('src')) ?? '')
  expect(Object.fromEntries(searchParams)).toEqual({ id: '7', action: '7', hotel: '7', room: 'sunriser', mode: 'twoNight' })
})

test('a page without the mode switch carries its room and the mode that the house begins with', { tag: '@once' }, async ({
  page,
}) => {
  await page.goto('/room/sunriser')
  await page.locator('main').getByRole('button', { name: 'Check Availability' }).first().click()
  const frame = page.getByRole('dialog', { name: 'Book Your Stay' }).locator('iframe')
  await expect(frame).toHaveAttribute('src', /\?room=sunriser&mode=twoNight$/)
})

test('date and guests travel once they are chosen, and not before', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  const bar = page.getByRole('region', { name: 'Booking' })
  const chosen = async (choose: () => Promise<unknown>) => {
    await page.goto('/')
    await page.locator('#pricing-section').scrollIntoViewIfNeeded()
    await choose()
    await bar.getByRole('button', { name: 'Check Availability' }).click()
    const frame = page.getByRole('dialog', { name: 'Book Your Stay' }).locator('iframe')
    await expect(frame).toHaveAttribute('src', /mode=/)
    const { searchParams } = new URL((await frame.getAttribute('src')) ?? '')
    return Object.fromEntries(searchParams)
  }
  const guests = bar.getByLabel('Guests')
  const look = () => expect(guests.getByRole('option')).toHaveText(['2', '4', '6'])
  expect(await chosen(look)).toEqual({ mode: 'twoNight' })
  expect(await chosen(() => bar.getByLabel('Mode').selectOption('oneNightFlexi'))).toEqual({ mode: 'oneNightFlexi' })
  expect(await chosen(() => guests.selectOption('2'))).toEqual({ mode: 'twoNight', guests: '2' })
  const withDate = await chosen(() => bar.getByLabel('Check-in').fill('2031-05-14'))
  expect(withDate).toEqual({ mode: 'twoNight', checkin: '2031-05-14', guests: '2' })
})

test('a room’s page offers its booking at the thumb on phones, and at its end', async ({ page }) => {
  await page.goto('/room/sunriser')
  const isPhone = (page.viewportSize()?.width ?? 0) < 768
  const bar = page.getByRole('region', { name: 'Booking' })
  const chat = page.getByRole('button', { name: 'Ask the Wild Concierge' })
  await expect(bar).toBeHidden()
  await page.mouse.wheel(0, 1000)
  await expect(page.locator('html')).toHaveAttribute('data-bar')
  const atEnd = page.locator('main').getByRole('button', { name: 'Book Sunriser' })
  const room = page.getByRole('dialog', { name: 'Book Your Stay' }).locator('iframe')
  if (isPhone) {
    await expect(bar).toContainText('From €229/night')
    // Only the bar's button is ember-coloured.
    for (const button of await eachOf(page.locator('main').getByRole('button')))
      await expect(button).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    await expect.poll(async () => (await chat.boundingBox())?.y).toBeGreaterThan((await bar.boundingBox())?.y ?? 0)
    await bar.getByRole('button', { name: 'Check Availability' }).click()
    await expect(room).toHaveAttribute('src', /room=sunriser/)
    await page.keyboard.press('Escape')
  } else {
    await expect(bar).toBeHidden()
    expect(bottomOf(await chat.boundingBox())).toBeGreaterThan((page.viewportSize()?.height ?? 0) - 30)
  }
  await page.mouse.wheel(0, 20_000)
  await expect(bar).toBeHidden()
  await atEnd.click()
  await expect(room).toHaveAttribute('src', /room=sunriser/)
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Next Stormchaser' }).click()
  await expect(page).toHaveURL('/room/stormchaser')
})

test('the booking bar has room for its words on the smallest phones', { tag: '@once' }, async ({ page }) => {
  for (const [width, path] of [
    [320, '/'],
    [344, '/'],
    [360, '/'],
    [320, '/room/stargazer'],
  ] as const) {
    await page.setViewportSize({ width, height: 700 })
    await page.goto(path)
    await page.mouse.wheel(0, 1000)
    const bar = page.getByRole('region', { name: 'Booking' })
    await expect(bar).toBeVisible()
    expect((await bar.getByRole('button').boundingBox())?.width).toBeLessThan(width / 2)
    expect(await bar.evaluate(cutWords)).toEqual([])
  }
})

test('letters twice as large leave the menu and the booking on a phone’s screen', { tag: '@once' }, async ({ page }) => {
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.enable')
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    for (const path of ['/', '/room/stargazer']) {
      await page.goto(path)
      await page.mouse.wheel(0, 1500)
      const bar = page.getByRole('region', { name: 'Booking' })
      const button = bar.getByRole('button')
      await expect(page.getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 })
      await expect(button).toBeInViewport({ ratio: 1 })
      // No taller than it would be on one line.
      expect((await bar.boundingBox())?.height).toBeLessThan(((await button.boundingBox())?.height ?? 0) * 2)
      expect(await bar.evaluate(cutWords)).toEqual([])
    }
  }
})

const bottomOf = (box: { y: number; height: number } | null) => (box ? box.y + box.height : Number.NaN)

/** In a bar: selects that truncate their longest option, and elements beyond the edge. */
const cutWords = (bar: Element) => {
  const ruler = bar.appendChild(document.createElement('span'))
  const cut = [...bar.querySelectorAll('select')]
    .filter((select) => select.checkVisibility())
    .filter((select) => {
      const { font, letterSpacing, paddingLeft, paddingRight } = getComputedStyle(select)
      Object.assign(ruler.style, { font, letterSpacing, position: 'absolute', whiteSpace: 'pre' })
      const widths = [...select.options].map(({ text }) => {
        ruler.textContent = text
        return ruler.getBoundingClientRect().width
      })
      return Math.max(...widths) > select.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    })
  ruler.remove()
  const out = [...bar.querySelectorAll('*')].filter((each) => each.getBoundingClientRect().right > innerWidth)
  return [...cut, ...out].map((each) => each.outerHTML.slice(0, 80))
}

test('ringing or writing from the drawer leaves it open', { tag: '@once' }, async ({ page }) => {
  await page.goto('/room/stargazer')
  await page.getByRole('button', { name: 'Check Availability' }).first().click()
  const drawer = page.getByRole('dialog')
  // Without a telephone there is nothing to ring.
  await page.evaluate(() => addEventListener('click', (event) => event.preventDefault()))
  for (const link of ['020 912 0360', /@/]) {
    await drawer.getByRole('link', { name: link }).click()
    await expect(drawer).toHaveAttribute('open')
  }
})

test('/#book opens the drawer, as often as the link is followed', { tag: '@once' }, async ({ page }) => {
  await page.goto('/#book')
  const drawer = page.getByRole('dialog', { name: 'Book Your Stay' })
  await expect(drawer).toBeVisible()
  for (let time = 0; time < 2; time++) {
    await page.keyboard.press('Escape')
    await expect(drawer).toBeHidden()
    await page.evaluate(() => Object.assign(document.createElement('a'), { href: '/#book' }).click())
    await expect(drawer).toBeVisible()
  }
})

test('/#book leaves the rest of the address as it was', { tag: '@once' }, async ({ page }) => {
  await page.goto('/?utm_source=letter#book')
  await expect(page.getByRole('dialog', { name: 'Book Your Stay' })).toBeVisible()
  await expect(page).toHaveURL(/\/\?utm_source=letter$/)
})

test('a booking page that does not load is said so after 8 seconds, with another way', { tag: '@once' }, async ({ page }) => {
  await page.goto('/')
  await page.route('**/demo/booking*', () => {})
  await page.locator('main').getByRole('button', { name: 'Check Availability' }).first().click()
  const drawer = page.getByRole('dialog', { name: 'Book Your Stay' })
  await expect(drawer.getByRole('link', { name: /new tab/i })).toBeVisible()
  const late = drawer.getByText('The booking page is taking longer than it should.')
  await expect(late).toBeHidden()
  await expect(late).toBeVisible({ timeout: 10_000 })
  // Where one looks: below the words it contradicts.
  const [opening, said] = [await edges(drawer.getByText('Opening the booking page…')), await edges(late)]
  expect([said.top >= opening.bottom, said.top - opening.bottom < 40]).toEqual([true, true])
})

test('a booking page that fails has another way beside it', async ({ page, allowFailedRequests }) => {
  allowFailedRequests()
  await page.goto('/')
  await page.route('**/demo/booking*', (route) => route.abort())
  const open = page.locator('main').getByRole('button', { name: 'Check Availability' }).first()
  await open.click()
  const drawer = page.getByRole('dialog', { name: 'Book Your Stay' })
  await expect(drawer.getByRole('link', { name: /new tab/i })).toHaveAttribute('href', /\/demo\/booking\?mode=twoNight/)
  await expect(drawer.getByRole('link', { name: /^0/ })).toHaveAttribute('href', /^tel:/)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('Check Availability leads to the booking page with the room', { tag: '@once' }, async ({ page }) => {
    await page.goto('/')
    const card = page
      .locator('#pricing-section')
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: 'Sunriser' }) })
    await expect(card).toContainText('€229')
    await expect(card).toContainText('€269')
    await card.getByRole('button', { name: 'Check Availability' }).click()
    await expect(page).toHaveURL(/\/demo\/booking\?.*room=sunriser/)
    // If the bar never showed, nobody has chosen a date and guests.
    expect([...new URL(page.url()).searchParams.keys()].sort()).toEqual(['mode', 'room'])
  })
})

test.describe('a window of another shape', () => {
  // A rotated phone may stay at the end of the page, where the bar has no room.
  test.use({ isMobile: false })
  test('has the booking bar where it has room, without a scroll', { tag: '@once' }, async ({ page }) => {
    await page.setViewportSize({ width: 844, height: 390 })
    await page.goto('/')
    const root = page.locator('html')
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(800)
    await expect(root).not.toHaveAttribute('data-bar')
    await page.setViewportSize({ width: 320, height: 844 })
    await expect(root).toHaveAttribute('data-bar')
  })
})
