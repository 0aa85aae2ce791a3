import { mkdir, rename, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

/** Half a file is never found under its name, whenever the build is interrupted. */
export async function keep(path: string, content: Buffer | string): Promise<void> {
  const draft = `${path}.${process.pid}.draft`
  await mkdir(dirname(path), { recursive: true })
  await writeFile(draft, content)
  await rename(draft, path)
}
