import { defineConfig, devices } from '@playwright/test'

const phone = { viewport: { width: 390, height: 844 }, screen: { width: 390, height: 844 } }

/** Nothing in these differs on a phone, or they set their own widths. */
const laptopAlone = [
  'behind-a-proxy',
  'by-mouse',
  'come-back',
  'concierge',
  'end-the-house',
  'in-its-place',
  'steady-pages',
  'staff-before-script',
  'staff-colleagues',
  'staff-focus',
  'staff-out-of-reach',
  'staff-typing*',
  'staff-without-script',
  'staff-words',
]

/** Journeys against the production build. Each worker starts a server of its own (e2e/house.ts), so that tests do not meet. */
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
    // Nothing is traced: it takes a tenth of the time. `npx playwright test --trace on` shows what one that fails has done.
    // The film plays in the journeys that are about it; in the others it would only cost.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  // The phone by night, the laptop by day: each pairing of colours is seen, and each layout, without every product of the two. What is
  // the same at any width is gone through once: by the team on the laptop, by guests on the phone (there whole files, or @once).
  projects: [
    {
      name: 'phone',
      testIgnore: laptopAlone.map((name) => `**/${name}.spec.ts`),
      use: { ...devices['Pixel 7'], ...phone, deviceScaleFactor: 2, colorScheme: 'dark' },
    },
    {
      name: 'laptop',
      testIgnore: /(prices|staff-inbox|write-to-us)\.spec/,
      grepInvert: /@once/,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
})
