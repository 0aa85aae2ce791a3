/** `npm run build` beside a running house, as in every upgrade: see switchTo in build-tools/ensure-built.mjs. */
import { existsSync } from 'node:fs'
import { realpath, rm, symlink } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { program } from '../build-tools/server-flags.mjs'
import { makeFolder } from './folder.ts'
import { freePort } from './free-port.ts'
import { startHouse } from './house-process.ts'

it.skipIf(!existsSync(program))(
  'a house serves the files it was built with, and makes the tables it was built for, whatever lies beside it since',
  async () => {
    await using folder = await makeFolder()
    const build = join(folder.path, 'build')
    // Without its sources: those of the next version may lie there while this one starts again.
    await symlink(resolve('node_modules'), join(folder.path, 'node_modules'))
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
  },
)
