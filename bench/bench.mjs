// `npm run bench`: benchmarks the built house against others and writes bench/report/. About half an hour on a quiet machine, a few
// minutes with --quick.
import { ensureBuilt } from '../build-tools/ensure-built.mjs'
import { ensureInstalled, run } from '../build-tools/ensure-installed.mjs'

ensureInstalled()
ensureBuilt()
run('node', ['bench/run.ts', ...process.argv.slice(2)])
