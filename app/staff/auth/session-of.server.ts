import { createHmac, timingSafeEqual } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import { parse } from 'hono/utils/cookie'
import type { House } from '#app/context.ts'
import { cachedStatement } from '#app/db/cached-statement.server.ts'
import { staffSessions, staffUsers, staffVerifications } from '#app/staff/staff.tables.ts'

const sessionByToken = cachedStatement((db) =>
  db
    .select({
      session: { id: staffSessions.id, createdAt: staffSessions.createdAt, expiresAt: staffSessions.expiresAt },
      user: {
        id: staffUsers.id,
        name: staffUsers.name,
        email: staffUsers.email,
        role: staffUsers.role,
        twoFactorEnabled: staffUsers.twoFactorEnabled,
      },
    })
    .from(staffSessions)
    .innerJoin(staffUsers, eq(staffUsers.id, staffSessions.userId))
    .where(and(eq(staffSessions.token, sql.placeholder('token')), gt(staffSessions.expiresAt, sql`now()`)))
    .prepare(''),
)

/**
 * The session named by a `Cookie` header, read from the database each time, so that ending it takes effect everywhere at once. Reads
 * Better Auth's signed cookie and two tables directly, in a fourteenth of the CPU time of its `getSession` (0.07 against 1.03 ms), which
 * was a quarter of every console page.
 */
export async function sessionOf({ auth, db }: Pick<House, 'auth' | 'db'>, headers: Headers) {
  const { authCookies, secret } = await auth().$context
  const token = signedValue(headers.get('cookie') ?? '', authCookies.sessionToken.name, secret)
  if (!token) return undefined
  const [found] = await sessionByToken(db).execute({ token })
  return found
}

/**
 * The same request's headers without its session. The vendor would take a code for one that is open: without counting wrong ones, and
 * switching on a second step that was only begun.
 */
export async function withoutSession({ auth }: Pick<House, 'auth'>, from: Headers): Promise<Headers> {
  const { name } = (await auth().$context).authCookies.sessionToken
  const others = (from.get('cookie') ?? '').split(';').filter((cookie) => cookie.split('=')[0]?.trim() !== name)
  const headers = new Headers(from)
  headers.set('cookie', others.join(';'))
  return headers
}

/** Who has given their password and has yet to give a code, by the vendor's cookie for that. */
export async function halfSignedIn({ auth, db }: Pick<House, 'auth' | 'db'>, headers: Headers) {
  const { createAuthCookie, secret } = await auth().$context
  const half = signedValue(headers.get('cookie') ?? '', createAuthCookie('two_factor').name, secret)
  if (!half) return undefined
  const { id, name, email } = staffUsers
  const { identifier, expiresAt, value } = staffVerifications
  const [found] = await db
    .select({ id, name, email })
    .from(staffVerifications)
    .innerJoin(staffUsers, eq(sql`${id}::text`, value))
    .where(and(eq(identifier, half), gt(expiresAt, sql`now()`)))
  return found
}

/** Better Auth's cookie format: the value, a dot, and its HMAC in base64. */
function signedValue(cookies: string, name: string, secret: string): string | undefined {
  const written = parse(cookies, name)[name]
  const dot = written?.lastIndexOf('.') ?? -1
  if (!written || dot < 1) return undefined
  const value = written.slice(0, dot)
  const given = Buffer.from(written.slice(dot + 1))
  const right = Buffer.from(createHmac('sha256', secret).update(value).digest('base64'))
  return given.length === right.length && timingSafeEqual(given, right) ? value : undefined
}
