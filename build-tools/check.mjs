// `npm run check`: all static checks, the same here as in `npm test` and in CI.
import { copyWithSecondFacts } from '../test/second-estate/copy.mjs'
import { ensureInstalled, run } from './ensure-installed.mjs'

/** Only reports. `npm run check -- --write` also formats, sorts and fixes what it can. */
export function check({ write = false } = {}) {
  step('Lint')
  run('biome', ['check', '--error-on-warnings', ...(write ? ['--write'] : []), '.'])
  step('Types')
  run('react-router', ['typegen'])
  run('tsc', ['--noEmit'])
  step('Types with the facts of another estate')
  run('tsc', ['--noEmit', '-p', copyWithSecondFacts('.cache/second-estate-types')])
  step('Dead code')
  run('knip', ['--no-progress'])
}

export function step(name) {
  console.error(`\n— ${name}`)
}

if (import.meta.filename === process.argv[1]) {
  ensureInstalled()
  check({ write: process.argv.includes('--write') })
}
