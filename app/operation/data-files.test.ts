import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { makeFolder } from '#test/folder.ts'
import { listDataFiles, stageDataFiles } from './data-files.server.ts'

const base64 = Buffer.from('not ours').toString('base64')

it.each(['../outside', 'uploads/../../outside', 'uploads\\..\\..\\outside', '/tmp/outside', 'db/PG_VERSION', 'backups/1.gz'])(
  'a backup writes no file named %s',
  async (file) => {
    await using folder = await makeFolder()
    const dataDir = join(folder.path, 'data')
    const files = [
      { file: 'auth-secret', mode: 0o600, base64 },
      { file, mode: 0o600, base64 },
    ]
    expect(() => stageDataFiles(dataDir, files)).toThrow(`The backup holds a file named ${file}.`)
    expect([readdirSync(folder.path), existsSync('/tmp/outside')]).toEqual([[], false])
  },
)

it('a backup writes a file of a name that only looks like leading out, readable as it was', async () => {
  await using folder = await makeFolder()
  stageDataFiles(folder.path, [{ file: 'uploads/..picture', mode: 0o600, base64 }]).commit()
  expect(statSync(join(folder.path, 'uploads/..picture')).mode & 0o777).toBe(0o600)
})

it('a backup’s files take their places together, or none does', async () => {
  await using folder = await makeFolder()
  const files = ['auth-secret', 'uploads/picture'].map((file) => ({ file, mode: 0o600, base64 }))
  const at = (name: string) => join(folder.path, name)
  writeFileSync(at('auth-secret'), 'ours')
  writeFileSync(at('uploads'), 'where a folder should be')
  expect(() => stageDataFiles(folder.path, files)).toThrow(/EEXIST|ENOTDIR/)
  mkdirSync(at('a-house/uploads/picture'), { recursive: true })
  expect(() => stageDataFiles(at('a-house'), files)).toThrow('is in the way')
  stageDataFiles(folder.path, files.slice(0, 1)).discard()
  expect(readdirSync(folder.path).sort()).toEqual(['a-house', 'auth-secret', 'uploads'])
  expect(readdirSync(at('a-house'))).toEqual(['uploads'])
  expect(readFileSync(at('auth-secret'), 'utf8')).toBe('ours')

  stageDataFiles(folder.path, files.slice(0, 1)).commit()
  expect(readFileSync(at('auth-secret'), 'utf8')).toBe('not ours')
  expect(readdirSync(folder.path).sort()).toEqual(['a-house', 'auth-secret', 'uploads'])
})

it('two restores at once leave each other’s files alone', async () => {
  await using folder = await makeFolder()
  const lay = (text: string) =>
    stageDataFiles(folder.path, [{ file: 'auth-secret', mode: 0o600, base64: Buffer.from(text).toString('base64') }])
  const kept = () => readFileSync(join(folder.path, 'auth-secret'), 'utf8')
  const [first, second, third] = [lay('the first'), lay('the second'), lay('the third')]
  third.discard()
  first.commit()
  expect(kept()).toBe('the first')
  second.commit()
  expect(kept()).toBe('the second')
  expect(readdirSync(folder.path)).toEqual(['auth-secret'])
})

it('what a restore left that was killed long ago goes with the next, what another has just written does not', async () => {
  await using folder = await makeFolder()
  const files = [{ file: 'auth-secret', mode: 0o600, base64 }]
  stageDataFiles(folder.path, files)
  const old = readdirSync(folder.path).map((name) => join(folder.path, name))
  const anHourAgo = Date.now() / 1_000 - 3_660
  for (const path of old) utimesSync(path, anHourAgo, anHourAgo)
  stageDataFiles(folder.path, files)
  expect(old.map((path) => existsSync(path))).toEqual([false])
  stageDataFiles(folder.path, files).commit()
  expect(readdirSync(folder.path)).toHaveLength(2)
})

it('what is not the house’s own in DATA_DIR is in no backup: not an earlier backup, not a disk’s folder that it may not open', async () => {
  await using folder = await makeFolder()
  const at = (name: string) => join(folder.path, name)
  for (const name of ['auth-secret', 'guest-password', 'before-the-upgrade.ndjson.gz']) writeFileSync(at(name), '')
  mkdirSync(at('lost+found'))
  writeFileSync(at('lost+found/stray'), '')
  chmodSync(at('lost+found'), 0)
  expect(listDataFiles(folder.path)).toEqual(['auth-secret', 'guest-password'])
  expect(listDataFiles(at('none'))).toEqual([])
  stageDataFiles(folder.path, [{ file: 'auth-secret', mode: 0o600, base64 }]).discard()
  chmodSync(at('lost+found'), 0o700)
})
