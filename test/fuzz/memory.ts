import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Megabytes. `live`: still in use after a full collection; `resident` also counts garbage. */
export type Memory = { live: number; resident: number }

/** Node options for a house: on SIGUSR2 it collects garbage, and writes what is left into the file named by `memoryFile`. */
export const reportsMemory = ['--expose-gc', '--require', fileURLToPath(new URL('report-memory.cjs', import.meta.url))]

const fileIn = (folder: string) => join(folder, 'memory.json')
export const memoryFile = (folder: string) => ({ MEMORY_FILE: fileIn(folder) })

export async function memoryOf(pid: number, folder: string): Promise<Memory> {
  rmSync(fileIn(folder), { force: true })
  process.kill(pid, 'SIGUSR2')
  while (!existsSync(fileIn(folder))) {
    await new Promise((later) => setTimeout(later, 50))
    // Throws if the house has ended.
    process.kill(pid, 0)
  }
  const { heapUsed, external, rss } = JSON.parse(readFileSync(fileIn(folder), 'utf8')) as NodeJS.MemoryUsage
  return { live: Math.round((heapUsed + external) / 1e6), resident: Math.round(rss / 1e6) }
}
