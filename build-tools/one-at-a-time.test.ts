/** Several starts at once in one folder, with programs that notice when they are run twice at once. */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  lstatSync,
  lutimesSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'

let folder = ''
const at = (path: string) => join(folder, path)
const ran = () => (existsSync(at('ran')) ? readFileSync(at('ran'), 'utf8').trim().split('\n') : [])

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'starts-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(at('bin'))
  mkdirSync(at('.cache'))
  writeFileSync(at('package-lock.json'), '{}')
  mkdirSync(at('app/db/migrations/meta'), { recursive: true })
  writeFileSync(at('app/db/migrations/meta/_journal.json'), '{}')
  // What the build runs after react-router: pictures, compression.
  write('node', 'true')
})

/** What `name` does: says that it began, takes its time, makes `files`, and says so. */
function program(name: 'npm' | 'react-router', files: string[], ending = '') {
  const make = files.map((file) => `mkdir -p $(dirname "${file}") && touch "${file}"`).join(' && ') || 'true'
  write(name, `echo "began $1" >> ran; sleep 0.5; ${make}; echo "ended $1" >> ran; ${ending}`)
}
function write(name: string, script: string) {
  writeFileSync(at(`bin/${name}`), `#!/bin/sh\n${script}\n`)
  chmodSync(at(`bin/${name}`), 0o755)
}
const buildMakes = (...files: string[]) =>
  program(
    'react-router',
    files.map((file) => `$BUILD_FOLDER/${file}`),
  )
const change = (source: string) => writeFileSync(at('app/source.ts'), source)
const build = ['server/server.js', 'server/index.js', 'client/assets/x', 'client/favicon.svg.br']

/** @returns its exit code */
async function starting(ensure: 'ensureBuilt' | 'build' | 'ensureInstalled'): Promise<number> {
  const file = ensure === 'ensureInstalled' ? 'ensure-installed.mjs' : 'ensure-built.mjs'
  const script = `import { ${ensure} } from ${JSON.stringify(join(import.meta.dirname, file))}; ${ensure}()`
  const env = { ...process.env, PATH: `${at('bin')}:${process.env.PATH}` }
  const started = spawn(process.execPath, ['--input-type=module', '-e', script], { cwd: folder, env, stdio: 'ignore' })
  const [code] = await once(started, 'exit')
  return code
}
const lock = () => at('.cache/preparing')
const isLocked = () => lstatSync(lock(), { throwIfNoEntry: false }) !== undefined

it('build once, and all of them start', async () => {
  buildMakes(...build)
  expect(await Promise.all([starting('ensureBuilt'), starting('ensureBuilt'), starting('ensureBuilt')])).toEqual([0, 0, 0])
  expect(ran()).toEqual(['began build', 'ended build'])
  expect([isLocked(), await starting('ensureBuilt'), ran().length]).toEqual([false, 0, 2])
})

it('take a build made by hand for theirs, and wait while it is made, which it is no second time', async () => {
  buildMakes(...build)
  const byHand = starting('build')
  await vi.waitFor(() => expect(ran()).toEqual(['began build']))
  expect(await Promise.all([byHand, starting('ensureBuilt')])).toEqual([0, 0])
  expect(ran()).toEqual(['began build', 'ended build'])
  expect([await starting('build'), ran().length]).toEqual([0, 2])
})

it('keep what is built while it is built again, or that fails, and what was built before for houses that serve it', async () => {
  buildMakes(...build)
  expect(await starting('build')).toBe(0)
  const first = realpathSync(at('build'))
  change('one')
  const second = starting('build')
  await vi.waitFor(() => expect(ran().length).toBe(3))
  expect(realpathSync(at('build'))).toBe(first)
  await second
  const last = realpathSync(at('build'))
  expect([last === first, existsSync(join(first, 'server/server.js'))]).toEqual([false, true])
  change('another')
  program('react-router', [], 'exit 1')
  expect([await starting('build'), realpathSync(at('build')), isLocked()]).toEqual([1, last, false])
  change('one')
  expect(await starting('ensureBuilt')).toBe(0)
  change('another')
  buildMakes(...build)
  await starting('build')
  expect(readdirSync(at('.cache/builds')).map((name) => join(realpathSync(at('.cache/builds')), name))).toEqual([
    first,
    last,
    realpathSync(at('build')),
  ])
})

it('put a build where earlier versions had a folder', async () => {
  mkdirSync(at('build/client'), { recursive: true })
  buildMakes(...build)
  expect([await starting('ensureBuilt'), existsSync(at('build/server/server.js'))]).toEqual([0, true])
})

it('install once', async () => {
  program('npm', ['node_modules/x'])
  expect(await Promise.all([starting('ensureInstalled'), starting('ensureInstalled')])).toEqual([0, 0])
  expect(ran()).toEqual(['began ci', 'ended ci'])
})

it('take no build for whole that is not', async () => {
  buildMakes(...build.slice(1))
  expect([await starting('ensureBuilt'), existsSync(at('build/.built-from')), isLocked()]).toEqual([1, false, false])
  buildMakes(...build)
  expect([await starting('ensureBuilt'), existsSync(at('build/.built-from'))]).toEqual([0, true])
})

it('wait for none that was killed, nor for what has its number since', async () => {
  buildMakes(...build)
  const killed = spawn(process.execPath, ['-e', ''], { stdio: 'ignore' })
  await once(killed, 'exit')
  symlinkSync(String(killed.pid), lock())
  expect(await starting('ensureBuilt')).toBe(0)
  rmSync(at('build'), { recursive: true })
  symlinkSync(String(process.pid), lock())
  const twoHoursAgo = new Date(Date.now() - 2 * 3_600_000)
  lutimesSync(lock(), twoHoursAgo, twoHoursAgo)
  expect(await starting('ensureBuilt')).toBe(0)
})
