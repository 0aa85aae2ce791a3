import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { makeFolder } from '#test/folder.ts'
import { writeDataFile } from './data-files.server.ts'

const base64 = Buffer.from('not ours').toString('base64')

it.each(['../outside', 'uploads/../../outside', 'uploads\\..\\..\\outside', '/tmp/outside', 'db/PG_VERSION', 'backups/1.gz'])(
  'a backup writes no file named %s',
  async (file) => {
    await using folder = await makeFolder()
    const dataDir = join(folder.path, 'data')
    expect(() => writeDataFile(dataDir, { file, mode: 0o600, base64 })).toThrow(`The backup holds a file named ${file}.`)
    expect([readdirSync(folder.path), existsSync('/tmp/outside')]).toEqual([[], false])
  },
)

it('a backup writes a file of a name that only looks like leading out, readable as it was', async () => {
  await using folder = await makeFolder()
  writeDataFile(folder.path, { file: 'uploads/..picture', mode: 0o600, base64 })
  expect(statSync(join(folder.path, 'uploads/..picture')).mode & 0o777).toBe(0o600)
})
