/** Carries out the deletions that the privacy policy promises. Its text uses the same periods (`retention`, estate/policies.ts). */
import { forgetOldQuestions } from '#app/concierge/feedback/open-questions.server.ts'
import { forgetOldConversations } from '#app/inbox/conversations.server.ts'
import type { ScheduledJob } from '#app/jobs/scheduled-jobs.server.ts'
import { forgetSentMails } from '#app/mail/outbox.server.ts'
import { forgetOldSubscriptions } from '#app/newsletter/newsletter.server.ts'
import { forgetOldOrders } from '#app/orders/order-privacy.server.ts'
import { forgetOldPaymentEvents } from '#app/orders/paying/payment-events.server.ts'
import { forgetOldChanges } from '#app/staff/audit/audit.server.ts'
import { forgetEndedProofs } from '#app/staff/auth/one-time-proofs.server.ts'
import { forgetEndedSessions } from '#app/staff/auth/sessions.server.ts'
import { forgetExpiredInvitations } from '#app/staff/invitations.server.ts'

const daily = 24 * 60

/** Once a day each, but for proofs, of which anybody can make many; mail files are deleted in each process (mail/forget-mail-files.server.ts). `now` for tests. */
export function retentionJobs(now: () => Date = () => new Date()): ScheduledJob[] {
  const jobs: ScheduledJob[] = [
    { name: 'forget old conversations', everyMinutes: daily, run: (db) => forgetOldConversations(db, now()) },
    { name: 'forget old orders', everyMinutes: daily, run: (db) => forgetOldOrders(db, now()) },
    { name: 'forget old payment events', everyMinutes: daily, run: (db) => forgetOldPaymentEvents(db, now()) },
    { name: 'forget old subscriptions', everyMinutes: daily, run: (db) => forgetOldSubscriptions(db, now()) },
    { name: 'forget old questions', everyMinutes: daily, run: (db) => forgetOldQuestions(db, now()) },
    { name: 'forget sent mails', everyMinutes: daily, run: (db) => forgetSentMails(db, now()) },
    { name: 'forget old changes', everyMinutes: daily, run: (db) => forgetOldChanges(db) },
    { name: 'forget ended sessions', everyMinutes: daily, run: (db) => forgetEndedSessions(db, now()) },
    { name: 'forget ended proofs', everyMinutes: 60, run: (db) => forgetEndedProofs(db) },
    { name: 'forget expired invitations', everyMinutes: daily, run: (db) => forgetExpiredInvitations(db, now()) },
  ]
  return jobs.map((job) => ({ ...job, forgets: true }))
}
