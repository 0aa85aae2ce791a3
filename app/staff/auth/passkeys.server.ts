/** One's own passkeys: devices that sign in instead of a password. The vendor's own endpoints for them are closed. */
import { and, asc, eq } from 'drizzle-orm'
import { z } from 'zod'
import type { House } from '#app/context.ts'
import type { Db } from '#app/db/db.ts'
import * as fieldLimits from '#app/field-limits.ts'
import { optionalLine } from '#app/requests/reading/typed-fields.ts'
import { invalidInput, Refusal } from '#app/requests/refusal.server.ts'
import { staffPasskeys } from '#app/staff/staff.tables.ts'
import type { Staff } from '#app/staff/staff-role.ts'
import { confirmPassword } from './recent-sign-in.server.ts'
import { endOtherStaffSessions } from './sessions.server.ts'
import { recordSignInChange } from './sign-in-changes.server.ts'
import { askVendor, cookiesOf, passkeyUnusable } from './vendor-answers.server.ts'

/** The options for the browser's dialog, as JSON, and the cookies that remember them. */
export type Ceremony = { options: string; cookies: Headers }
export type Passkey = { id: string; name: string | null; createdAt: Date }

export async function listPasskeys(db: Db, staff: Staff): Promise<Passkey[]> {
  const { id, name, createdAt } = staffPasskeys
  return db.select({ id, name, createdAt }).from(staffPasskeys).where(eq(staffPasskeys.userId, staff.id)).orderBy(asc(createdAt))
}

/**
 * A passkey replaces password and second factor and survives a password change, so somebody who finds an open console must not create
 * one. This is the only way to add one. @throws Refusal 400 if the sign-in is more than a day old, 403 or 429 if the password is wrong
 */
export async function startPasskey(house: House, request: Request, staff: Staff, password: string): Promise<Ceremony> {
  await confirmPassword(house, request, staff, password)
  const { response, headers } = await askVendor('Failed to start', () =>
    house.auth().api.generatePasskeyRegistrationOptions({ headers: request.headers, returnHeaders: true }),
  )
  return { options: JSON.stringify(response), cookies: cookiesOf(headers) }
}

/** A passkey's id as browsers send it: base64url. PostgreSQL refuses some of what else could stand there. */
export const passkeyId = z
  .string()
  .max(2_000)
  .regex(/^[\w-]+$/)

const passkeyName = optionalLine(fieldLimits.passkeyName, `At most ${fieldLimits.passkeyName} characters.`)

/** Ends their other sessions, all or nothing. `answer`: the browser's response to the options, as JSON. @throws Refusal 400 */
export async function addPasskey(house: House, request: Request, staff: Staff, fields: Record<string, string>) {
  const name = passkeyName.safeParse(fields.name ?? '').data ?? 'Passkey'
  const body = { response: readAnswer(answerShape, fields.answer), name }
  const headers = withOrigin(request, house.settings.baseUrl)
  const add = () =>
    house.db.transaction(async (tx) => {
      await house.auth({ tx }).api.verifyPasskeyRegistration({ body, headers })
      await endOtherStaffSessions(tx, staff)
      await recordSignInChange(tx, house.settings, staff, staff, 'passkey added')
    })
  await askVendor(passkeyUnusable, add)
}

/** Removes one of their own, and ends their other sessions. @throws Refusal 404; 403 or 429 if the password is wrong */
export async function removePasskey(house: House, request: Request, staff: Staff, id: string, password: string): Promise<void> {
  await confirmPassword(house, request, staff, password)
  await house.db.transaction(async (tx) => {
    const gone = await tx
      .delete(staffPasskeys)
      .where(and(eq(staffPasskeys.id, id), eq(staffPasskeys.userId, staff.id)))
      .returning({ id: staffPasskeys.id })
    if (gone.length === 0) throw new Refusal(404, 'not_found', 'There is no such passkey.')
    await endOtherStaffSessions(tx, staff)
    await recordSignInChange(tx, house.settings, staff, staff, 'passkey removed')
  })
}

/** How a browser reaches the device: `usb`, `hybrid`. */
const transports = z.array(z.string().regex(/^[\w-]{1,32}$/)).max(16)
const answerShape = z.looseObject({
  id: passkeyId,
  rawId: passkeyId,
  response: z.looseObject({ transports: transports.optional() }),
})

/** @throws Refusal 400 */
export function readAnswer<Shape extends z.ZodType>(shape: Shape, answer = ''): z.output<Shape> {
  try {
    return shape.parse(JSON.parse(answer))
  } catch {
    throw invalidInput(passkeyUnusable)
  }
}

/** Our configured origin, whatever a proxy made of the request's. */
export function withOrigin(request: Request, baseUrl: string): Headers {
  const headers = new Headers(request.headers)
  headers.set('origin', new URL(baseUrl).origin)
  return headers
}
