/** `npm run build` beside a running house, as in every upgrade: see switchTo in build-tools/ensure-built.mjs. */
import { existsSync } from 'node:fs'
import { realpath, rm, symlink } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { program } from '../build-tools/server-flags.mjs'
import { makeFolder } from './folder.ts'
import { freePort } from './free-port.ts'
import { startHouse } from './house-process.ts'

it.skipIf(!existsSync(program))('a house serves the files it was built with, whatever is built after its start', async () => {
  await using folder = await makeFolder()
  const build = join(folder.path, 'build')
  for (const name of ['node_modules', 'app']) await symlink(resolve(name), join(folder.path, name))
  await symlink(await realpath('build'), build)
  const settings = { PORT: String(await freePort()), DATA_DIR: join(folder.path, 'data') }
  const house = await startHouse(settings, { cwd: folder.path })
  try {
    await rm(build)
    await symlink(folder.path, build)
    expect((await fetch(`${house.address}/favicon.svg`)).status).toBe(200)
  } finally {
    await house.stop()
  }
})
