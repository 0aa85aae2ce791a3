import type { Page } from '@playwright/test'
import { expect } from './house.ts'

/** How many parts still wait for the first view to be painted before them. */
const waiting = () =>
  [...document.querySelectorAll('main :is(h2, p)')].filter(
    (part) => part.checkVisibility() && !part.checkVisibility({ contentVisibilityAuto: true }),
  ).length

/** Until all of the page is drawn, which needs nobody to scroll. */
export async function untilDrawn(page: Page) {
  await expect.poll(() => page.evaluate(waiting)).toBe(0)
}
