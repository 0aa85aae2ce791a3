import { expect, type Locator } from '@playwright/test'

/** Each element that the locator finds, and at least one: `all()` alone finds none on a page whose markup has changed, and says nothing. */
export async function eachOf(locator: Locator): Promise<Locator[]> {
  await expect(locator.first()).toBeAttached()
  return locator.all()
}
