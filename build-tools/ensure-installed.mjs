// Plain JavaScript on purpose: this runs before anything is installed, on whatever Node the machine has.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'

const stamp = 'node_modules/.installed-from'

/**
 * Installs what package-lock.json says when node_modules is absent or was installed from another package-lock.json. Not by
 * `npm ci`: the lock holds this project's platform only where a registry has no more, and `npm ci` then refuses, while
 * `npm install --no-save` adds what another platform needs and leaves the lock as it is.
 */
export function ensureInstalled() {
  const wanted = createHash('sha256').update(readFileSync('package-lock.json')).digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return
  console.error('Installing packages (the first time only) …')
  run('npm', ['install', '--no-save', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'])
  writeFileSync(stamp, wanted)
}

/** Runs a command to its end, showing what it prints; ends this process when it fails. */
export function run(command, args, env = {}) {
  const path = `${process.cwd()}/node_modules/.bin:${process.env.PATH}`
  const result = spawnSync(command, args, { stdio: 'inherit', env: { ...process.env, PATH: path, ...env } })
  if (result.error) console.error(`${command}: ${result.error.message}`)
  if (result.status !== 0) process.exit(result.status ?? 1)
}
