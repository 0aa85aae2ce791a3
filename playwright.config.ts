import { defineConfig, devices } from '@playwright/test'
import { chromiumArgs } from './build-tools/find-chromium.mjs'

const phone = { viewport: { width: 390, height: 844 }, screen: { width: 390, height: 844 } }

/** These are the same on a phone, or set their own widths. */
const laptopAlone = [
  'any-day',
  'behind-a-proxy',
  'by-mouse',
  'by-touch',
  'chat-button',
  'chat-opens',
  'come-back',
  'concierge',
  'end-the-house',
  'in-its-place',
  'refused-and-busy',
  'steady-pages',
  'staff-at-once',
  'staff-before-script',
  'staff-colleagues',
  'staff-focus',
  'staff-live',
  'staff-out-of-reach',
  'staff-searches',
  'staff-typing*',
  'staff-without-script',
  'staff-words',
  'whole-browser',
]

/** What every guest and every working day depends on. `npm test` walks only through these, `npm run test:all` through every journey. */
const daily = {
  phone: ['book-a-stay', 'guide', 'order-a-bath', 'prices'],
  laptop: ['accessibility', 'chat-opens', 'concierge', 'staff-day'],
}
const journeys = (project: keyof typeof daily) =>
  process.env.JOURNEYS === 'daily' ? daily[project].map((name) => `**/${name}.spec.ts`) : '**/*.spec.ts'

/** End-to-end tests against the production build. Each worker starts its own server (e2e/house.ts), so that tests do not interfere. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  workers: 2,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  retries: 0,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    // No traces: they take a tenth of the time. `npx playwright test --trace on` shows what a failing test did.
    // The film plays only in the tests about it; elsewhere it would just cost time.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: chromiumArgs,
    },
  },
  // The phone in dark mode, the laptop in light: every colour scheme and layout is covered without all combinations. What does not depend
  // on width runs once: the team on the laptop, guests on the phone (whole files, or @once).
  projects: [
    {
      name: 'phone',
      testMatch: journeys('phone'),
      testIgnore: laptopAlone.map((name) => `**/${name}.spec.ts`),
      use: { ...devices['Pixel 7'], ...phone, deviceScaleFactor: 2, colorScheme: 'dark' },
    },
    {
      name: 'laptop',
      testMatch: journeys('laptop'),
      testIgnore: /(prices|staff-inbox|write-to-us)\.spec/,
      grepInvert: /@once/,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
})
