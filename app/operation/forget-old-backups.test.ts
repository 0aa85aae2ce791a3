import { mkdirSync, readdirSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it, onTestFinished, vi } from 'vitest'
import { retention } from '#app/estate/policies.ts'
import { makeFolder } from '#test/folder.ts'
import { keepLog } from '#test/kept-log.ts'
import { forgetOldBackups, forgetOldBackupsBut, startForgettingOldBackups } from './forget-old-backups.server.ts'

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
  expect(forgetOldBackups(folder.path)).toEqual({ deleted: 0, left: 0, waiting: [] })
})

it('a house that nobody backs up forgets old backups on its own, and says when none is left', async () => {
  await using house = await makeBackups()
  const { log, lines } = keepLog('warn')
  const old = new Date(Date.now() - (retention.backupDays + 1) * 86_400_000)
  for (const name of named.slice(1)) utimesSync(join(house.folder, name), old, old)
  await using poller = startOne({ dataDir: house.path, log })
  expect(house.left()).toEqual([...named, ...cutOff, ...others].sort())
  poller.nudge()
  await vi.waitFor(() => expect(house.left()).toEqual([named[0], ...cutOff, ...others].sort()))
  utimesSync(join(house.folder, named[0] ?? ''), old, old)
  poller.nudge()
  poller.nudge()
  await vi.waitFor(() => expect(house.left()).toEqual([...cutOff, ...others].sort()))
  expect(lines).toEqual([expect.stringContaining('please make another')])
})

it('a clock that was ahead for one look, and under which a backup was made, costs none', async () => {
  await using house = await makeBackups()
  const { log } = keepLog('warn')
  vi.useFakeTimers({ now: daysLater(60), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const made = join(house.folder, 'made-then.gz')
  writeFileSync(made, '')
  utimesSync(made, new Date(), new Date())
  forgetOldBackupsBut(made, house.path)
  await using poller = startOne({ dataDir: house.path, log })
  vi.useRealTimers()
  poller.nudge()
  await poller.stop()
  expect(house.left()).toEqual(expect.arrayContaining([...named, 'made-then.gz']))
})

it('a backup every night clears away what is older than the privacy policy says', async () => {
  await using house = await makeBackups()
  const now = daysLater(retention.backupDays)
  for (const [name, days] of [
    ['last-night.gz', 1],
    ['tonight.gz', 0],
  ] as const) {
    writeFileSync(join(house.folder, name), '')
    const written = new Date(now.getTime() - days * 86_400_000)
    utimesSync(join(house.folder, name), written, written)
  }
  forgetOldBackupsBut(join(house.folder, 'tonight.gz'), house.path, now)
  expect(house.left()).toEqual(['last-night.gz', 'tonight.gz', ...others].sort())
})

function startOne(needs: Parameters<typeof startForgettingOldBackups>[0]) {
  const poller = startForgettingOldBackups(needs)
  return { ...poller, [Symbol.asyncDispose]: () => poller.stop() }
}
