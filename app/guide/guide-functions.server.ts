/** The guide's JSON functions, its weather, and its offline support. */
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { Db } from '#app/db/db.ts'
import { estate } from '#app/estate/estate.ts'
import * as fieldLimits from '#app/field-limits.ts'
import { proofShape } from '#app/guide/door/door-proof.server.ts'
import { type GuestSession, getGuestSecrets } from '#app/guide/door/guest-access.server.ts'
import type { Admission, Reception } from '#app/guide/door/reception.server.ts'
import { guideManifest } from '#app/guide/offline/guide-manifest.ts'
import offlineWorker from '#app/guide/offline/offline-worker.ts?inline-script'
import { guideRequestShape } from '#app/guide/requests/guide-request.ts'
import { receiveGuideRequest } from '#app/guide/requests/guide-requests.server.ts'
import type { RateName } from '#app/limits.server.ts'
import { clientAddress } from '#app/requests/client-address.server.ts'
import type { HonoEnv } from '#app/requests/hono-env.ts'
import { reading, refuse } from '#app/requests/reading/json-function.server.ts'
import { Refusal } from '#app/requests/refusal.server.ts'
import type { Settings } from '#app/settings.server.ts'
import { fillThisIn } from '#app/ui/forms/required-fields.ts'
import { createForecast } from '#app/weather/forecast.server.ts'
import { waitMessage, wrongPassword } from './guide-wording.ts'

const gateCodeRequest = z.object({
  // A blank password is not a guess, and must not count as one.
  password: z
    .string()
    .max(fieldLimits.guestPassword)
    .refine((password) => password.trim() !== '', fillThisIn)
    .optional(),
  proof: proofShape.optional().catch(undefined),
})

type Needs = {
  db: Db
  settings: Settings
  log: Logger
  reception: Reception
  limited: (name: RateName) => MiddlewareHandler<HonoEnv>
}

/** Their routes, to be mounted by http.server.ts. `limited` is the middleware that counts a request against a rate. */
export function guideFunctions({ db, settings, log, reception, limited }: Needs) {
  const app = new Hono<HonoEnv>()
  const forecast = createForecast({
    url: settings.weatherUrl,
    place: estate.geo,
    timeZone: estate.timeZone,
    onFailure: (error) => log.warn({ err: error }, 'no weather'),
  })

  const limitedCodes = limited('guideCodes')
  app.post('/functions/v1/get-gate-code', limited('page'), reading(gateCodeRequest), unlessGuess(limitedCodes), async (c) => {
    // No cache, ours, the browser's or any in between, may ever store this answer.
    c.header('Cache-Control', 'no-store')
    const { password, proof } = c.var.given
    if (password === undefined) {
      const session = await reception.findSession(db, c.req.raw)
      if (!session) return refuse(c, new Refusal(401, 'locked', 'The guide is locked.'))
      return answerSecrets(c, db, session)
    }
    const address = clientAddress(c, settings.trustProxy)
    const admission = await reception.admit(db, { password, address, proof })
    if (admission.status !== 'open') return turnAway(c, admission)
    const { session, setCookie } = admission
    c.header('Set-Cookie', setCookie)
    return answerSecrets(c, db, session)
  })

  app.post('/functions/v1/guest-contact', limited('page'), reading(guideRequestShape), limited('guideRequest'), async (c) => {
    await receiveGuideRequest(db, settings, c.var.given)
    return c.json({ success: true })
  })

  /** Answers 204 while there is no weather to show. */
  app.get('/weather', async (c) => {
    const weather = await forecast.current()
    c.header('Cache-Control', 'no-store')
    return weather ? c.json(weather) : c.body(null, 204)
  })

  app.get('/guest-guide-worker.js', (c) => {
    return c.body(offlineWorker, 200, { 'Content-Type': 'text/javascript; charset=utf-8', 'Cache-Control': 'no-cache' })
  })
  app.get('/manifest.webmanifest', (c) => {
    return c.body(JSON.stringify(guideManifest), 200, {
      'Content-Type': 'application/manifest+json',
      'Cache-Control': 'public, max-age=86400',
    })
  })

  return app
}

type Asked = HonoEnv & { Variables: { given: z.infer<typeof gateCodeRequest> } }

/** Guesses have a rate of their own, at the reception. */
function unlessGuess(limiter: MiddlewareHandler<HonoEnv>): MiddlewareHandler<Asked> {
  return (c, next) => (c.var.given.password === undefined ? limiter(c as unknown as Context<HonoEnv>, next) : next())
}

async function answerSecrets(c: Context, db: Db, session: GuestSession) {
  const { gateCode, wifi } = await getGuestSecrets(db, session)
  return c.json({ gate_code: gateCode, wifi, expires_at: session.expiresAt.toISOString() })
}

function turnAway(c: Context, admission: Exclude<Admission, { status: 'open' }>) {
  if (admission.status === 'wrong') return refuse(c, new Refusal(401, 'wrong_password', wrongPassword))
  const { seconds, challenge } = admission
  c.header('Retry-After', String(seconds))
  return c.json({ error: { code: 'wait', message: waitMessage(seconds), ...(challenge ? { challenge } : {}) } }, 429)
}
