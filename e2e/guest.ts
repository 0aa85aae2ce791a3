/** Shared steps of guests' journeys in the guide. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { expect, type House } from './house.ts'

/** The guide's first password, from the file that the start has written. */
export const passwordOf = (house: House) => readFileSync(join(house.dataDir, 'guest-password'), 'utf8').trim()

/** Everything that a locked guide must not show. */
export async function secretsOf(house: House): Promise<string[]> {
  const response = await fetch(`${house.url}/functions/v1/get-gate-code`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ password: passwordOf(house) }),
  })
  const { gate_code, wifi } = await response.json()
  return [gate_code, wifi.key, passwordOf(house)]
}

export async function unlock(page: Page, house: House) {
  await page.getByLabel('Guide password').fill(passwordOf(house))
  await page.getByRole('button', { name: 'Open', exact: true }).click()
}

/** The paths of everything the service worker keeps. */
export function keptPaths(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const requests = await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))
    return requests.flat().map((request) => new URL(request.url).pathname)
  })
}

const document = [/^\/guest-guide$/]
const code = [/gate-code-/, /wifi-access-/, /notices-/, /guide-.*\.css$/]
const pictures = [/forest-path/]

/** Waits until the document is stored, with every file that it, its islands and its pictures need. */
export async function untilKept(page: Page, needed = [...document, ...code, ...pictures]) {
  for (const each of needed) await expect.poll(async () => (await keptPaths(page)).some((path) => each.test(path))).toBe(true)
}

/** The same without waiting for the pictures, which may still be loading. */
export const untilOpensOffline = (page: Page) => untilKept(page, [...document, ...code])

/** On how many lines a part of an element's text is set. */
export function linesOf(place: Locator, part: string): Promise<number> {
  return place.evaluate((element, part) => {
    const page = element.ownerDocument
    const texts = page.createTreeWalker(element, NodeFilter.SHOW_TEXT)
    const range = page.createRange()
    while (texts.nextNode()) {
      const at = texts.currentNode.textContent?.indexOf(part) ?? -1
      if (at < 0) continue
      range.setStart(texts.currentNode, at)
      range.setEnd(texts.currentNode, at + part.length)
    }
    return range.getClientRects().length
  }, part)
}
