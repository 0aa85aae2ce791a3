import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { untilDrawn } from './drawn.ts'

/**
 * Axe on a page that is all there: of what is not drawn yet it says nothing. It joins its findings in the page itself, which
 * takes half the time of a blank page of their own; only frames of other origins would be left out, and there are none.
 */
export async function axe(page: Page): Promise<AxeBuilder> {
  await untilDrawn(page)
  return new AxeBuilder({ page }).setLegacyMode()
}
