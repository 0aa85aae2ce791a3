import { mkdtemp, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** An empty folder, removed at the end of the `await using` block. */
export async function makeFolder() {
  const path = await mkdtemp(join(await roomyMemory(), 'kilmara-'))
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) }
}

/** In memory if there is room for databases there: on a busy disk, syncing a test's database takes seconds. */
async function roomyMemory(): Promise<string> {
  const free = await statfs('/dev/shm').then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  )
  return free > 2 ** 30 ? '/dev/shm' : tmpdir()
}
