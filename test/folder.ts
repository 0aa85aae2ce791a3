import { mkdtemp, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** An empty folder, removed at the end of the `await using` block. */
export async function makeFolder() {
  const path = await mkdtemp(join(await roomyMemory(), 'kilmara-'))
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) }
}

/** In memory where there is room for databases: a disk that others keep busy takes seconds for what a database syncs in a test. */
async function roomyMemory(): Promise<string> {
  const free = await statfs('/dev/shm').then(
    ({ bavail, bsize }) => bavail * bsize,
    () => 0,
  )
  return free > 2 ** 30 ? '/dev/shm' : tmpdir()
}
