// Plain JavaScript, as all that runs before anything is installed.
import { existsSync } from 'node:fs'

/** The headless shell first: the same engine without a window's work. */
const names = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome']

/** The browser of the journeys and of what is measured: the one that is set, else the system's; without any, the test library has its own. */
export function findChromium(exists = existsSync) {
  return process.env.CHROMIUM_PATH || names.map((name) => `/usr/bin/${name}`).find((path) => exists(path))
}
