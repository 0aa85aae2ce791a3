/** `test` with a running house: the production server on its own port, with an empty data directory. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test as base, expect, type Page } from '@playwright/test'
import { startFakeForecast } from '#app/weather/forecast.fake.ts'
import { freePort } from '#test/free-port.ts'
import { startHouse } from '#test/house-process.ts'

export { expect }

export type House = {
  url: string
  dataDir: string
  /** Mails sent so far, as files, oldest first. */
  mails(): string[]
}

/** Creates the first staff account of every test house. */
export const setupCode = 'e2e-larch-and-lantern'

export const test = base.extend<{ quietConsole: undefined; allowFailedRequests: () => void }, { house: House }>({
  house: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the needed fixtures from the pattern.
    async ({}, use) => {
      const { close, ...house } = await openHouse()
      await use(house)
      await close()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ house }, use) => use(house.url),
  /** Each test is a different visitor, seen through a proxy, so that tests do not use up each other's limits. */
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  extraHTTPHeaders: async ({}, use) => use({ 'X-Forwarded-For': `192.0.2.${++visitors}` }),
  /** For a test that requests something missing, which browsers log to the console. */
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  allowFailedRequests: async ({}, use, info) => {
    await use(() => void info.annotations.push({ type: failuresAllowed }))
  },
  /** Fails a test whose page logs errors, tries what its content policy forbids or contacts a third party. */
  quietConsole: [
    async ({ page, house }, use, info) => {
      const complaints: string[] = []
      page.on('console', (message) => {
        // Reported in a test that blocks service workers.
        if (message.text() === 'Service Worker registration blocked by Playwright') return
        if (['error', 'warning'].includes(message.type())) complaints.push(message.text())
      })
      page.on('pageerror', (error) => complaints.push(String(error)))
      // The browser itself does not log what is caught, such as a library that finds out whether it may make code of text.
      await page.addInitScript(() => {
        document.addEventListener('securitypolicyviolation', (event) =>
          console.error(`content policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`),
        )
      })
      page.on('request', (request) => {
        const address = request.url()
        if (!address.startsWith(house.url) && !/^(data|blob|about):/.test(address)) complaints.push(`third party: ${address}`)
      })
      await use(undefined)
      const allowed = info.annotations.some(({ type }) => type === failuresAllowed)
      expect(complaints.filter((complaint) => !(allowed && complaint.startsWith('Failed to load resource')))).toEqual([])
    },
    { auto: true },
  ],
})

/** Opens a console page and waits until its buttons respond: unlike public pages it needs its script. */
export async function visitConsole(page: Page, path: string) {
  await page.goto(path)
  await expect(page.locator('html[data-awake]')).toBeAttached()
}

/** Starts a house. @param environment more settings, such as the address where guests find it */
export async function openHouse(environment: Record<string, string> = {}): Promise<House & { close: () => Promise<void> }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'kilmara-e2e-'))
  const forecast = await startFakeForecast()
  const place = { HOST: 'localhost', PORT: String(await freePort()), DATA_DIR: dataDir, LOG_LEVEL: 'error' }
  const settings = { ...place, SETUP_CODE: setupCode, WEATHER_URL: forecast.url, TRUST_PROXY: '1' }
  const { address, stop } = await startHouse({ ...settings, ...environment }, { aloud: true })
  return {
    url: address,
    dataDir,
    mails: () => readMails(dataDir),
    async close() {
      await stop()
      forecast.close()
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

const failuresAllowed = 'failed requests allowed'

/** One count per worker, and so per house. */
let visitors = 0

function readMails(dataDir: string): string[] {
  const folder = join(dataDir, 'mail')
  try {
    return readdirSync(folder)
      .filter((name) => name.endsWith('.eml'))
      .sort()
      .map((name) => readFileSync(join(folder, name), 'utf8'))
  } catch {
    return []
  }
}
