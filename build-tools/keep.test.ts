import { readdir, readFile, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { makeFolder } from '#test/folder.ts'
import { keep, keepLastTwo } from './keep.ts'

it('a file that several make at once, as two builds of one process do, is kept whole, and nothing beside it', async () => {
  await using folder = await makeFolder()
  const path = join(folder.path, 'shore/dawn.json')
  await Promise.all(Array.from({ length: 8 }, () => keep(path, 'the shore at dawn')))
  expect(await readFile(path, 'utf8')).toBe('the shore at dawn')
  expect(await readdir(join(folder.path, 'shore'))).toEqual(['dawn.json'])
})

it('of a cache are kept the file in use and the one used before it, and what is of another kind', async () => {
  await using folder = await makeFolder()
  const at = (name: string) => join(folder.path, name)
  for (const [day, name] of ['oldest.bin', 'old.bin', 'in-use.bin', 'before.bin', 'begun.draft'].entries()) {
    await writeFile(at(name), name)
    await utimes(at(name), day, day)
  }
  await keepLastTwo(at('in-use.bin'))
  expect((await readdir(folder.path)).sort()).toEqual(['before.bin', 'begun.draft', 'in-use.bin'])
  // Used since, so it is now the newer of the two.
  await writeFile(at('new.bin'), 'new.bin')
  await Promise.all([keepLastTwo(at('new.bin')), keepLastTwo(at('new.bin'))])
  expect((await readdir(folder.path)).sort()).toEqual(['begun.draft', 'in-use.bin', 'new.bin'])
})
