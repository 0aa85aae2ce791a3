import type { Locator } from '@playwright/test'
import sharp from 'sharp'
import { rooms } from '#app/rooms/rooms.ts'
import { eachOf } from '#e2e/each-of.ts'
import { expect, test } from '#e2e/house.ts'
import { publicPages } from '#e2e/public-pages.ts'

/** The contrast that WCAG AA asks for text below 24 px. */
const readable = 4.5

test('the small word above the next room’s name can be read on its picture', { tag: '@once' }, async ({ page }) => {
  for (const width of [390, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    for (const { id: room } of rooms) {
      await page.goto(`/room/${room}`)
      const word = page.getByText('Next', { exact: true })
      await word.scrollIntoViewIfNeeded()
      const picture = page.locator('.ending img')
      await picture.evaluate((image: HTMLImageElement) => image.decode())
      expect(await contrastOf(word), `${room} at ${width}`).toBeGreaterThan(readable)
    }
  }
})

test('the words of the header can be read on every page’s opening picture', async ({ page }) => {
  const opened = new Set<string>()
  const narrow = (page.viewportSize()?.width ?? 0) < 1024
  for (const width of narrow ? [320, 390, 834] : [1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    for (const path of [...publicPages({ room: 'sunriser' }), '/room/stormchaser']) {
      await page.goto(path)
      const picture = page.locator('[data-opens-dark] img').first()
      // The others open with their words.
      if ((await picture.count()) === 0) continue
      opened.add(path)
      await picture.evaluate((image: HTMLImageElement) => image.decode())
      for (const word of await eachOf(page.locator('.site-header-row :is(a, button)'))) {
        if (!(await word.isVisible())) continue
        expect(await contrastOf(word), `${await word.textContent()} of ${path} at ${width}`).toBeGreaterThan(readable)
      }
    }
  }
  for (const path of ['/', '/about', '/room/sunriser']) expect(opened).toContain(path)
})

/** Contrast between the words and the brightest part behind them, ignoring the brightest 5 %. */
async function contrastOf(words: Locator): Promise<number> {
  const { colour, clip } = await words.evaluate((element) => {
    const range = document.createRange()
    range.selectNodeContents(element)
    const { x, y, width, height } = range.getBoundingClientRect()
    const colour = getComputedStyle(element).color
    element.style.visibility = 'hidden'
    return { colour, clip: { x, y, width, height } }
  })
  const [r = 0, g = 0, b = 0] = colour.match(/[\d.]+/g)?.map(Number) ?? []
  const shot = await words.page().screenshot({ clip })
  await words.evaluate((element) => {
    element.style.visibility = ''
  })
  const { data } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const lights: number[] = []
  for (let at = 0; at < data.length; at += 3) lights.push(lightOf([...data.subarray(at, at + 3)]))
  lights.sort((one, other) => one - other)
  const behind = lights[Math.floor(lights.length * 0.95)] ?? 1
  return (lightOf([r, g, b]) + 0.05) / (behind + 0.05)
}

/** WCAG's relative luminance. */
function lightOf(rgb: number[]): number {
  const [r = 0, g = 0, b = 0] = rgb.map((each) => {
    const part = each / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}
