/**
 * The embedded database's files with real fsync. PGlite has none: it starts PostgreSQL with -F, and its file system answers every fsync
 * with success without doing anything, so a power cut could lose acknowledged rows.
 */
import fs from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type HostFiles = {
  stream_ops: { fsync?: (stream: { nfd: number }) => number }
  tryFSOperation: (operation: () => void) => void
}

export class DurableFiles extends NodeFS {
  override async init(...[pg, options]: Parameters<NodeFS['init']>) {
    const started = await super.init(pg, options)
    const withFsync = (module: object) => {
      if (!hasHostFiles(module)) throw new Error('PGlite has no files of the host any more to sync')
      const files = module.NODEFS
      // Directories have a host descriptor too. tryFSOperation turns a failure into PostgreSQL's EIO, which ends the process
      // (exit-on-panic.server.ts).
      files.stream_ops.fsync = (stream) => {
        files.tryFSOperation(() => fs.fsyncSync(stream.nfd))
        return 0
      }
    }
    const { emscriptenOpts } = started
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [emscriptenOpts.preRun ?? [], withFsync].flat() } }
  }
}

/** Missing in PGlite's types. */
function hasHostFiles(module: object): module is { NODEFS: HostFiles } {
  return 'NODEFS' in module
}

export const durableStartParams = [
  ...PGlite.defaultStartParams.filter((param) => param !== '-F'),
  ...['fsync=on', 'wal_sync_method=fsync'].flatMap((setting) => ['-c', setting]),
]

/** Syncs a directory, everything in it and its own entry to disk. */
export function syncTree(directory: string): void {
  for (const entry of fs.readdirSync(directory, { recursive: true, withFileTypes: true })) {
    if (entry.isFile() || entry.isDirectory()) syncPath(join(entry.parentPath, entry.name))
  }
  syncPath(directory)
  syncPath(dirname(resolve(directory)))
}

/** For a directory, syncs the names in it. */
export function syncPath(path: string): void {
  const descriptor = fs.openSync(path, 'r')
  try {
    fs.fsyncSync(descriptor)
  } finally {
    fs.closeSync(descriptor)
  }
}
