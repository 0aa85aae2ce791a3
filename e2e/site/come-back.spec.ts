import { rooms } from '#app/rooms/rooms.ts'
import { eachOf } from '#e2e/each-of.ts'
import { expect, test } from '#e2e/house.ts'
import { publicPages } from '#e2e/public-pages.ts'

test('who comes back stands where they left, on the link they followed', async ({ page }) => {
  await page.goto('/')
  const card = page.locator('#stays-preview a[href="/room/sunriser"]')
  await card.focus()
  const before = await page.evaluate(() => scrollY)
  expect(before).toBeGreaterThan(300)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/room/sunriser')
  await page.goBack()
  await expect(card).toBeFocused()
  await expect.poll(() => page.evaluate(() => Math.abs(scrollY))).toBeGreaterThan(before - 60)
  expect(await page.evaluate(() => scrollY)).toBeLessThan(before + 60)
})

test('a section’s name leads to it from another page', async ({ page }) => {
  await page.goto('/about')
  await page.goto('/#pricing-section')
  await expect(page.getByRole('heading', { name: 'Choose Your Experience' })).toBeInViewport()
})

for (const [width, zoom] of [
  [320, 400],
  [720, 200],
] as const) {
  test(`at ${zoom} % zoom nothing has to be scrolled sideways, however long a word`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 })
    for (const path of [...publicPages({ room: 'seaforest' }), '/demo/vouchers']) {
      await page.goto(path)
      await page.evaluate(() => {
        for (const text of document.querySelectorAll('main :is(h1, h2, h3, p):not(.sr-only, [data-island] *)'))
          text.append(' Unaussprechlichkeitsvermutungen')
      })
      const tooWide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth)
      expect({ path, tooWide }).toEqual({ path, tooWide: false })
    }
  })
}

test('at 400 % zoom the guide’s header leaves the low screen to what is read', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/guest-guide#check-in')
  await expect(page.getByRole('heading', { name: 'Check-In Details' })).toBeInViewport()
  await expect(page.locator('.guide-header')).not.toBeInViewport()
})

test('at 400 % zoom a page’s header does too, and the booking bar stays', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await page.goto('/#pricing-section')
  await expect(page.getByRole('heading', { name: 'Choose Your Experience' })).toBeInViewport()
  await expect(page.locator('.site-header')).not.toBeInViewport()
  await expect(page.getByRole('region', { name: 'Booking' })).toBeInViewport()
})

for (const width of [834, 1440]) {
  test(`letters and lines further apart hide no words at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    for (const path of [...publicPages({ room: 'seaforest' }), '/guest-guide']) {
      await page.goto(path)
      const cut = await page.evaluate(() => {
        // The distances that WCAG 1.4.12 names.
        const spaced = new CSSStyleSheet()
        spaced.replaceSync(
          '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }',
        )
        document.adoptedStyleSheets.push(spaced)
        return [...document.querySelectorAll<HTMLElement>('h1, h2, h3, p, dd, .button')]
          .filter((element) => element.checkVisibility() && element.scrollWidth > element.clientWidth + 1)
          .filter((element) => !element.matches('.sr-only, .sr-only *') && getComputedStyle(element).display !== 'inline')
          .map((element) => element.textContent)
      })
      expect({ path, cut }).toEqual({ path, cut: [] })
    }
  })
}

test('in a system’s own colours what opens still shows that it opens', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/faq')
  const mark = page.locator('.fold-mark').first()
  expect(await mark.evaluate((each) => getComputedStyle(each).backgroundImage)).toContain('linear-gradient')
})

test('on paper every answer is there, and nothing to press', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto('/faq')
  await expect(page.locator('details p').last()).toBeVisible()
  await expect(page.locator('.site-header')).toBeHidden()
  await expect(page.locator('main .button').first()).toBeHidden()
  // A number to ring, and no link to another page.
  await expect(page.locator('#footer a[href^="tel:"]')).toBeVisible()
  for (const link of await eachOf(page.locator('#footer a[href^="/"]'))) await expect(link).toBeHidden()
})

test('a room prints on two sheets: what it is, and what it costs', async ({ page }) => {
  for (const { id } of rooms) {
    await page.goto(`/room/${id}`)
    const pdf = await page.pdf({ format: 'A4', margin: { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' } })
    expect({ id, sheets: sheetsOf(pdf) }).toEqual({ id, sheets: 2 })
  }
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('link', { name: 'View All Rooms' })).toBeHidden()
})

test('no printed sheet is nearly empty, and no heading is cut at its edge', async ({ page }) => {
  for (const [path, sheets] of [
    ['/about', 3],
    ['/dining', 2],
  ] as const) {
    await page.goto(path)
    const pdf = await page.pdf({ format: 'A4', margin: { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' } })
    expect({ path, sheets: sheetsOf(pdf) }).toEqual({ path, sheets })
  }
  // Letters taller than their line would be printed on the sheet before.
  await page.emulateMedia({ media: 'print' })
  for (const path of ['/', '/about', '/room/stargazer']) {
    await page.goto(path)
    const tight = await page.evaluate(() =>
      [...document.querySelectorAll('main :is(.display, .title, .subtitle)')].flatMap((heading) => {
        const { fontSize, lineHeight } = getComputedStyle(heading)
        return Number.parseFloat(lineHeight) / Number.parseFloat(fontSize) < 1.15 ? [heading.textContent] : []
      }),
    )
    expect({ path, tight }).toEqual({ path, tight: [] })
  }
  await page.goto('/')
  await expect(page.locator('.newsletter')).toBeHidden()
})

test('below the last words of a printed page is nothing that could take a sheet', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  // As wide as a sheet.
  await page.setViewportSize({ width: 740, height: 400 })
  for (const path of [...publicPages(), '/guest-guide']) {
    await page.goto(path)
    const below = await page.evaluate(() => {
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const words = document.createRange()
      let last = 0
      while (texts.nextNode()) {
        if (texts.currentNode.parentElement?.closest('.sr-only')) continue
        words.selectNodeContents(texts.currentNode)
        for (const { bottom } of words.getClientRects()) last = Math.max(last, bottom)
      }
      return document.documentElement.scrollHeight - last
    })
    expect({ path, room: below < 32 }).toEqual({ path, room: true })
  }
})

test('who prints from further down a page has its opening picture whole', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/room/stargazer')
  const moved = () => page.locator('.half-speed').evaluate((picture) => getComputedStyle(picture).translate)
  await page.evaluate(() => scrollTo({ top: 600, behavior: 'instant' }))
  await expect.poll(moved).toMatch(/^0px \d{2,}/)
  await page.emulateMedia({ media: 'print' })
  expect(await moved()).toBe('none')
})

test('what becomes of an order prints on one sheet, and the pictures below the first take none', async ({ page }) => {
  await page.goto('/order-success')
  await expect(page.getByRole('heading', { name: 'No such order was found' })).toBeVisible()
  const pdf = await page.pdf({ format: 'A4' })
  expect(sheetsOf(pdf)).toBe(1)
  await page.emulateMedia({ media: 'print' })
  await expect(page.locator('#footer').getByText('Ireland')).toBeVisible()
  await page.goto('/')
  await expect(page.locator('.hero-picture')).toBeVisible()
  await expect(page.locator('.spread-picture').first()).toBeHidden()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('every page can be read, and answers open', async ({ page }) => {
    for (const path of publicPages()) {
      await page.goto(path)
      await expect(page.locator('h1')).toBeVisible()
      await expect(
        page
          .getByRole('navigation', { name: 'Main' })
          .or(page.getByRole('button', { name: 'Menu' }))
          .first(),
      ).toBeAttached()
    }
    await page.goto('/faq')
    await page.getByText('Can we bring our dog?').click()
    await expect(page.getByText('The cabins are pet-free.')).toBeVisible()
  })
})

function sheetsOf(pdf: Buffer): number {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}
