import { createHash } from 'node:crypto'
import {
  cpSync,
  existsSync,
  lstatSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, join } from 'node:path'
import { run } from './ensure-installed.mjs'
import { oneAtATime } from './one-at-a-time.mjs'

/** A link to the last whole build, switched at once: a house goes on serving the one from which it was started (server.ts). */
const link = 'build'
const builds = '.cache/builds'
/** The hash of what the build was made of. */
const stamp = '.built-from'
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
const whole = [
  'server/server.js',
  'server/index.js',
  'server/migrations/meta/_journal.json',
  'client/assets',
  'client/favicon.svg.br',
]

/**
 * For how long a build is kept once another has taken its place: a house that was started from it serves its files until it is restarted,
 * which may be days later.
 */
const keptDays = 14
/** Where somebody builds after every change, two weeks of builds would fill the disk. */
const keptAtMost = 20

/** `npm run build`. */
export function build() {
  if (isBuilt()) console.error('The last build is of these files: nothing to do.')
  else ensureBuilt()
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
  const folder = join(builds, `${Date.now()}`)
  const env = { NODE_ENV: 'production', BUILD_FOLDER: folder }
  run('react-router', ['build', '--logLevel', 'warn'], env)
  for (const step of ['pictures', 'precompress']) run('node', [`build-tools/${step}.ts`], env)
  // A build started again while the next version is being fetched must not bring the database up to that one.
  const isSnapshot = (path) => path.endsWith('_snapshot.json')
  cpSync('app/db/migrations', join(folder, 'server/migrations'), { recursive: true, filter: (path) => !isSnapshot(path) })
  const missing = whole.filter((path) => !existsSync(join(folder, path)))
  if (missing.length > 0) {
    console.error(`The build is not whole: it has no ${missing.join(', no ')}.`)
    process.exit(1)
  }
  writeFileSync(join(folder, stamp), wanted)
  switchTo(folder)
}

/** Deletes builds from which no house serves any more. `at`: for tests. */
export function switchTo(folder, at = { link, builds }) {
  // Earlier versions made a folder.
  if (lstatSync(at.link, { throwIfNoEntry: false })?.isDirectory()) rmSync(at.link, { recursive: true })
  const before = existsSync(at.link) ? readlinkSync(at.link) : ''
  const next = `${folder}.link`
  symlinkSync(folder, next)
  renameSync(next, at.link)
  // By when they were made, the last first.
  const stamped = readdirSync(at.builds).filter((name) => existsSync(join(at.builds, name, stamp)))
  const made = stamped.sort((one, other) => Number(other) - Number(one))
  const since = Date.now() - keptDays * 86_400_000
  const replacedOnlyNow = made.slice(0, keptAtMost).filter((_name, i) => Number(made[i - 1]) > since)
  const kept = [basename(folder), basename(before), ...replacedOnlyNow]
  for (const name of readdirSync(at.builds))
    if (!kept.includes(name)) rmSync(join(at.builds, name), { recursive: true, force: true })
}

function isBuilt() {
  if (!existsSync(join(link, stamp)) || readFileSync(join(link, stamp), 'utf8') !== fingerprint()) return false
  return whole.every((path) => existsSync(join(link, path)))
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
