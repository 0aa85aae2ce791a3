import type { BaseLogger } from 'pino'
import { readDatabaseClock } from '#app/db/database-clock.server.ts'
import type { Db } from '#app/db/db.ts'
import type { Database } from '#app/db/open.server.ts'
import { startPoller } from '#app/jobs/poller.ts'
import type { MailTransport } from './mail-message.ts'
import type { MailSettings } from './mail-settings.ts'
import { openMailTransport, troubleOf } from './mail-transport.server.ts'
import { claimDueMail, mailChannel, type OutboxMail, settleMail } from './outbox.server.ts'

export type MailDelivery = {
  /** Finishes the current mail and stops; the rest waits in the outbox. */
  drain(): Promise<void>
}

/** What to do about a mail that is given up, in the transaction that gives it up. */
type WhenGivenUp = (tx: Db, mail: OutboxMail) => Promise<void>

type Starting = {
  database: Pick<Database, 'db' | 'listen'>
  settings: MailSettings
  log: BaseLogger
  whenGivenUp?: WhenGivenUp
}

/** Delivers each mail as soon as its transaction commits, and retries failed ones in time. One per process. */
export async function startMailDelivery({ database, settings, log, whenGivenUp }: Starting): Promise<MailDelivery> {
  const transport = openMailTransport(settings)
  const unrecorded: Sent[] = []
  const poller = startPoller({
    name: 'mail delivery',
    everyMs: 15_000,
    log,
    run: (signal) => deliverDueMails({ db: database.db, transport, log, signal, unrecorded, whenGivenUp }),
  })
  const unlisten = await database.listen(mailChannel, poller.nudge)
  return {
    async drain() {
      await Promise.all([poller.stop(), unlisten()])
    },
  }
}

type Sent = { mail: OutboxMail; sentAt: Date }
type Delivering = {
  db: Db
  transport: MailTransport
  log: BaseLogger
  /** The database's clock, except in tests: what one instance has reserved, no other may find free by its own. */
  now?: () => Date
  signal?: AbortSignal
  /** Emails that were accepted while the database was away; recorded before anything else is sent. */
  unrecorded?: Sent[]
  whenGivenUp?: WhenGivenUp | undefined
}

/**
 * Delivers mails until none is due. At least once; twice, with the same Message-ID, only if this process dies between the mail server's
 * acceptance and the record of it, or if the database is away from it for longer than the lease while another instance goes on.
 */
export async function deliverDueMails(delivering: Delivering): Promise<void> {
  try {
    await deliverEach(delivering)
  } finally {
    delivering.transport.rest?.()
  }
}

async function deliverEach(delivering: Delivering): Promise<void> {
  const { db, transport, log, signal, unrecorded = [], whenGivenUp, ...given } = delivering
  await record(db, unrecorded)
  const now = given.now ?? (await readDatabaseClock(db))
  while (!signal?.aborted) {
    const mail = await claimDueMail(db, now(), later(now(), leaseMs))
    if (!mail) return
    const line = { mailId: mail.id, kind: mail.kind, attempt: mail.attempts }
    try {
      await transport(mail)
    } catch (error) {
      const trouble = troubleOf(error)
      const triesLeft = (trouble === 'mail' ? triesWhenRefused : tries) - mail.attempts
      const outcome = outcomeOf(error, mail, triesLeft, now())
      await db.transaction(async (tx) => {
        if ((await settleMail(tx, mail, outcome)) && 'failedAt' in outcome) await whenGivenUp?.(tx, mail)
      })
      // Never log the error itself: a mail server's answer repeats the address.
      const { code, responseCode } = error as { code?: string; responseCode?: number }
      log.warn({ ...line, code, responseCode, triesLeft }, triesLeft > 0 ? 'mail postponed' : 'mail given up')
      if (trouble === 'server') return
      continue
    }
    unrecorded.push({ mail, sentAt: now() })
    await record(db, unrecorded)
    log.info(line, 'mail sent')
  }
}

async function record(db: Db, unrecorded: Sent[]): Promise<void> {
  for (let [sent] = unrecorded; sent; [sent] = unrecorded) {
    await settleMail(db, sent.mail, { sentAt: sent.sentAt, lastError: null })
    unrecorded.shift()
  }
}

function outcomeOf(error: unknown, mail: OutboxMail, triesLeft: number, now: Date) {
  const lastError = error instanceof Error ? error.message : String(error)
  return triesLeft > 0 ? { lastError, nextAttemptAt: later(now, pauseMs(mail.attempts)) } : { lastError, failedAt: now }
}

/** Half a minute, doubled with each try up to an hour, ± a quarter so that emails are not all retried at once. */
export function pauseMs(attempts: number, random = Math.random()): number {
  return Math.min(30_000 * 2 ** (attempts - 1), 3_600_000) * (0.75 + random / 2)
}

/** About four days, as is usual between mail servers. */
export const tries = 100
/** A 5xx answer is final in theory; in practice some servers mean "not now", so the email is retried after half a minute and a minute. */
export const triesWhenRefused = 3
/** Longer than any try (`tryMs`). */
const leaseMs = 5 * 60_000

function later(now: Date, ms: number): Date {
  return new Date(now.getTime() + ms)
}
