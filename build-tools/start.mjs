// `npm start` and, with --dev, `npm run dev`: brings everything up to date, then runs the server.
import { spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { ensureBuilt } from './ensure-built.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
import { flags, memory, program } from './server-flags.mjs'

const development = process.argv.includes('--dev')

ensureInstalled()
if (!development) ensureBuilt()

const args = development ? ['--import', './build-tools/restart-on-change.mjs', 'server.ts', '--dev'] : [program]
let server = start()
let ending = false

// Signals to this process end the server, and the end of the server ends this process: a terminal signals both, a supervisor only this one.
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => {
    ending = true
    // The server has already ended, and waits for a fix.
    if (server.exitCode !== null) process.exit(server.exitCode)
    server.kill(signal)
  })
}

function start() {
  const started = spawn('node_modules/.bin/node', [...flags, ...args], {
    stdio: development ? ['inherit', 'inherit', 'inherit', 'ipc'] : 'inherit',
    env: { ...memory, ...process.env, NODE_ENV: development ? 'development' : 'production' },
  })
  let again = false
  started.on('message', (message) => {
    again = message === 'restart'
  })
  started.on('exit', (code, signal) => {
    if (again && !ending) server = start()
    else if (development && code && !ending) startWhenMended()
    else process.exit(code ?? (signal ? 1 : 0))
  })
  return started
}

/** The start fails until some file is fixed. */
function startWhenMended() {
  console.error('The server has ended. It starts again when a file changes.')
  const watchers = ['app', 'server.ts', '.env'].flatMap((path) => {
    try {
      return watch(path, { recursive: path === 'app' }, () => {
        for (const each of watchers.splice(0)) each.close()
        if (server.exitCode !== null) server = start()
      })
    } catch {
      return []
    }
  })
}
