import { randomUUID } from 'node:crypto'
import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Writes atomically: an interrupted build leaves no partial file under its name, and several may make the same one at once. */
export async function keep(path: string, content: Buffer | string): Promise<void> {
  const draft = `${path}.${randomUUID()}.draft`
  await mkdir(dirname(path), { recursive: true })
  await writeFile(draft, content)
  await rename(draft, path)
}
