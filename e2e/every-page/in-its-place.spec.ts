import { eachOf } from '#e2e/each-of.ts'
import { linesOf } from '#e2e/guest.ts'
import { expect, test } from '#e2e/house.ts'
import { edges, resize } from '#e2e/in-window.ts'
import { wordsUnderButton } from '#e2e/under-film-button.ts'

test.describe('the film’s button', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } })

  test('lies on no word, however wide the window', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('button', { name: 'Pause the film' })).toBeVisible()
    for (const [width, height] of [
      [320, 640],
      [344, 882],
      [360, 740],
      [390, 844],
      [600, 900],
      [667, 375],
      [700, 900],
      [834, 1112],
      [1440, 900],
    ] as const) {
      await resize(page, width, height)
      expect({ width, under: await page.evaluate(wordsUnderButton) }).toEqual({ width, under: [] })
    }
  })
})

test('what is wrong with a field stands equally close below each', async ({ page }) => {
  await page.goto('/')
  const form = page.locator('#contact form')
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(form.getByLabel('Message')).toHaveAttribute('aria-invalid', 'true')
  const below = await form.locator('.field-line[aria-invalid]').evaluateAll((fields) =>
    fields.map((field) => {
      const said = document.getElementById(field.getAttribute('aria-describedby') ?? '')
      return Math.round((said?.getBoundingClientRect().top ?? 0) - field.getBoundingClientRect().bottom)
    }),
  )
  expect(below).toEqual([6, 6, 6, 6])
})

test('on a phone a section’s first words stand equally close below each headline', async ({ page }) => {
  await page.goto('/')
  await resize(page, 390, 844)
  const spaces = ['stays-preview', 'experiences'].map(async (id) => {
    const [head, words] = [page.locator(`#${id} h2`), page.locator(`#${id} h2 + p`)]
    return (await edges(words)).top - (await edges(head)).bottom
  })
  const [stays = 0, experiences = 0] = await Promise.all(spaces)
  expect(Math.abs(stays - experiences)).toBeLessThanOrEqual(1)
})

test('what belongs together stands on one line', async ({ page }) => {
  await page.goto('/')
  const section = (id: string) => page.locator(`#${id}`)
  const cards = section('stays-preview').getByRole('listitem')
  const pictures = section('gallery-preview').locator('figure')
  for (const width of [834, 1024, 1180, 1440, 1920]) {
    await resize(page, width, 900)
    const words = await edges(section('stays-preview').getByRole('heading', { level: 2 }))
    expect((await edges(cards.first().getByRole('heading'))).left, `first card at ${width} px`).toBe(words.left)
    const heads = await Promise.all([0, 1].map((nth) => edges(cards.nth(nth).getByRole('heading'))))
    expect(heads[0]?.top, `names of the cards at ${width} px`).toBe(heads[1]?.top)

    const heading = await edges(section('gallery-preview').getByRole('heading'))
    const [second, third, fourth, , sixth] = await Promise.all([1, 2, 3, 4, 5].map((nth) => edges(pictures.nth(nth))))
    expect([fourth?.left, third?.left], `gallery at ${width} px`).toEqual([heading.left, words.left])
    expect(sixth?.left, `gallery at ${width} px`).toBe(second?.left)
    expect(fourth?.right, `gallery at ${width} px`).toBe(width)
    expect(sixth?.right, `gallery at ${width} px`).toBe((await edges(section('rooms').locator('.spread-words').first())).right)
  }
})

test('the first headline runs from margin to margin', async ({ page }) => {
  await page.goto('/')
  for (const width of [768, 1024, 1440, 1700, 1920]) {
    await resize(page, width, 900)
    const headline = await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
      const range = document.createRange()
      range.selectNodeContents(heading)
      return range.getBoundingClientRect().right
    })
    const margin = await edges(page.getByRole('main').getByRole('button', { name: 'Check Availability' }))
    expect(Math.abs(margin.right - headline), `at ${width} px`).toBeLessThan(25)
  }
})

test('what the gallery can be filtered by stands on one line of most phones', async ({ page }) => {
  await page.goto('/gallery')
  for (const width of [375, 390, 430]) {
    await resize(page, width, 844)
    const filters = await eachOf(page.locator('.filter'))
    const tops = await Promise.all(filters.map(async (filter) => (await edges(filter)).top))
    expect(new Set(tops).size, `at ${width} px`).toBe(1)
  }
})

test('the four price cards are alike, and no hidden price keeps a space', async ({ page }) => {
  await page.goto('/')
  for (const width of [390, 1024, 1440]) {
    await resize(page, width, 900)
    const cards = await eachOf(page.locator('#pricing-section').getByRole('listitem'))
    expect(cards).toHaveLength(4)
    const widths = await Promise.all(cards.map(async (card) => (await edges(card.getByRole('button'))).width))
    // The line between two cards takes a pixel from one of them.
    expect(Math.max(...widths) - Math.min(...widths), `buttons at ${width} px`).toBeLessThan(2)
    const gaps = await Promise.all(
      cards.map((card) =>
        card.evaluate((card) => {
          const shown = [...card.querySelectorAll('[data-for-day]')].find((price) =>
            price.checkVisibility({ visibilityProperty: true }),
          )
          return (card.querySelector('button')?.getBoundingClientRect().top ?? 0) - (shown?.getBoundingClientRect().bottom ?? 0)
        }),
      ),
    )
    expect(Math.max(...gaps), `space above the buttons at ${width} px`).toBeLessThan(40)
  }
})

test('the label of the best value stands beside the name of its offer, or right below it', async ({ page }) => {
  await page.goto('/')
  const offer = page.locator('.mode-option').first()
  for (const width of [768, 834, 1000, 1440]) {
    await resize(page, width, 900)
    const name = await edges(offer.getByText('2-Night Escape', { exact: true }))
    const label = await edges(offer.getByText('Best Value'))
    expect(label.left === name.left || label.left > name.right, `at ${width} px`).toBe(true)
  }
})

test('on a tablet each room is seen whole, and the newsletter’s words keep off its form', async ({ page }) => {
  for (const width of [768, 834, 1000]) {
    await resize(page, width, 1112)
    await page.goto('/')
    for (const picture of await eachOf(page.locator('.spread-picture'))) {
      const { width: across, height } = await edges(picture)
      expect(across / height).toBeCloseTo(16 / 10, 1)
    }
    const words = await edges(page.locator('.spread-words').first())
    expect(words.top).toBeGreaterThan((await edges(page.locator('.spread-picture'))).bottom)
  }
  await resize(page, 834, 1112)
  const letter = page.locator('#newsletter')
  for (const words of await eachOf(letter.locator('h2, h2 + p'))) {
    const right = await words.evaluate((words) => {
      const range = document.createRange()
      range.selectNodeContents(words)
      return range.getBoundingClientRect().right
    })
    expect((await edges(letter.getByRole('form'))).left - right).toBeGreaterThan(30)
  }
})

test('no picture stands twice on the home page', async ({ page }) => {
  await page.goto('/')
  const names = await page
    .locator('main img')
    .evaluateAll((images) => images.map((image) => image.getAttribute('src')?.match(/([a-z-]+)-\d+\./)?.[1]))
  expect(names).toEqual([...new Set(names)])
})

test('the headline crosses the widest screens too', async ({ page }) => {
  for (const width of [1440, 2560, 3440]) {
    await resize(page, width, 1300)
    await page.goto('/')
    const share = await page.locator('#hero-title').evaluate((title) => {
      const words = document.createRange()
      words.selectNodeContents(title)
      return words.getBoundingClientRect().width / innerWidth
    })
    expect({ width, crosses: share > 0.8 && share < 1 }).toEqual({ width, crosses: true })
  }
})

test('a link to a section leaves as much space above its heading as a link to any other', async ({ page }) => {
  for (const width of [390, 834, 1440])
    for (const id of ['stays-preview', 'pricing-section', 'faq', 'experiences']) {
      await resize(page, width, 900)
      await page.goto('/about')
      await page.goto(`/#${id}`)
      const distance = async () =>
        (await edges(page.locator(`#${id} h2`))).top - (await edges(page.getByRole('banner').locator('.site-header-row'))).bottom
      await expect.poll(distance, `${id} at ${width} px`).toBeGreaterThanOrEqual(38)
      expect(await distance(), `${id} at ${width} px`).toBeLessThanOrEqual(41)
    }
})

test('the link to the prices shows prices, above the booking bar', async ({ page }) => {
  for (const [width, height] of [
    [1440, 900],
    [1366, 768],
    [1280, 720],
  ] as const) {
    await resize(page, width, height)
    await page.goto('/about')
    await page.goto('/#pricing-section')
    const bar = page.getByRole('region', { name: 'Booking' })
    await expect(bar).toBeVisible()
    const price = page.locator('#pricing-section').getByText('€239', { exact: true }).filter({ visible: true })
    await expect.poll(async () => (await edges(bar)).top - (await edges(price)).bottom, `at ${width} px`).toBeGreaterThan(0)
  }
})

test('on a tablet a room’s list begins on the line of its name, and its headline has two lines', async ({ page }) => {
  await resize(page, 834, 1112)
  await page.goto('/')
  for (const words of await eachOf(page.locator('.spread-words'))) {
    const name = await edges(words.locator('p').first())
    const list = await edges(words.locator('.listing :is(li, p)').first())
    expect(Math.abs(name.top + name.height / 2 - list.top - list.height / 2)).toBeLessThan(6)
  }
  for (const width of [768, 834, 912])
    for (const room of ['stargazer', 'sunriser', 'stormchaser']) {
      await resize(page, width, 1112)
      await page.goto(`/room/${room}`)
      const heading = page.locator('main h2.display')
      const lines = await linesOf(heading, (await heading.textContent()) ?? '')
      expect({ width, room, lines }).toEqual({ width, room, lines: 2 })
    }
})

test('without its map the footer’s words take the whole width', async ({ page }) => {
  for (const width of [834, 1440]) {
    await resize(page, width, 900)
    await page.goto('/about')
    const [house, line] = [page.getByRole('list', { name: 'The house' }), page.locator('#footer .border-t')]
    expect((await edges(line)).right - (await edges(house)).right, `at ${width} px`).toBeLessThan(100)
  }
})

test('the maps do not grow with the window: their names are as large as the words beside them', async ({ page }) => {
  await resize(page, 2560, 1300)
  for (const [path, map] of [
    ['/about', 'main svg[role=img]'],
    ['/faq', '.footer-map'],
  ] as const) {
    await page.goto(path)
    const { height, right } = await edges(page.locator(map))
    expect(height, path).toBeGreaterThan(500)
    expect(height, path).toBeLessThan(900)
    if (path === '/faq') expect(right).toBe((await edges(page.locator('#footer .border-t'))).right)
  }
})

test('what a room’s page ends with has as much air above as below', async ({ page }) => {
  for (const width of [1024, 1440, 2560]) {
    await resize(page, width, 900)
    await page.goto('/room/stargazer')
    const { top, bottom } = await edges(page.locator('.room-end'))
    const picture = await edges(page.locator('.room-detail'))
    expect(Math.abs(picture.top - top - (bottom - picture.bottom)), `at ${width} px`).toBeLessThanOrEqual(1)
  }
})

test('the open chat leaves no sliver of the first screen’s button below itself, and does not reach into a bar', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Ask the Wild Concierge' }).click()
  const chat = page.locator('#concierge')
  await expect(chat).toBeVisible()
  for (const width of [834, 1440, 1920]) {
    await resize(page, width, 900)
    const action = await edges(page.locator('.hero-foot .button'))
    expect((await edges(chat)).bottom, `at ${width} px`).toBeGreaterThanOrEqual(action.bottom)
  }
  await page.evaluate(() => scrollTo({ top: 1500, behavior: 'instant' }))
  const bar = page.getByRole('region', { name: 'Booking' })
  await expect(bar).toBeVisible()
  await expect.poll(async () => (await edges(bar)).top - (await edges(chat)).bottom).toBeGreaterThanOrEqual(0)
})
