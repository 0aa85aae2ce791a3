import { eq, sql } from 'drizzle-orm'
import { pino } from 'pino'
import { expect, it, vi } from 'vitest'
import type { Db } from '#app/db/db.ts'
import { describeOnEachDatabase, silentLog } from '#test/database.ts'
import { scheduledJobs } from './jobs.tables.ts'
import { startPoller } from './poller.ts'
import { runDueJobs } from './scheduled-jobs.server.ts'

const log = silentLog
const noon = new Date('2026-06-01T12:00:00Z')
const day = 24 * 60
const minutesLater = (minutes: number) => () => new Date(noon.getTime() + minutes * 60_000)

describeOnEachDatabase('a scheduled job', (house) => {
  it('runs at its time, on one of several instances', async () => {
    const run = vi.fn(async () => {})
    const jobs = [{ name: 'sweep', everyMinutes: 60, run }]
    const pass = (minutes: number) => runDueJobs({ db: house.db, jobs, log, now: minutesLater(minutes) })
    await Promise.all([pass(0), pass(0), pass(0)])
    expect(run).toHaveBeenCalledTimes(1)
    await pass(59)
    expect(run).toHaveBeenCalledTimes(1)
    await pass(60)
    expect(run).toHaveBeenCalledTimes(2)
  })

  it('runs once for each of its times when the clock is put back or forward, by summer time or by mistake', async () => {
    const run = vi.fn(async () => {})
    const jobs = [{ name: 'sweep', everyMinutes: 60, run }]
    const pass = (minutes: number) =>
      Promise.all([0, 0].map(() => runDueJobs({ db: house.db, jobs, log, now: minutesLater(minutes) })))
    await pass(0)
    for (const back of [-60, -1, 0, 59]) await pass(back)
    expect(run).toHaveBeenCalledTimes(1)
    await pass(60)
    expect(run).toHaveBeenCalledTimes(2)
    // A day later: a missed job runs once, not for every missed hour.
    await pass(24 * 60)
    expect(run).toHaveBeenCalledTimes(3)
    // The night the clocks go back, in the hour they show twice.
    const autumn = (iso: string) => () => new Date(iso)
    for (const iso of ['2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'])
      await runDueJobs({ db: house.db, jobs, log, now: autumn(iso) })
    expect(run).toHaveBeenCalledTimes(5)
  })

  it('does not wait for the time of a clock that was years ahead', async () => {
    const run = vi.fn(async () => {})
    const jobs = [{ name: 'sweep', everyMinutes: 60, run }]
    const pass = (minutes: number) =>
      Promise.all([0, 0].map(() => runDueJobs({ db: house.db, jobs, log, now: minutesLater(minutes) })))
    await pass(10 * 365 * 24 * 60)
    await pass(0)
    expect(run).toHaveBeenCalledTimes(2)
    await pass(59)
    expect(run).toHaveBeenCalledTimes(2)
  })

  it('deletes nothing by a clock that is days ahead, unless that still says so an hour later', async () => {
    const run = vi.fn(async () => {})
    const jobs = [{ name: 'forget', everyMinutes: day, run, forgets: true } as const]
    const pass = (minutes: number) => runDueJobs({ db: house.db, jobs, log, now: minutesLater(minutes) })
    await pass(0)
    await pass(day)
    expect(run).toHaveBeenCalledTimes(2)
    // Ten years ahead for half an hour, then right again.
    for (const ahead of [0, 1, 30]) await pass(10 * 365 * day + ahead)
    expect(run).toHaveBeenCalledTimes(2)
    await pass(day + 31)
    expect(run).toHaveBeenCalledTimes(3)
    // The house was down for a month.
    for (const later of [0, 59]) await pass(30 * day + later)
    expect(run).toHaveBeenCalledTimes(3)
    await pass(30 * day + 60)
    expect(run).toHaveBeenCalledTimes(4)
  })

  it('is not begun by an instance whose clock is ahead while another is at it', async () => {
    if (house.kind === 'embedded') return
    const run = vi.fn(async () => {
      // The lease is of a quarter of an hour.
      if (run.mock.calls.length === 1) await aheadBy(20, () => runDueJobs({ db: house.db, jobs, log }))
    })
    const jobs = [{ name: 'sweep', everyMinutes: 60, run }]
    await runDueJobs({ db: house.db, jobs, log })
    await aheadBy(20, () => runDueJobs({ db: house.db, jobs, log }))
    expect(run).toHaveBeenCalledTimes(1)
  })

  it('counts its next time from its start, however long it takes and whether it succeeds', async () => {
    for (const succeeds of [true, false]) {
      await house.db.delete(scheduledJobs)
      const times = [0, 40]
      const now = () => minutesLater(times.shift() ?? 40)()
      const run = vi.fn(() => (succeeds ? Promise.resolve() : Promise.reject(new Error('no broom'))))
      const jobs = [{ name: 'sweep', everyMinutes: 60, run }]
      await runDueJobs({ db: house.db, jobs, log, now })
      expect(await house.db.select().from(scheduledJobs)).toMatchObject([
        { startedAt: noon, finishedAt: minutesLater(40)(), nextRunAt: minutesLater(60)() },
      ])
    }
  })

  it('of an instance that died in it is run by another, after the lease', async () => {
    const died = new Error('the process is gone')
    const jobs = [{ name: 'sweep', everyMinutes: 60, run: vi.fn(async () => {}) }]
    const pass = (minutes: number) => runDueJobs({ db: house.db, jobs, log, now: minutesLater(minutes) })
    let asked = 0
    const dying = () => {
      // The second time it would say when the job has ended.
      if (asked++ > 0) throw died
      return noon
    }
    await expect(runDueJobs({ db: house.db, jobs, log, now: dying })).rejects.toBe(died)
    await pass(14)
    expect(jobs[0]?.run).toHaveBeenCalledTimes(1)
    await pass(15)
    expect(jobs[0]?.run).toHaveBeenCalledTimes(2)
  })

  it('that outlasts its lease says nothing about the run that another instance has begun meanwhile', async () => {
    const sweep = (run: () => Promise<unknown>, minutes: number) =>
      runDueJobs({ db: house.db, jobs: [{ name: 'sweep', everyMinutes: 60, run }], log, now: minutesLater(minutes) })
    const found = async () => (await house.db.select().from(scheduledJobs).where(eq(scheduledJobs.name, 'sweep')))[0]
    let during: unknown
    let end = async () => {}
    await sweep(async () => {
      // Another instance's, which is still at it when this one has finished.
      const other = Promise.withResolvers<void>()
      const begun = Promise.withResolvers<void>()
      const later = sweep(async () => {
        begun.resolve()
        await other.promise
      }, 16)
      await begun.promise
      during = await found()
      end = async () => {
        other.resolve()
        await later
      }
    }, 0)
    expect(await found()).toEqual(during)
    await end()
    expect(await found()).toMatchObject({ startedAt: minutesLater(16)(), nextRunAt: minutesLater(76)() })
  })

  it('is signalled when the house stops, and no other starts after that', async () => {
    const stopping = new AbortController()
    const seen: (boolean | undefined)[] = []
    const jobs = ['sweep', 'dust'].map((name) => ({
      name,
      everyMinutes: 60,
      async run(_db: unknown, signal?: AbortSignal) {
        seen.push(signal?.aborted)
        stopping.abort()
        seen.push(signal?.aborted)
      },
    }))
    await runDueJobs({ db: house.db, jobs, log, signal: stopping.signal, now: minutesLater(0) })
    expect(seen).toEqual([false, true])
  })

  it('that throws is logged, blocks no other and is tried again at its next time', async () => {
    const broken = vi.fn(async () => Promise.reject(new Error('no broom')))
    const run = vi.fn(async () => {})
    const jobs = [
      { name: 'broken', everyMinutes: 10, run: broken },
      { name: 'sweep', everyMinutes: 10, run },
    ]
    await runDueJobs({ db: house.db, jobs, log, now: minutesLater(0) })
    expect(run).toHaveBeenCalledTimes(1)
    expect(await house.db.select().from(scheduledJobs)).toContainEqual(
      expect.objectContaining({ name: 'broken', lastError: 'no broom' }),
    )
    await runDueJobs({ db: house.db, jobs, log, now: minutesLater(10) })
    expect(broken).toHaveBeenCalledTimes(2)
  })

  it('whose query fails leaves nothing behind of what it was to write', async () => {
    const run = (db: Db) => db.execute(sql`insert into no_such_table values (${'aoife@guests.example'}, ${'Dear Aoife'})`)
    await runDueJobs({ db: house.db, jobs: [{ name: 'letters', everyMinutes: 10, run }], log, now: minutesLater(0) })
    expect(await house.db.select().from(scheduledJobs).where(eq(scheduledJobs.name, 'letters'))).toMatchObject([
      { lastError: 'relation "no_such_table" does not exist' },
    ])
  })
})

/** As an instance whose own clock is wrong. */
async function aheadBy(minutes: number, work: () => Promise<unknown>) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minutes * 60_000 })
  await work().finally(() => vi.useRealTimers())
}

it('a poller never runs twice at once, forgets no nudge, and stops after the run in hand', async () => {
  let atOnce = 0
  let runs = 0
  const finish: (() => void)[] = []
  const poller = startPoller({
    name: 'test',
    everyMs: 3_600_000,
    log: pino({ level: 'silent' }),
    async run() {
      runs += 1
      expect(++atOnce).toBe(1)
      await new Promise<void>((resolve) => finish.push(resolve))
      atOnce -= 1
      throw new Error('a run that fails is only logged')
    },
  })
  poller.nudge()
  poller.nudge()
  expect(runs).toBe(1)
  finish.shift()?.()
  await vi.waitUntil(() => runs === 2)
  // Neither the run that was to follow nor any other.
  poller.nudge()
  const stopped = poller.stop()
  poller.nudge()
  finish.shift()?.()
  await stopped
  expect(runs).toBe(2)
})
