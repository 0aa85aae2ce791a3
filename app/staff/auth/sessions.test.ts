import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { staffSessions } from '#app/staff/staff.tables.ts'
import { fionn, grainne } from '#test/cast.ts'
import { describeOnEachDatabase } from '#test/database.ts'
import { signUp } from '#test/staff.ts'
import { endOtherStaffSessions, endStaffSession, listStaffSessions } from './sessions.server.ts'

describeOnEachDatabase('where somebody is signed in', (house) => {
  async function signedIn() {
    const one = await signUp(house.db, fionn)
    const other = await signUp(house.db, grainne, one)
    const tomorrow = sql`now() + interval '1 day'`
    const sessions = await house.db
      .insert(staffSessions)
      .values([
        { userId: one.id, token: 'here', expiresAt: tomorrow },
        { userId: one.id, token: 'elsewhere', expiresAt: tomorrow },
        { userId: one.id, token: 'over', expiresAt: sql`now() - interval '1 second'` },
        { userId: other.id, token: 'colleague', expiresAt: tomorrow },
      ])
      .returning()
    const idOf = (token: string) => sessions.find((session) => session.token === token)?.id ?? ''
    return { me: { ...one, sessionId: idOf('here') }, idOf }
  }
  const left = async () => (await house.db.select().from(staffSessions)).map(({ token }) => token).sort()

  it('lists one’s own sessions that have not ended, and which of them is this one', async () => {
    const { me, idOf } = await signedIn()
    const sessions = await listStaffSessions(house.db, me)
    const listed = sessions.map(({ id, current }) => [id, current])
    expect(listed.sort()).toEqual(
      [
        [idOf('here'), true],
        [idOf('elsewhere'), false],
      ].sort(),
    )
    // All of it goes to the browser.
    for (const session of sessions) expect(Object.keys(session).sort()).toEqual(['createdAt', 'current', 'id', 'userAgent'])
  })

  it('is ended one by one or everywhere else, a colleague’s never', async () => {
    const { me, idOf } = await signedIn()
    await endStaffSession(house.db, me, idOf('colleague'))
    await endStaffSession(house.db, me, idOf('over'))
    expect(await left()).toEqual(['colleague', 'elsewhere', 'here'])
    await endOtherStaffSessions(house.db, me)
    expect(await left()).toEqual(['colleague', 'here'])
  })
})
