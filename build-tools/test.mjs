// `npm test`: what a stranger needs in order to trust the house, in about ten minutes on two cores. `npm run test:all`, which CI runs, is
// everything: also the tests that start houses and servers of their own, and every journey.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { check, step } from './check.mjs'
import { ensureBuilt } from './ensure-built.mjs'
import { ensureInstalled, run } from './ensure-installed.mjs'
import { findChromium, findWholeChromium } from './find-chromium.mjs'

const all = process.argv.includes('--all')
ensureInstalled()
const chromium = ensureChromium()
ensurePostgres()
ensureHtmlChecker()

check()
step('Build')
ensureBuilt()
step('Unit and integration tests')
run('vitest', ['run', ...(all ? [] : ['--project=!with-processes'])])
if (existsSync('e2e')) {
  step('Journeys in a real browser')
  const whole = findWholeChromium()
  run('playwright', ['test'], {
    ...(chromium && { CHROMIUM_PATH: chromium }),
    ...(whole && { WHOLE_CHROMIUM_PATH: whole }),
    ...(!all && { JOURNEYS: 'daily' }),
  })
}

/**
 * Installed by the system's package manager if permitted; otherwise downloaded by the test library. The headless shell is installed even if
 * a whole browser is found, with which starting a process for each page would double the time of the journeys.
 */
function ensureChromium() {
  if (!process.env.CHROMIUM_PATH && !existsSync('/usr/bin/chromium-headless-shell')) aptInstall('chromium-headless-shell')
  if (all ? !findWholeChromium() : !findChromium()) aptInstall('chromium')
  if (!findChromium()) run('playwright', ['install', 'chromium'])
  return findChromium()
}

/** Integration tests also run against a PostgreSQL server; without one they report that half as skipped. */
function ensurePostgres() {
  if (!existsSync('/usr/lib/postgresql')) aptInstall('postgresql')
}

/** Not a dependency, because it is thirty megabytes for tests alone and its own installer would also download Java. */
function ensureHtmlChecker() {
  if (spawnSync('java', ['-version']).status !== 0) aptInstall('default-jre-headless')
  if (spawnSync('java', ['-version']).status !== 0) return console.error('No Java: the HTML checker is left out.')
  const [name, version] = ['vnu-jar', '26.9.27']
  const folder = '.cache/html-checker'
  if (existsSync(`${folder}/node_modules/${name}`)) return
  const flags = ['--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = spawnSync('npm', ['install', ...flags, `${name}@${version}`], { stdio: ['ignore', 'ignore', 'inherit'] })
  if (status !== 0) console.error('The HTML checker could not be fetched and is left out.')
}

function aptInstall(name) {
  const mayInstall = process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')
  if (!mayInstall) return
  console.error(`Installing ${name} …`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  spawnSync('apt-get', ['update', '-qq'], { stdio: ['ignore', 'ignore', 'inherit'], env })
  spawnSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { stdio: ['ignore', 'ignore', 'inherit'], env })
}
