// Plain JavaScript, like everything that runs before anything is installed.
import { existsSync } from 'node:fs'

/** The headless shell first: it is the same engine without the work for a window. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']

/** The browser for tests and benchmarks: the configured one, or the system's. If there is none, the test library uses its own. */
export function findChromium(exists = existsSync) {
  return process.env.CHROMIUM_PATH || names.map((name) => `/usr/bin/${name}`).find((path) => exists(path))
}

/** A browser with a window, for the few tests that need one. */
export function findWholeChromium(exists = existsSync) {
  return names
    .slice(1)
    .map((name) => `/usr/bin/${name}`)
    .find((path) => exists(path))
}

export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
