/** A phone held sideways, whose camera and rounded corners cover a strip at either side. */
import type { Locator, Page } from '@playwright/test'
import { expect, test } from '#e2e/house.ts'

const strip = 59
const width = 844

async function holdSideways(page: Page) {
  await page.setViewportSize({ width, height: 390 })
  const browser = await page.context().newCDPSession(page)
  const insets = { left: strip, leftMax: strip, right: strip, rightMax: strip, bottom: 21, bottomMax: 21 }
  await browser.send('Emulation.setSafeAreaInsetsOverride', { insets })
}

/** Words, fields and buttons that reach into a strip. */
function covered(place: Locator): Promise<string[]> {
  return place.evaluate(
    (place, [left, right]) => {
      const parts = [...place.querySelectorAll('h2, p, a, button, label, textarea, iframe')]
      const shown = parts.filter((part) => part.checkVisibility())
      const range = document.createRange()
      const boxes = shown.flatMap((part) => {
        range.selectNodeContents(part)
        const rects = part.matches('textarea, iframe') ? [part.getBoundingClientRect()] : [...range.getClientRects()]
        return rects.map((rect) => ({ part, rect }))
      })
      const out = boxes.filter(({ rect }) => rect.width > 2 && (rect.left < left || rect.right > right))
      return out.map(({ part }) => part.outerHTML.slice(0, 80))
    },
    [strip, width - strip] as const,
  )
}

test('nothing of the chat lies there', { tag: '@once' }, async ({ page }) => {
  await holdSideways(page)
  await page.goto('/faq')
  await page.getByRole('button', { name: 'Ask the Wild Concierge' }).click()
  const chat = page.locator('#concierge')
  await expect(chat.getByRole('button', { name: 'Can we bring our dog?' })).toBeVisible()
  expect(await covered(chat)).toEqual([])
})

test('nothing of the booking drawer lies there', { tag: '@once' }, async ({ page }) => {
  await holdSideways(page)
  await page.goto('/room/stargazer')
  await page.getByRole('button', { name: 'Check Availability' }).first().click()
  const drawer = page.getByRole('dialog')
  await expect(drawer).toHaveAttribute('data-frame', 'ready')
  expect(await covered(drawer)).toEqual([])
})
