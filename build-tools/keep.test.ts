import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { makeFolder } from '#test/folder.ts'
import { keep } from './keep.ts'

it('a file that several make at once, as two builds of one process do, is kept whole, and nothing beside it', async () => {
  await using folder = await makeFolder()
  const path = join(folder.path, 'shore/dawn.json')
  await Promise.all(Array.from({ length: 8 }, () => keep(path, 'the shore at dawn')))
  expect(await readFile(path, 'utf8')).toBe('the shore at dawn')
  expect(await readdir(join(folder.path, 'shore'))).toEqual(['dawn.json'])
})
