/** The files in DATA_DIR that a house needs beside its database: its secrets. */
import { randomUUID } from 'node:crypto'
import { chmodSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { syncPath } from '#app/db/embedded/durable-files.server.ts'
import { guestPasswordFile } from '#app/guide/door/guide-access.seed.ts'
import { makeDirectory } from '#app/make-directory.server.ts'
import { authSecretFile } from '#app/staff/auth/auth-secret.server.ts'

export type DataFile = { file: string; mode: number; base64: string }

const ownFiles = [authSecretFile, guestPasswordFile]

/**
 * By name: whatever else lies in DATA_DIR is not the house's, such as a new disk's `lost+found`, which it may not open, or a backup that
 * somebody wrote there, which would be in every later one.
 */
export function listDataFiles(dataDir: string): string[] {
  // With a database server, the machine making the backup may have no files.
  return ownFiles.filter((name) => statSync(join(dataDir, name), { throwIfNoEntry: false })?.isFile()).sort()
}

export function readDataFile(dataDir: string, file: string): DataFile {
  const path = join(dataDir, file)
  return { file, mode: statSync(path).mode & 0o777, base64: readFileSync(path).toString('base64') }
}

const partEnding = '.restored.part'
/** Older than any restore that is still running. */
const oldPartMs = 3_600_000

/** Deletes what killed restores left behind in this folder: it holds secrets. */
function forgetOldParts(folder: string): void {
  const names = existsSync(folder) ? readdirSync(folder) : []
  for (const path of names.filter((name) => name.endsWith(partEnding)).map((name) => join(folder, name))) {
    const writtenAt = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
    if (Date.now() - writtenAt > oldPartMs) rmSync(path, { force: true })
  }
}

/** Not for a backup to write: the database itself, mails delivered to files, other backups, a process's temporary files. */
const left = /^(?:db(?:$|[./])|mail(?:$|\/)|backups(?:$|\/)|control\.sock$)|\.part$/

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
