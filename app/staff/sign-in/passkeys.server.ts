/** Optional sign-in with a device instead of a password. The vendor's own endpoints for it are closed. */
import { and, asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { House } from '#app/context.ts'
import type { Db } from '#app/db/db.ts'
import * as fieldLimits from '#app/field-limits.ts'
import { Refusal } from '#app/requests/refusal.server.ts'
import { optionalLine } from '#app/requests/typed-fields.ts'
import { recordChange, recordDone } from '#app/staff/audit.server.ts'
import { staffPasskeys } from '#app/staff/staff.tables.ts'
import type { Staff } from '#app/staff/staff-role.ts'
import { cookiesOf, failed, type LoginReply, letIn, tooMany } from './login.server.ts'
import { confirmPassword } from './recent-sign-in.server.ts'
import { askVendor, passkeyUnusable } from './vendor-answers.server.ts'

/** The options for the browser's dialog, as JSON, and the cookies that remember them. */
export type Ceremony = { options: string; cookies: Headers }
export type Passkey = { id: string; name: string | null; createdAt: Date }

export async function listPasskeys(db: Db, staff: Staff): Promise<Passkey[]> {
  const { id, name, createdAt } = staffPasskeys
  return db.select({ id, name, createdAt }).from(staffPasskeys).where(eq(staffPasskeys.userId, staff.id)).orderBy(asc(createdAt))
}

/**
 * A passkey replaces password and second factor and survives a password change, so somebody who finds an open console must not create
 * one. This is the only way to add one. @throws Refusal 400 when the sign-in is more than a day old, 403 or 429 when the password is
 * wrong
 */
export async function startPasskey(house: House, request: Request, staff: Staff, password: string): Promise<Ceremony> {
  await confirmPassword(house, request, staff, password)
  const { response, headers } = await askVendor('Failed to start', () =>
    house.auth().api.generatePasskeyRegistrationOptions({ headers: request.headers, returnHeaders: true }),
  )
  return { options: JSON.stringify(response), cookies: cookiesOf(headers) }
}

const passkeyName = optionalLine(fieldLimits.passkeyName, `At most ${fieldLimits.passkeyName} characters.`)

/** `answer`: the browser's response to the options, as JSON. @throws Refusal 400 */
export async function addPasskey(house: House, request: Request, staff: Staff, fields: Record<string, string>) {
  const name = passkeyName.safeParse(fields.name ?? '').data ?? 'Passkey'
  const body = { response: readAnswer(answerShape, fields.answer), name }
  const headers = withOrigin(request, house.settings.baseUrl)
  await askVendor(passkeyUnusable, () => house.auth().api.verifyPasskeyRegistration({ body, headers }))
  await recordDone(house, staff, { action: 'passkey added', subject: 'staff', subjectId: staff.id, title: staff.name })
}

/** Only their own. @throws Refusal 404; 403 or 429 when the password is wrong */
export async function removePasskey(house: House, request: Request, staff: Staff, id: string, password: string): Promise<void> {
  await confirmPassword(house, request, staff, password)
  await house.db.transaction(async (tx) => {
    const gone = await tx
      .delete(staffPasskeys)
      .where(and(eq(staffPasskeys.id, id), eq(staffPasskeys.userId, staff.id)))
      .returning({ id: staffPasskeys.id })
    if (gone.length === 0) throw new Refusal(404, 'not_found', 'There is no such passkey.')
    await recordChange(tx, staff, { action: 'passkey removed', subject: 'staff', subjectId: staff.id, title: staff.name })
  })
}

/** For anybody: it names no account. */
export async function startPasskeySignIn({ auth }: House, request: Request): Promise<Ceremony> {
  // Without a session: the device says whose it is.
  const headers = new Headers({ origin: request.headers.get('origin') ?? '' })
  const started = await auth().api.generatePasskeyAuthenticationOptions({ headers, returnHeaders: true })
  return { options: JSON.stringify(started.response), cookies: cookiesOf(started.headers) }
}

/** @throws a redirect on success. */
export async function signInWithPasskey(
  house: House,
  request: Request,
  { answer, next }: Record<string, string>,
): Promise<LoginReply> {
  const wait = await house.countRequest('signInStep')
  if (wait) return tooMany(wait)
  try {
    const headers = withOrigin(request, house.settings.baseUrl)
    const given = { body: { response: readAnswer(signatureShape, answer) }, headers, returnHeaders: true } as const
    const signedIn = await askVendor('This passkey is not known here.', () => house.auth().api.verifyPasskeyAuthentication(given))
    return await letIn(house, signedIn.headers, 'logged-in', next)
  } catch (fault) {
    return failed(house, fault)
  }
}

const id = z.string().max(2_000)
const answerShape = z.looseObject({ id, rawId: id, response: z.looseObject({}) })
/** What the vendor asks of a signature (WebAuthn's AuthenticationResponseJSON). */
const signatureShape = z.object({
  id,
  rawId: id,
  response: z.object({
    clientDataJSON: z.string(),
    authenticatorData: z.string(),
    signature: z.string(),
    userHandle: z.string().exactOptional(),
  }),
  clientExtensionResults: z.object({}),
  type: z.literal('public-key'),
})

function readAnswer<Shape extends z.ZodType>(shape: Shape, answer = ''): z.output<Shape> {
  try {
    return shape.parse(JSON.parse(answer))
  } catch {
    throw new Refusal(400, 'invalid_input', passkeyUnusable)
  }
}

/** Our configured origin, whatever a proxy made of the request's. */
function withOrigin(request: Request, baseUrl: string): Headers {
  const headers = new Headers(request.headers)
  headers.set('origin', new URL(baseUrl).origin)
  return headers
}
