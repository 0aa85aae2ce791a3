import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { clearAbandoned } from './postgres-cluster.ts'

it('clears what a run left whose machine went down, and signals no process that has its server’s number by now', () => {
  const gone = spawnSync('true').pid
  const folderOf = (run: number, postmaster: number) => {
    const folder = mkdtempSync(join(tmpdir(), `kilmara-pg-${run}-`))
    mkdirSync(join(folder, 'data'))
    writeFileSync(join(folder, 'data/postmaster.pid'), `${postmaster}\n`)
    return folder
  }
  const [down, taken, running] = [folderOf(gone, gone), folderOf(gone, process.pid), folderOf(process.pid, gone)]
  clearAbandoned('/no/server/here')
  expect([down, taken, running].map((folder) => existsSync(folder))).toEqual([false, false, true])
  rmSync(running, { recursive: true })
})
