/** The files in DATA_DIR that a house needs: its secrets, and whatever is added later. */
import { randomUUID } from 'node:crypto'
import { chmodSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { syncPath } from '#app/db/embedded/durable-files.server.ts'
import { makeDirectory } from '#app/make-directory.server.ts'

export type DataFile = { file: string; mode: number; base64: string }

/** Excluded: the database itself, mails delivered to files, other backups, a process's temporary files. */
const left = /^(?:db(?:$|[./])|mail(?:$|\/)|backups(?:$|\/)|control\.sock$)|\.part$/

export function listDataFiles(dataDir: string): string[] {
  // With a database server, the machine making the backup may have no files.
  if (!existsSync(dataDir)) return []
  const names = readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).filter((name) => !left.test(name))
  return names.filter((name) => statSync(join(dataDir, name)).isFile()).sort()
}

export function readDataFile(dataDir: string, file: string): DataFile {
  const path = join(dataDir, file)
  return { file, mode: statSync(path).mode & 0o777, base64: readFileSync(path).toString('base64') }
}

const partEnding = '.restored.part'
/** Older than any restore that is still running. */
const oldPartMs = 3_600_000

/** Deletes what killed restores left behind: it holds secrets. */
function forgetOldParts(dataDir: string): void {
  const names = existsSync(dataDir) ? readdirSync(dataDir, { recursive: true, encoding: 'utf8' }) : []
  for (const path of names.filter((name) => name.endsWith(partEnding)).map((name) => join(dataDir, name))) {
    const writtenAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (Date.now() - writtenAt > oldPartMs) rmSync(path, { force: true })
  }
}

/**
 * Writes the files completely, beside their destinations, so that only renaming is left to do. Follow it by `commit()` or `discard()`.
 * @throws with nothing written, if a name leads out of the directory or there is no room or place for a file
 */
export function stageDataFiles(dataDir: string, files: readonly DataFile[]): { commit: () => void; discard: () => void } {
  for (const { file } of files) {
    if (file.startsWith('/') || file.split(/[\\/]/).includes('..') || left.test(file))
      throw new Error(`The backup holds a file named ${file}.`)
  }
  forgetOldParts(dataDir)
  // Another restore may be writing its own at the same time.
  const ending = `.${randomUUID()}${partEnding}`
  const staged = files.map((file) => ({ ...file, path: join(dataDir, file.file), part: join(dataDir, file.file + ending) }))
  const discard = () => {
    for (const { part } of staged) rmSync(part, { force: true })
  }
  try {
    for (const { path, part, mode, base64 } of staged) {
      makeDirectory(dirname(path))
      if (existsSync(path) && !statSync(path).isFile()) throw new Error(`${path} is in the way of the backup's file.`)
      writeFileSync(part, Buffer.from(base64, 'base64'), { mode })
      chmodSync(part, mode)
      syncPath(part)
    }
  } catch (error) {
    discard()
    throw error
  }
  return {
    commit() {
      for (const { part, path } of staged) renameSync(part, path)
      for (const folder of new Set(staged.map(({ path }) => dirname(path)))) syncPath(folder)
    },
    discard,
  }
}
