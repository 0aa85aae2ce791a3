import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * Runs axe on a page. Legacy mode merges results in the page itself, in half the time of a separate blank page; it would only miss
 * cross-origin frames, of which there are none.
 */
export const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode()
