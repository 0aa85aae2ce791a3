// `npm run bench:hour`: installs and builds what is missing, then runs an hour of mixed load against the built house.
import { ensureBuilt } from '../../build-tools/ensure-built.mjs'
import { ensureInstalled, run } from '../../build-tools/ensure-installed.mjs'

ensureInstalled()
ensureBuilt()
run('node', ['bench/hour/run.ts', ...process.argv.slice(2)])
