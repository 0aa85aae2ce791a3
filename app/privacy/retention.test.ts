/** What `privacy.test.ts` does not cover: data about nobody who could ask for it. */
import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { conciergeQuestions, conciergeVotes } from '#app/concierge/concierge.tables.ts'
import { retention } from '#app/estate/policies.ts'
import { estateDay } from '#app/estate/time/estate-day.ts'
import { runDueJobs } from '#app/jobs/scheduled-jobs.server.ts'
import { mailOutbox } from '#app/mail/mail.tables.ts'
import { queueMail } from '#app/mail/outbox.server.ts'
import { staffSessions, staffVerifications } from '#app/staff/staff.tables.ts'
import { fionn } from '#test/cast.ts'
import { describeOnEachDatabase, silentLog } from '#test/database.ts'
import { signUp } from '#test/staff.ts'
import { retentionJobs } from './retention.server.ts'

const now = new Date('2028-02-29T23:30:00Z')
const ago = (days: number) => new Date(now.getTime() - days * 86_400_000)
const mail = { kind: 'test', from: 'stay@kilmara.example', to: 'aoife@guests.example', subject: 'Stars', text: '', html: '' }

describeOnEachDatabase('the daily jobs', (house) => {
  it('forget proofs once they have expired by the database’s clock, whatever this machine’s says', async () => {
    const proof = (identifier: string, seconds: number) => ({
      identifier,
      value: 'a challenge',
      expiresAt: sql`now() + ${seconds} * interval '1 second'`,
    })
    await house.db.insert(staffVerifications).values([proof('over', -1), proof('open', 60)])
    await runDueJobs({ db: house.db, jobs: retentionJobs(() => now), log: silentLog })
    const left = await house.db.select({ identifier: staffVerifications.identifier }).from(staffVerifications)
    expect(left).toEqual([{ identifier: 'open' }])
  })

  it('forget sessions that are over, questions nobody asks any more, and mails given up long ago', async () => {
    const { id: userId } = await signUp(house.db, fionn)
    await house.db.delete(staffSessions)
    await house.db.insert(staffSessions).values([
      { userId, token: 'over', expiresAt: new Date(now.getTime() - 1) },
      { userId, token: 'open', expiresAt: new Date(now.getTime() + 1) },
    ])
    const { conciergeQuestionsDays, deliveredMailsDays } = retention
    const asked = { reason: 'handed_over', topic: 'none', confidence: 0, firstAskedAt: ago(999) } as const
    await house.db.insert(conciergeQuestions).values([
      { ...asked, question: 'old', gist: 'old', lastAskedAt: ago(conciergeQuestionsDays + 1) },
      { ...asked, question: 'young', gist: 'young', lastAskedAt: ago(conciergeQuestionsDays - 1) },
    ])
    await house.db.insert(conciergeVotes).values([
      { entry: 'old', votedOn: estateDay(ago(conciergeQuestionsDays + 1)) },
      { entry: 'young', votedOn: estateDay(ago(conciergeQuestionsDays)) },
    ])
    await house.db.delete(mailOutbox)
    for (const [to, set] of Object.entries({
      'waiting@guests.example': {},
      'old@guests.example': { failedAt: ago(deliveredMailsDays + 1) },
      'young@guests.example': { failedAt: ago(deliveredMailsDays - 1) },
    })) {
      const { id } = await queueMail(house.db, { ...mail, to })
      await house.db
        .update(mailOutbox)
        .set({ queuedAt: ago(999), ...set })
        .where(eq(mailOutbox.id, id))
    }

    await runDueJobs({ db: house.db, jobs: retentionJobs(() => now), log: silentLog })

    expect(await house.db.select({ token: staffSessions.token }).from(staffSessions)).toEqual([{ token: 'open' }])
    expect(await house.db.select({ gist: conciergeQuestions.gist }).from(conciergeQuestions)).toEqual([{ gist: 'young' }])
    expect(await house.db.select({ entry: conciergeVotes.entry }).from(conciergeVotes)).toEqual([{ entry: 'young' }])
    const mails = await house.db.select({ to: mailOutbox.to }).from(mailOutbox)
    expect(mails.map(({ to }) => to).sort()).toEqual(['waiting@guests.example', 'young@guests.example'])
  })
})
