import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { run } from './ensure-installed.mjs'
import { oneAtATime } from './one-at-a-time.mjs'

/** The hash of what the build was made of. */
const stamp = 'build/.built-from'
const sources = [
  'app',
  'build-tools',
  'server.ts',
  'media/pictures.json',
  'media/originals',
  'media/drawn',
  'package.json',
  'package-lock.json',
  'react-router.config.ts',
  'vite.config.ts',
]

/** What the house needs from a build, the last things of each step among them. */
const whole = ['build/server/server.js', 'build/server/index.js', 'build/client/assets', 'build/client/favicon.svg.br']

/** `npm run build`: builds whether or not anything has changed. */
export function build() {
  oneAtATime(makeBuild)
}

/** Builds pages and pictures if a source has changed since the last build. */
export function ensureBuilt() {
  if (isBuilt()) return
  oneAtATime(() => {
    // Another start may have built it meanwhile.
    if (isBuilt()) return
    console.error(
      existsSync('.cache/pictures')
        ? 'Building …'
        : 'Building (the first time it makes all sizes of all pictures: some minutes) …',
    )
    makeBuild()
  })
}

function makeBuild() {
  const wanted = fingerprint()
  // Else a build that is broken off would be served for the last one.
  rmSync(stamp, { force: true })
  run('react-router', ['build', '--logLevel', 'warn'], { NODE_ENV: 'production' })
  for (const step of ['pictures', 'precompress']) run('node', [`build-tools/${step}.ts`])
  const missing = whole.filter((path) => !existsSync(path))
  if (missing.length > 0) {
    console.error(`The build is not whole: it has no ${missing.join(', no ')}.`)
    process.exit(1)
  }
  writeFileSync(stamp, wanted)
}

function isBuilt() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint()
}

export function fingerprint(of = sources) {
  const hash = createHash('sha256')
  for (const source of of) if (existsSync(source)) add(hash, source)
  return hash.digest('hex')
}

/** Hashes code without its tests by its content; pictures, which are large, by name, size and time. */
function add(hash, path) {
  const stat = statSync(path)
  if (stat.isDirectory()) {
    for (const name of readdirSync(path).sort()) add(hash, join(path, name))
    return
  }
  if (/\.test\.tsx?$/.test(path)) return
  hash.update(path)
  hash.update(path.startsWith('media/originals') ? `${stat.size} ${stat.mtimeMs}` : readFileSync(path))
}
