// Plain JavaScript on purpose: this runs before anything is installed, on whatever Node the machine has.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { oneAtATime } from './one-at-a-time.mjs'

const stamp = 'node_modules/.installed-from'

/** Installs exactly what package-lock.json lists if node_modules is missing or was installed from another one. */
export function ensureInstalled() {
  if (isInstalled()) return
  oneAtATime(() => {
    // Another start may have installed it meanwhile.
    if (isInstalled()) return
    const wanted = fingerprint()
    console.error('Installing packages (the first time only) …')
    run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
    writeFileSync(stamp, wanted)
  })
}

function isInstalled() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint()
}

function fingerprint() {
  return createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
}

/** Runs a command to its end, showing its output; exits this process if it fails. */
export function run(command, args, env = {}) {
  const path = `${process.cwd()}/node_modules/.bin:${process.env.PATH}`
  const result = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, PATH: path, ...env } })
  if (result.error) console.error(`${command}: ${result.error.message}`)
  if (result.status !== 0) process.exit(result.status ?? 1)
}
