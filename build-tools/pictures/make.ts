import { existsSync } from 'node:fs'
import { constants, copyFile, mkdir } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { keep } from '../keep.ts'

/** Files made from one original. `path` is the path under the site's root, `key` its name in the cache if different. */
export type Job = {
  name: string
  files: { path: string; key?: string }[]
  /** Reads the original once; the result makes the file at an index. */
  open(): Promise<(index: number) => Promise<Buffer>>
}

export type Made = { files: number; made: number }

/** Makes what the cache lacks; names change with content, so existing files are right. Safe to interrupt. */
export async function makeFiles(jobs: Job[], cacheDir: string, report: (line: string) => void): Promise<Made> {
  const waiting = jobs.filter((job) => job.files.some((_, index) => !existsSync(cachePath(job, index, cacheDir))))
  const total = waiting.length
  let made = 0
  let done = 0
  async function work() {
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      const started = performance.now()
      const count = await makeJob(job, cacheDir)
      made += count
      done += 1
      report(`${String(done).padStart(3)}/${total} ${job.name}: ${count} files, ${seconds(started)} s`)
    }
  }
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), 8) }, work))
  return { files: jobs.reduce((sum, job) => sum + job.files.length, 0), made }
}

async function makeJob(job: Job, cacheDir: string): Promise<number> {
  const lacking = job.files.map((_, index) => index).filter((index) => !existsSync(cachePath(job, index, cacheDir)))
  const make = await job.open()
  for (const index of lacking) await keep(cachePath(job, index, cacheDir), await make(index))
  return lacking.length
}

/** The cached file's path; made first if missing. */
export async function makeOne(job: Job, index: number, cacheDir: string): Promise<string> {
  const path = cachePath(job, index, cacheDir)
  if (existsSync(path)) return path
  const make = await job.open()
  await keep(path, await make(index))
  return path
}

export async function placeFiles(jobs: Job[], cacheDir: string, outDir: string): Promise<void> {
  for (const job of jobs) {
    for (const [index, file] of job.files.entries()) {
      const target = join(outDir, file.path)
      await mkdir(dirname(target), { recursive: true })
      await copyFile(cachePath(job, index, cacheDir), target, constants.COPYFILE_FICLONE)
    }
  }
}

function cachePath(job: Job, index: number, cacheDir: string): string {
  const file = job.files[index]
  if (!file) throw new RangeError(`${job.name} has no file ${index}`)
  return join(cacheDir, file.key ?? basename(file.path))
}

function seconds(started: number): string {
  return ((performance.now() - started) / 1000).toFixed(1)
}
