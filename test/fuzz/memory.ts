import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Megabytes. `live`: what is still needed after everything else was collected; `resident` also counts what waits to be collected. */
export type Memory = { live: number; resident: number }

/** For a house's Node: on SIGUSR2 it collects, and writes what is left into the file that `memoryFile` names. */
export const reportsMemory = ['--expose-gc', '--require', fileURLToPath(new URL('report-memory.cjs', import.meta.url))]

const fileIn = (folder: string) => join(folder, 'memory.json')
export const memoryFile = (folder: string) => ({ MEMORY_FILE: fileIn(folder) })

export async function memoryOf(pid: number, folder: string): Promise<Memory> {
  rmSync(fileIn(folder), { force: true })
  process.kill(pid, 'SIGUSR2')
  while (!existsSync(fileIn(folder))) {
    await new Promise((later) => setTimeout(later, 50))
    // Throws when the house has ended: it writes no more.
    process.kill(pid, 0)
  }
  const { heapUsed, external, rss } = JSON.parse(readFileSync(fileIn(folder), 'utf8')) as NodeJS.MemoryUsage
  return { live: Math.round((heapUsed + external) / 1e6), resident: Math.round(rss / 1e6) }
}
