import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Database } from '#app/db/open.server.ts'
import { staffSessions, staffUsers } from '#app/staff/staff.tables.ts'
import { fionn } from '#test/cast.ts'
import { cookieOf } from '#test/cookie-of.ts'
import { describeOnEachDatabase, openTestDatabase, silentLog } from '#test/database.ts'
import { testSettings } from '#test/settings.ts'
import { signUp } from '#test/staff.ts'
import { sessionOf } from './session-of.server.ts'
import { createStaffAuth } from './staff-auth.server.ts'

const ours = testSettings({ AUTH_SECRET: 'larches lean over the quiet lake' })
const another = { ...ours, authSecret: 'herons stand about in the shallows' }
const open = ({ db }: Pick<Database, 'db'>, settings = ours) => ({ db, auth: createStaffAuth(db, settings, silentLog) })
type House = ReturnType<typeof open>

const cookie = (line: string) => new Headers({ cookie: line })
const signIn = async ({ auth }: House) =>
  cookieOf(await auth().api.signInEmail({ body: { email: fionn.email, password: fionn.password }, asResponse: true }))

describeOnEachDatabase('the session of a cookie', (database) => {
  it('tells who it is and since when', async () => {
    const house = open(database)
    const staff = await signUp(house.db, fionn)
    const line = await signIn(house)
    const [row] = await house.db.select().from(staffSessions)
    expect(await sessionOf(house, cookie(line))).toEqual({
      session: { id: row?.id, createdAt: row?.createdAt, expiresAt: row?.expiresAt },
      user: { id: staff.id, name: fionn.name, email: fionn.email, role: 'admin', twoFactorEnabled: false },
    })
    expect(await sessionOf(house, cookie(`theme=dark; ${line}; other=1`))).toBeDefined()
  })

  it('is nobody’s once it has ended, has expired, or its account is gone', async () => {
    const house = open(database)
    await signUp(house.db, fionn)
    const [ended = '', expired = '', orphan = ''] = [await signIn(house), await signIn(house), await signIn(house)]
    const tokenOf = (line: string) => /=([^.]+)/.exec(line)?.[1] ?? ''
    await house.auth().api.signOut({ headers: cookie(ended) })
    await house.db
      .update(staffSessions)
      .set({ expiresAt: sql`now() - interval '1 second'` })
      .where(eq(staffSessions.token, tokenOf(expired)))
    expect(await sessionOf(house, cookie(ended))).toBeUndefined()
    expect(await sessionOf(house, cookie(expired))).toBeUndefined()
    expect(await sessionOf(house, cookie(orphan))).toBeDefined()
    await house.db.delete(staffUsers)
    expect(await sessionOf(house, cookie(orphan))).toBeUndefined()
  })

  it('ends seven days after the sign-in, in the browser as here, however much it is used', async () => {
    const house = open(database)
    await signUp(house.db, fionn)
    const body = { email: fionn.email, password: fionn.password }
    const signedIn = await house.auth().api.signInEmail({ body, asResponse: true })
    const week = 7 * 86_400
    expect(signedIn.headers.getSetCookie().join()).toContain(`Max-Age=${week};`)
    const endsIn = async () => {
      const [row] = await house.db.select().from(staffSessions)
      return Math.round(((row?.expiresAt.getTime() ?? 0) - Date.now()) / 60_000)
    }
    expect(await endsIn()).toBe(week / 60)
    await house.db.update(staffSessions).set({ expiresAt: sql`now() + interval '1 hour'` })
    const headers = cookie(cookieOf(signedIn))
    expect(await sessionOf(house, headers)).toBeDefined()
    expect(await house.auth().api.getSession({ headers })).not.toBeNull()
    expect(await endsIn()).toBe(60)
  })

  it('is not known by another house’s secret', async () => {
    const house = open(database)
    await signUp(house.db, fionn)
    expect(await sessionOf(open(database, another), cookie(await signIn(house)))).toBeUndefined()
  })
})

const database = {} as Database
beforeAll(async () => void Object.assign(database, await openTestDatabase()))
afterAll(() => database.close())

it('is believed as it was written, and never when the vendor does not believe it, whatever was done to the cookie', async () => {
  const house = open(database)
  await signUp(house.db, fionn)
  const right = await signIn(house)
  const [name = '', value = ''] = right.split(/=(.*)/s)
  const otherSigned = await signIn(open(database, another))
  const [token = '', signature = ''] = decodeURIComponent(value).split('.')
  const at = fc.nat(value.length)
  const changed = fc.oneof(
    fc.constantFrom(right, otherSigned, '', name, `${name}=`, `${name}=.`, `${name}=${token}`, `${name}=${token}.`),
    fc.constantFrom(`${name}=.${signature}`, `x${right}`, `${right}x`, ` ${right} `, `"${right}"`, `${name}=%ff${value}`),
    fc.constantFrom(`${right}; ${name}=other`, `${name}=other; ${right}`, `${name}=${decodeURIComponent(value)}`),
    fc.constantFrom(
      `__Host-${right}`,
      right.replace('.', '..'),
      right.toUpperCase(),
      `${name}=${token}.${otherSigned.split('.').at(-1)}`,
    ),
    at.map((place) => `${name}=${value.slice(0, place)}`),
    fc.tuple(at, fc.string({ unit: 'binary-ascii', maxLength: 3 })).map(([place, put]) => {
      const spliced = value.slice(0, place) + put.replace(/[^\x20-\x7e]/g, '') + value.slice(place)
      return `${name}=${spliced}`
    }),
  )
  let believed = 0
  await fc.assert(
    fc.asyncProperty(changed, async (line) => {
      const vendors = await house.auth().api.getSession({ headers: cookie(line) })
      const found = await sessionOf(house, cookie(line))
      if (line.includes(right)) expect(found?.session.id).toBe(vendors?.session.id)
      if (!found) return
      expect(found.session.id).toBe(vendors?.session.id)
      believed += 1
    }),
    { numRuns: 400 },
  )
  // Both outcomes were covered.
  expect(believed).toBeGreaterThan(5)
  expect(believed).toBeLessThan(200)
})
