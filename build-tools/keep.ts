import { randomUUID } from 'node:crypto'
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises'
import { dirname, extname, join } from 'node:path'

/** Writes atomically: an interrupted build leaves no partial file under its name, and several may make the same one at once. */
export async function keep(path: string, content: Buffer | string): Promise<void> {
  const draft = `${path}.${randomUUID()}.draft`
  await mkdir(dirname(path), { recursive: true })
  await writeFile(draft, content)
  await rename(draft, path)
}

/** Deletes the files beside this one and of its kind, but for the one used last before it: two branches can be worked on in turn. */
export async function keepLastTwo(path: string): Promise<void> {
  const now = new Date()
  await utimes(path, now, now)
  const folder = dirname(path)
  const others = (await readdir(folder))
    .map((name) => join(folder, name))
    .filter((other) => other !== path && extname(other) === extname(path))
  // One may be gone, because several do this at once.
  const used = await Promise.all(
    others.map(async (other) => ({ other, at: (await stat(other).catch(() => undefined))?.mtimeMs ?? 0 })),
  )
  used.sort((a, b) => b.at - a.at)
  await Promise.all(used.slice(1).map(({ other }) => rm(other, { force: true })))
}
