import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { makeFolder } from '#test/folder.ts'
import { fingerprint } from './ensure-built.mjs'

it('a build is made anew when its code has changed, not when a test has', async () => {
  await using folder = await makeFolder()
  const write = async (name: string) => {
    await writeFile(join(folder.path, name), `${Math.random()}`)
    return fingerprint([folder.path])
  }
  const built = await write('shore.ts')
  expect(await write('shore.test.ts')).toBe(built)
  expect(await write('map.test.tsx')).toBe(built)
  expect(await write('shore.ts')).not.toBe(built)
  expect(await write('shore.css')).not.toBe(built)
})
