// `npm start` and, with --dev, `npm run dev`: brings everything up to date, then becomes the server.
import { spawn } from 'node:child_process'
import { ensureBuilt } from './ensure-built.mjs'
import { ensureInstalled } from './ensure-installed.mjs'

const development = process.argv.includes('--dev')

ensureInstalled()
if (!development) ensureBuilt()

// PostgreSQL is a large WebAssembly program: V8's baseline compiler alone takes a third of the memory and half the time to start.
// Room for 4 MB of young objects instead of 16, and two pools of native memory instead of sixteen: half of what the house weighs.
const flags = ['--disable-warning=ExperimentalWarning', '--liftoff-only', '--max-semi-space-size=4']
const memory = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' }
const args = development ? ['--watch-preserve-output', '--watch', 'server.ts', '--dev'] : ['server.ts']
const server = spawn('node_modules/.bin/node', [...flags, ...args], {
  stdio: 'inherit',
  env: { ...memory, ...process.env, NODE_ENV: development ? 'development' : 'production' },
})
// Ctrl-C reaches the server by itself (same terminal); SIGTERM reaches only us. Either way we end when the server has.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => server.kill('SIGTERM'))
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
