import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { retention } from '#app/estate/policies.ts'
import { forgetOldBackups } from './forget-old-backups.server.ts'

const whole = 'kilmara-2026-01-01T00-00-00-000Z.ndjson.gz'
const cutOff = [`${whole}.part`, 'moving.ndjson.gz', 'moving.ndjson.gz.part']
const others = ['notes.txt', 'kilmara.ndjson.gz.old']

function folderOfBackups() {
  const folder = mkdtempSync(join(tmpdir(), 'backups-'))
  for (const name of [whole, ...cutOff, ...others]) writeFileSync(join(folder, name), '')
  return folder
}
const daysLater = (days: number) => new Date(Date.now() + days * 86_400_000 + 60_000)
const left = (folder: string) => readdirSync(folder).sort()

it('what a killed backup or move left is deleted after a day', () => {
  const folder = folderOfBackups()
  forgetOldBackups(folder, daysLater(0))
  expect(left(folder)).toEqual([whole, ...cutOff, ...others].sort())
  forgetOldBackups(folder, daysLater(1))
  expect(left(folder)).toEqual([whole, ...others].sort())
})

it('a backup is deleted after the days the privacy policy names, and nothing else in its folder', () => {
  const folder = folderOfBackups()
  forgetOldBackups(folder, daysLater(retention.backupDays - 1))
  expect(left(folder)).toContain(whole)
  forgetOldBackups(folder, daysLater(retention.backupDays))
  expect(left(folder)).toEqual(others.toSorted())
})

it('a house without a folder of backups has nothing to forget', () => {
  expect(() => forgetOldBackups(join(tmpdir(), 'no-such-folder'))).not.toThrow()
})
