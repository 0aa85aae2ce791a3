import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from '#e2e/house.ts'

/** What translators do for languages read from the right. */
async function openFromTheRight(page: Page, path: string) {
  await page.goto(path)
  await page.evaluate(() => document.documentElement.setAttribute('dir', 'rtl'))
}

test('a page translated into a language read from the right keeps its numbers and maps', { tag: '@once' }, async ({ page }) => {
  for (const path of ['/', '/faq', '/guest-guide']) {
    await openFromTheRight(page, path)
    const numbers = await page.evaluate(readNumbers)
    expect(numbers.length, path).toBeGreaterThan(0)
    expect(
      numbers.filter(({ inOrder }) => !inOrder),
      path,
    ).toEqual([])
  }
  const map = page.getByRole('img', { name: /^Outline map/ })
  const name = await map.getByText('Kilmara', { exact: true }).boundingBox()
  const ring = await map.locator('circle').last().boundingBox()
  expect(name?.x).toBeGreaterThan((ring?.x ?? 0) + (ring?.width ?? 0))
})

/** The visible telephone numbers and coordinates, and whether their groups run from left to right. */
function readNumbers() {
  const numbers = /\+?\d{2,}(?: \d{3,})+|\d+\.\d+, -?\d+\.\d+|\d+\.\d+° [NS], \d+\.\d+/g
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const found: { text: string; inOrder: boolean }[] = []
  const leftOf = (node: Node, at: number) => {
    const range = document.createRange()
    range.setStart(node, at)
    range.setEnd(node, at + 1)
    return range.getClientRects()[0]?.left
  }
  while (texts.nextNode()) {
    const node = texts.currentNode
    for (const { 0: text, index } of node.textContent?.matchAll(numbers) ?? []) {
      const first = leftOf(node, index)
      const last = leftOf(node, index + text.length - 1)
      if (first === undefined || last === undefined) continue
      found.push({ text, inOrder: first < last })
    }
  }
  return found
}

test('where the system chooses light colours, the footer’s banner can be read', { tag: '@once' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' })
  await page.goto('/faq')
  const banner = page.getByRole('img', { name: /rural development/ })
  await banner.scrollIntoViewIfNeeded()
  await expect(banner).toHaveJSProperty('complete', true)
  const { dominant } = await sharp(await banner.screenshot()).stats()
  expect(Math.max(dominant.r, dominant.g, dominant.b)).toBeLessThan(64)
})

test('where the system chooses the colours, it is seen that the concierge is writing', { tag: '@once' }, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' })
  await page.route('**/functions/v1/wild-concierge', () => {})
  await page.goto('/faq#concierge')
  await page.getByRole('button', { name: 'Ask the Wild Concierge' }).press('Enter')
  await page.getByLabel('Your question').fill('When is check-in?')
  await page.keyboard.press('Enter')
  const dots = page.locator('.chat-typing')
  await expect(dots).toBeVisible()
  const { channels } = await sharp(await dots.screenshot())
    .removeAlpha()
    .stats()
  expect(Math.min(...channels.map(({ min }) => min))).toBeLessThan(64)
})

test('where the system chooses the colours, a question is told from its answer, and the page one is on from the others', {
  tag: '@once',
}, async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' })
  await page.goto('/gallery')
  const links = page.getByRole('navigation', { name: 'Main' }).getByRole('link')
  await expect(links.filter({ hasText: 'Gallery' })).toHaveCSS('text-decoration-line', 'underline')
  await expect(links.filter({ hasText: 'About' })).toHaveCSS('text-decoration-line', 'none')
  await page.getByRole('button', { name: 'Ask the Wild Concierge' }).press('Enter')
  await page.getByLabel('Your question').fill('When is check-in?')
  await page.keyboard.press('Enter')
  const question = page.getByRole('listitem').filter({ hasText: 'You: ' })
  await expect(question).toBeVisible()
  const frame = sharp(await question.screenshot())
    .extract({ left: 20, top: 0, width: 20, height: 6 })
    .removeAlpha()
  const { channels } = await frame.stats()
  expect(Math.min(...channels.map(({ min }) => min))).toBeLessThan(64)
})

test('where the system chooses the colours, the header’s mark and button have its ground also above a picture', {
  tag: '@once',
}, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' })
  await page.goto('/about')
  await expect(page.locator('.site-header')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
})

test('whoever asks for more contrast reads the quiet words as the others', { tag: '@once' }, async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' })
  await page.goto('/faq')
  for (const part of ['main', 'footer']) {
    const colours = await page.locator(part).evaluate((within) => {
      const quiet = within.querySelector('.text-muted')
      return [quiet && getComputedStyle(quiet).color, getComputedStyle(within).color]
    })
    expect(colours[0]).toBe(colours[1])
  }
})
