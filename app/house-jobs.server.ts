/** The jobs that the house runs regularly. */
import type { Logger } from 'pino'
import { addUpEvents } from '#app/analytics/analytics.server.ts'
import { foldDayFigures } from '#app/analytics/day-figures.server.ts'
import type { Database } from '#app/db/open.server.ts'
import { refreshContacts } from '#app/estate/contacts/contacts.server.ts'
import { forgetDoorVisitors } from '#app/guide/door/door-store.server.ts'
import type { ScheduledJob } from '#app/jobs/scheduled-jobs.server.ts'
import { bringBackMails } from '#app/mail/outbox.server.ts'
import { reconciledEveryMinutes } from '#app/orders/order-status.ts'
import { reconcileDisputes } from '#app/orders/paying/reconcile-disputes.server.ts'
import { reconcilePendingOrders } from '#app/orders/paying/reconcile-orders.server.ts'
import { reconcileRefunds } from '#app/orders/paying/reconcile-refunds.server.ts'
import type { Payments } from '#app/payments/payments.server.ts'
import { retentionJobs } from '#app/privacy/retention.server.ts'
import { forgetRateCounts } from '#app/requests/limits/rate-limit.server.ts'
import type { Settings } from './settings.server.ts'

type Needs = { database: Pick<Database, 'maintain'>; payments: Payments | undefined; settings: Settings; log: Logger }

export function houseJobs({ database, payments, settings, log }: Needs): ScheduledJob[] {
  const settling = { payments, mailing: settings, log }
  return [
    { name: 'database upkeep', everyMinutes: 5, run: () => database.maintain() },
    {
      name: 'reconcile orders',
      everyMinutes: reconciledEveryMinutes,
      run: withContacts((db, signal) => reconcilePendingOrders(db, { ...settling, signal })),
    },
    {
      name: 'reconcile disputes',
      everyMinutes: 60,
      run: withContacts((db, signal) => reconcileDisputes(db, { ...settling, signal })),
    },
    {
      name: 'reconcile refunds',
      everyMinutes: 60,
      run: withContacts((db, signal) => reconcileRefunds(db, { ...settling, signal })),
    },
    // The embedded database has this machine's clock, which a day must not be over by too soon.
    { name: 'add up events', everyMinutes: 60, run: (db) => addUpEvents(db), forgets: true },
    { name: 'fold day figures', everyMinutes: 60, run: (db) => foldDayFigures(db) },
    { name: 'bring back mails', everyMinutes: 60, run: (db) => bringBackMails(db) },
    {
      name: 'forget counted requests',
      everyMinutes: 5,
      async run(db) {
        await forgetRateCounts(db)
        await forgetDoorVisitors(db)
      },
    },
    ...retentionJobs(),
  ]
}

/**
 * For jobs that write emails, which contain the contacts. In development this process has two copies of the app's code, its own and Vite's,
 * and changes reach only one of them.
 */
function withContacts(run: ScheduledJob['run']): ScheduledJob['run'] {
  return async (db, signal) => {
    await refreshContacts(db)
    await run(db, signal)
  }
}
