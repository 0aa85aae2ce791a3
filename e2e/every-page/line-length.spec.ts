import { diningNearby } from '#app/estate/dining.ts'
import { linesOf } from '#e2e/guest.ts'
import { expect, test } from '#e2e/house.ts'
import { publicPages } from '#e2e/public-pages.ts'

/** Average letters per line. */
const most = 65

test('no line of a text is too long to find the next one', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 1920, height: 1080 })
  for (const path of [...publicPages({ without: { '/gallery': 'has no text' } }), '/guest-guide']) {
    await page.goto(path)
    const longest = await page.locator('main').evaluate((main) => {
      for (const answer of main.querySelectorAll('details')) answer.open = true
      return [...main.querySelectorAll('p, li, dd')].flatMap((text) => {
        const inline = [...text.children].every((child) => getComputedStyle(child).display === 'inline')
        const size = Number.parseFloat(getComputedStyle(text).fontSize)
        const lines = text.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(text).lineHeight)
        const words = text.textContent.trim()
        // Lines in display type have few letters.
        return inline && size < 24 && lines > 1.5 ? [{ letters: Math.round(words.length / Math.round(lines)), words }] : []
      })
    })
    expect(longest, path).not.toEqual([])
    expect(
      longest.filter(({ letters }) => letters > most),
      path,
    ).toEqual([])
  }
})

/** Compounds of short words that are set on two lines: `pre-` at the end of one looks like a fault. */
const hanging = () => {
  for (const answer of document.querySelectorAll('details')) answer.open = true
  const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const found: string[] = []
  while (texts.nextNode()) {
    for (const { 0: word, index } of (texts.currentNode.textContent ?? '').matchAll(/\b[a-z]{2,9}-[a-z]{2,8}\b/gi)) {
      range.setStart(texts.currentNode, index)
      range.setEnd(texts.currentNode, index + word.length)
      if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) found.push(word)
    }
  }
  return found
}

test('no short compound hangs at the end of a line', { tag: '@once' }, async ({ page }) => {
  for (const path of ['/', '/faq', '/dining', '/room/stargazer', '/room/seaforest'])
    for (const width of [320, 390, 834]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(path)
      expect(await page.evaluate(hanging), `${path} at ${width} px`).toEqual([])
    }
})

test('the name of a place to eat breaks nowhere but before its town', { tag: '@once' }, async ({ page }) => {
  await page.goto('/dining')
  for (const width of [390, 834]) {
    await page.setViewportSize({ width, height: 844 })
    for (const { name, where } of diningNearby) {
      const heading = page.getByRole('heading', { name: `${name}, ${where}` })
      expect(await linesOf(heading, `${name},`), `${name} at ${width} px`).toBe(1)
      expect(await linesOf(heading, where), `${where} at ${width} px`).toBe(1)
    }
  }
})
