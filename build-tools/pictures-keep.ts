import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Writes atomically, so that an interrupted build leaves no partial file under its name. */
export async function keep(path: string, content: Buffer | string): Promise<void> {
  const draft = `${path}.${process.pid}.draft`
  await mkdir(dirname(path), { recursive: true })
  await writeFile(draft, content)
  await rename(draft, path)
}
