import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Makes a directory and those around it, each for its owner only. Level by level: where none can be made, as in /proc, Node's own recursive
 * `mkdir` tries for ever. @throws if it cannot be made, or a file has its place
 */
export function makeDirectory(path: string): void {
  if (isDirectory(path)) return
  makeDirectory(dirname(path))
  try {
    mkdirSync(path, { mode: 0o700 })
  } catch (error) {
    // Another process may have made it meanwhile.
    if (!isDirectory(path)) throw error
  }
}

function isDirectory(path: string): boolean {
  return statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false
}
