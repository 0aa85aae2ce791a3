// `npm run bench`: measures the built house beside others and writes bench/report/. With --quick in under three minutes.
import { ensureBuilt } from '../build-tools/ensure-built.mjs'
import { ensureInstalled, run } from '../build-tools/ensure-installed.mjs'

ensureInstalled()
ensureBuilt()
run('node', ['bench/run.ts', ...process.argv.slice(2)])
