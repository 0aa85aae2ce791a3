/**
 * One process per database directory: PGlite takes no lock, and two processes on one directory lose each other's rows. An exclusive
 * SQLite transaction is a kernel lock, released however its process ends; no stale lock can remain.
 */
import { DatabaseSync } from 'node:sqlite'

export class DirectoryInUse extends Error {
  constructor(directory: string) {
    super(`The database in ${directory} is in use by another process. Stop that one first, or set DATA_DIR to another directory.`)
    this.name = 'DirectoryInUse'
  }
}

/**
 * @returns the function that releases the lock. Keep it: an unreferenced lock is garbage-collected, and so released. @throws
 * DirectoryInUse
 */
export function lockDirectory(directory: string): () => void {
  const holder = new DatabaseSync(`${directory}.lock`, { timeout: 0 })
  try {
    // Without a journal file there is nothing to recover after a kill.
    holder.exec('pragma journal_mode = memory; begin exclusive')
  } catch (error) {
    holder.close()
    if ((error as { errcode?: number }).errcode === sqliteBusy) throw new DirectoryInUse(directory)
    throw error
  }
  return () => {
    if (holder.isOpen) holder.close()
  }
}

const sqliteBusy = 5
