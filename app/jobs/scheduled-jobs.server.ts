import { and, eq, gt, lte, or } from 'drizzle-orm'
import type { BaseLogger } from 'pino'
import { readDatabaseClock } from '#app/db/database-clock.server.ts'
import type { Db } from '#app/db/db.ts'
import { reasonOf } from '#app/requests/discreet-error.server.ts'
import { scheduledJobs } from './jobs.tables.ts'
import { type Poller, startPoller } from './poller.ts'

/**
 * Scheduled work, run by one of all instances. `run` must tolerate being repeated, since a process may die in it. If it takes more than a
 * second it must end early when `signal` says stop: the shutdown waits for it, and has ten seconds. `forgets`: it deletes what is old.
 */
export type ScheduledJob = {
  name: string
  everyMinutes: number
  run: (db: Db, signal?: AbortSignal) => Promise<unknown>
  forgets?: true
}

type Jobs = { db: Db; jobs: readonly ScheduledJob[]; log: BaseLogger }

export function startScheduledJobs({ db, jobs, log }: Jobs): Poller {
  return startPoller({ name: 'scheduled jobs', everyMs: 60_000, log, run: (signal) => runDueJobs({ db, jobs, log, signal }) })
}

/** Runs what is due at `now`, by the database's clock, one after the other. A job that throws is logged and runs again at its next time. */
export async function runDueJobs({ db, jobs, log, signal, ...given }: Jobs & Run): Promise<void> {
  const now = given.now ?? (await readDatabaseClock(db))
  for (const job of jobs) {
    if (signal?.aborted) return
    const startedAt = now()
    if (!(await claim(db, job, startedAt))) continue
    let lastError: string | null = null
    try {
      await job.run(db, signal)
    } catch (error) {
      lastError = reasonOf(error)
      log.error({ err: error, job: job.name }, 'scheduled job failed')
    }
    const nextRunAt = new Date(startedAt.getTime() + job.everyMinutes * 60_000)
    // Not if it took longer than the lease, and another instance has begun meanwhile.
    const thisRun = and(eq(scheduledJobs.name, job.name), eq(scheduledJobs.startedAt, startedAt))
    await db.update(scheduledJobs).set({ nextRunAt, finishedAt: now(), lastError }).where(thisRun)
  }
}

type Run = { signal?: AbortSignal; now?: () => Date }

/**
 * Only one instance can move a due job's next time ahead. If it dies, the job is due again after the lease. A next time further ahead
 * than any run sets it was written by a clock that has since been put back: waiting for it could take for ever.
 */
async function claim(db: Db, job: ScheduledJob, now: Date): Promise<boolean> {
  await db.insert(scheduledJobs).values({ name: job.name, nextRunAt: now }).onConflictDoNothing()
  const [before] = await db
    .select({ startedAt: scheduledJobs.startedAt })
    .from(scheduledJobs)
    .where(eq(scheduledJobs.name, job.name))
  const farthest = new Date(now.getTime() + job.everyMinutes * 60_000 + clockMayErrMs)
  const isPutOff = job.forgets && hasMissedRuns(job, before?.startedAt, now)
  const claimed = await db
    .update(scheduledJobs)
    .set({ nextRunAt: new Date(now.getTime() + (isPutOff ? putOffMs : leaseMs)), startedAt: now })
    .where(and(eq(scheduledJobs.name, job.name), or(lte(scheduledJobs.nextRunAt, now), gt(scheduledJobs.nextRunAt, farthest))))
    .returning({ name: scheduledJobs.name })
  return claimed.length > 0 && !isPutOff
}

/**
 * Either the house was down, or the clock is wrongly ahead, as a machine's may be until the network has set it right. What is deleted by a
 * wrong clock is lost, so that waits: if it is put right meanwhile, nothing has happened.
 */
function hasMissedRuns({ everyMinutes }: ScheduledJob, startedAt: Date | null | undefined, now: Date): boolean {
  return startedAt ? now.getTime() - startedAt.getTime() > 2 * everyMinutes * 60_000 : false
}

const putOffMs = 3_600_000
const leaseMs = 15 * 60_000
/** More than daylight saving moves a clock, and more than clocks of instances differ. */
const clockMayErrMs = 2 * 3_600_000
