import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { retention } from '#app/estate/policies.ts'
import { makeFolder } from '#test/folder.ts'
import { keepLog } from '#test/kept-log.ts'
import { forgetOldBackups, startForgettingOldBackups } from './forget-old-backups.server.ts'

const named = ['kilmara-2026-01-01T00-00-00-000Z.ndjson.gz', 'before-the-upgrade.gz', 'kilmara-2026-01-02.ndjson.gz.age']
const cutOff = [`${named[0]}.part`, 'moving.ndjson.gz', 'moving.ndjson.gz.part']
const others = ['a-folder.gz', 'kilmara.ndjson.gz.old', 'notes.txt']

async function makeBackups() {
  const { path, ...disposing } = await makeFolder()
  const folder = join(path, 'backups')
  mkdirSync(join(folder, 'a-folder.gz'), { recursive: true })
  for (const name of [...named, ...cutOff, ...others.slice(1)]) writeFileSync(join(folder, name), '')
  return { path, folder, left: () => readdirSync(folder).sort(), ...disposing }
}
const daysLater = (days: number) => new Date(Date.now() + days * 86_400_000 + 60_000)

it('what a killed backup or move left is deleted after a day', async () => {
  await using house = await makeBackups()
  forgetOldBackups(house.path, daysLater(0))
  expect(house.left()).toEqual([...named, ...cutOff, ...others].sort())
  forgetOldBackups(house.path, daysLater(1))
  expect(house.left()).toEqual([...named, ...others].sort())
})

it('a backup, whatever its name, is deleted after the days the privacy policy names, and nothing else in its folder', async () => {
  await using house = await makeBackups()
  forgetOldBackups(house.path, daysLater(retention.backupDays - 1))
  expect(house.left()).toEqual([...named, ...others].sort())
  forgetOldBackups(house.path, daysLater(retention.backupDays))
  expect(house.left()).toEqual(others)
})

it('a house without a folder of backups has nothing to forget', async () => {
  await using folder = await makeFolder()
  expect(forgetOldBackups(folder.path)).toEqual({ deleted: 0, left: 0, allOld: false })
})

it('a house that nobody backs up forgets old backups on its own, and says when none is left', async () => {
  await using house = await makeBackups()
  const { log, lines } = keepLog('warn')
  const clear = () => startForgettingOldBackups({ dataDir: house.path, log }).stop()
  const old = new Date(Date.now() - (retention.backupDays + 1) * 86_400_000)
  for (const name of named.slice(1)) utimesSync(join(house.folder, name), old, old)
  await clear()
  expect([house.left(), lines]).toEqual([[named[0], ...cutOff, ...others].sort(), []])
  utimesSync(join(house.folder, named[0] ?? ''), old, old)
  // The clock may be wrong: an hour later it may be right again.
  await clear()
  expect([house.left(), lines]).toEqual([[named[0], ...cutOff, ...others].sort(), []])
  const poller = startForgettingOldBackups({ dataDir: house.path, log })
  poller.nudge()
  await vi.waitFor(() => expect(house.left()).toEqual([...cutOff, ...others].sort()))
  await poller.stop()
  await clear()
  expect(lines).toEqual([expect.stringContaining('please make another')])
})
