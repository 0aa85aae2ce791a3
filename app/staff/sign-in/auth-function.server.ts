import { Hono, type MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { Db } from '#app/db/db.ts'
import type { RateName } from '#app/limits.server.ts'
import { clientAddress } from '#app/requests/client-address.server.ts'
import type { HonoEnv } from '#app/requests/hono-env.ts'
import type { RateLimits } from '#app/requests/limits/rate-limit.server.ts'
import { readJson } from '#app/requests/reading/json-function.server.ts'
import { Refusal } from '#app/requests/refusal.server.ts'
import type { Settings } from '#app/settings.server.ts'
import { sessionOf } from '#app/staff/auth/session-of.server.ts'
import type { StaffAuth } from '#app/staff/auth/staff-auth.server.ts'
import { notLetIn, orNotDone, sayInOurWords } from '#app/staff/auth/vendor-answers.server.ts'
import { checkInTurn, countSignIn } from './known-browser.server.ts'
import { recordSignIn } from './record-sign-in.server.ts'

type Needs = {
  db: Db
  settings: Settings
  log: Logger
  auth: StaffAuth
  limits: RateLimits
  limited: (name: RateName) => MiddlewareHandler<HonoEnv>
}

/**
 * `/api/auth`: sign in, read who is signed in, sign out. The vendor's other endpoints stay closed: the console's own verbs make those changes,
 * count attempts and write the audit log. A second factor is entered on the login page. No answer shows the session's token, which only the
 * cookie may hold: scripts cannot read that.
 */
export function staffAuthFunction({ db, settings, log, auth, limits, limited }: Needs): Hono<HonoEnv> {
  const app = new Hono<HonoEnv>()
  app.get('/api/auth/get-session', limited('auth'), async (c) =>
    c.json((await sessionOf({ auth, db }, c.req.raw.headers)) ?? null),
  )
  app.post('/api/auth/sign-out', limited('auth'), (c) =>
    sayInOurWords(notLetIn, () => orNotDone(() => auth().handler(withBody(c.req.raw, {})))),
  )
  app.post('/api/auth/sign-in/email', limited('auth'), async (c) => {
    const { email, password, rememberMe } = await readJson(c.req.raw, credentials)
    // Counts for every address, as on the login page, so that the limit does not reveal who has an account.
    const address = clientAddress(c, settings.trustProxy)
    const countRequest = (name: RateName, key = address) => limits.exceeded(name, key)
    const house = { settings, address, countRequest }
    const wait = await countSignIn(house, c.req.raw, email)
    if (wait !== undefined) {
      c.header('Retry-After', String(wait))
      throw new Refusal(429, 'too_many_requests', 'Too many attempts. Please wait a little and try again.')
    }
    const given = withBody(c.req.raw, { email, password, rememberMe })
    const answer = await checkInTurn(house, c.req.raw, email, () => sayInOurWords(notLetIn, () => auth().handler(given)))
    if (!answer.ok) return answer
    await recordSignIn({ auth, db, log }, answer.headers, 'the password')
    return withoutToken(answer)
  })
  return app
}

/** The vendor says what is wrong with the others. */
const credentials = z.object({
  email: z.string('Please give an email address.'),
  password: z.unknown().optional(),
  rememberMe: z.unknown().optional(),
})

async function withoutToken(answer: Response): Promise<Response> {
  const { token: _, ...shown } = await answer.json()
  const headers = new Headers(answer.headers)
  headers.delete('content-length')
  return Response.json(shown, { status: answer.status, headers })
}

/** The vendor would read a body of any size, so it gets the one we have already read. */
function withBody(request: Request, body: object): Request {
  const headers = new Headers(request.headers)
  headers.delete('content-length')
  headers.set('content-type', 'application/json')
  return new Request(request.url, { method: 'POST', headers, body: JSON.stringify(body) })
}
