import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/**
 * Axe on a page. It joins its findings in the page itself, which takes half the time of a blank page of their own; only frames
 * of other origins would be left out, and there are none.
 */
export const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode()
