import { mkdirSync, readdirSync, readlinkSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { makeFolder } from '#test/folder.ts'
import { fingerprint, switchTo } from './ensure-built.mjs'

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

it('a house keeps the files it serves however often others are built, for two weeks after the first of them', async () => {
  await using folder = await makeFolder()
  const at = { link: join(folder.path, 'build'), builds: join(folder.path, 'builds') }
  const daysAgo = (days: number) => `${Date.now() - days * 86_400_000}`
  const build = (name: string) => {
    mkdirSync(join(at.builds, name), { recursive: true })
    writeFileSync(join(at.builds, name, '.built-from'), '')
    switchTo(join(at.builds, name), at)
    return name
  }
  const left = () => readdirSync(at.builds).sort()
  build(daysAgo(90))
  // Served by a house that has been running ever since.
  const served = build(daysAgo(60))
  const later = [5, 4, 3].map((days) => build(daysAgo(days)))
  mkdirSync(join(at.builds, daysAgo(2)))
  later.push(build(daysAgo(1)))
  expect(left()).toEqual([served, ...later])
  expect(readlinkSync(at.link)).toBe(join(at.builds, later.at(-1) ?? ''))
  for (let i = 50; i > 0; i--) build(`${Date.now() - i}`)
  expect(left()).toHaveLength(20)
})
