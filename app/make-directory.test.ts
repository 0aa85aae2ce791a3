import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { makeFolder } from '#test/folder.ts'
import { makeDirectory } from './make-directory.server.ts'

it('is made with all around it, for its owner alone; one that is there stays as it is', async () => {
  await using folder = await makeFolder()
  const present = join(folder.path, 'present')
  mkdirSync(present, { mode: 0o755 })
  const path = join(present, 'new/deeper')
  makeDirectory(path)
  makeDirectory(path)
  const modeOf = (name: string) => statSync(name).mode & 0o777
  expect([present, join(present, 'new'), path].map(modeOf)).toEqual([0o755 & ~process.umask(), 0o700, 0o700])
})

it('is refused where a file has its place', async () => {
  await using folder = await makeFolder()
  writeFileSync(join(folder.path, 'a-file'), '')
  for (const path of ['a-file', 'a-file/below'])
    expect(() => makeDirectory(join(folder.path, path)), path).toThrow(/EEXIST|ENOTDIR/)
})

it('is given up where none can be made: Node’s own would try for ever', () => {
  expect(() => makeDirectory('/proc/none-can-be-made/here')).toThrow('ENOENT')
})
