// `npm start` and, with --dev, `npm run dev`: brings everything up to date, then becomes the server.
import { spawn } from 'node:child_process'
import { ensureBuilt } from './ensure-built.mjs'
import { ensureInstalled } from './ensure-installed.mjs'
import { flags, memory } from './server-flags.mjs'

const development = process.argv.includes('--dev')

ensureInstalled()
if (!development) ensureBuilt()

const args = development ? ['--watch-preserve-output', '--watch', 'server.ts', '--dev'] : ['server.ts']
const server = spawn('node_modules/.bin/node', [...flags, ...args], {
  stdio: 'inherit',
  env: { ...memory, ...process.env, NODE_ENV: development ? 'development' : 'production' },
})
// Ctrl-C reaches the server by itself (same terminal); SIGTERM reaches only us. Either way we end when the server has.
process.on('SIGINT', () => {})
process.on('SIGTERM', () => server.kill('SIGTERM'))
server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
