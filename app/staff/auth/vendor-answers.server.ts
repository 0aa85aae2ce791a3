/** Translates Better Auth's answers: its refusals into our words, and failures it mistakes for user errors back into failures. */
import { AsyncLocalStorage } from 'node:async_hooks'
import { APIError } from 'better-auth/api'
import { findOwn } from '#app/find-own.ts'
import { isQueryError } from '#app/requests/discreet-error.server.ts'
import { invalidInput, ourFault } from '#app/requests/refusal.server.ts'

/** Discards its log, which contains user input, but reports failed queries to the caller, since the answer hides them. */
export const vendorLogger = {
  level: 'error',
  log: (_level: string, _message: string, fault: unknown) => heard.getStore()?.(fault),
} as const
const heard = new AsyncLocalStorage<(fault: unknown) => void>()

/**
 * @param otherwise the message for refusals without words here
 * @param fields the name of the field at fault, by the vendor's code
 * @throws Refusal 400; our own failures as they are
 */
export async function askVendor<T>(otherwise: string, ask: () => Promise<T>, fields: Record<string, string> = {}): Promise<T> {
  try {
    return await orFailedQuery(ask)
  } catch (error) {
    if (!(error instanceof APIError)) throw error
    const ours = findOwn(inOurWords, error.body?.code)
    if (!ours && error.statusCode >= 500) throw error
    const message = ours ?? otherwise
    const field = findOwn(fields, error.body?.code)
    throw invalidInput(message, field ? { [field]: message } : undefined)
  }
}

/** @throws the failed query that the vendor took for something else */
async function orFailedQuery<T>(ask: () => Promise<T>, isFailure: (result: T) => boolean = () => false): Promise<T> {
  let failed: unknown
  const note = (fault: unknown) => {
    if (isQueryError(fault)) failed = fault
  }
  const result = await heard.run(note, ask).catch((error: unknown) => {
    throw failed ?? error
  })
  if (failed && isFailure(result)) throw failed
  return result
}

/** For what the vendor calls done whether or not it was. @throws any failed query */
export function orNotDone<T>(ask: () => Promise<T>): Promise<T> {
  return orFailedQuery(ask, () => true)
}

/** Takes only the cookies: the vendor's other headers belong to its own response. */
export function cookiesOf(from: Headers): Headers {
  const headers = new Headers()
  for (const cookie of from.getSetCookie()) headers.append('Set-Cookie', cookie)
  return headers
}

/** For refused sign-ins without a better message. */
export const notLetIn = 'Authentication failed'

/**
 * Rewords the answer of a vendor's endpoint: a refusal keeps status, headers and code.
 * @param otherwise as for `askVendor`. @throws the failed query, if that is the real cause
 */
export async function sayInOurWords(otherwise: string, ask: () => Promise<Response>): Promise<Response> {
  const answer = await orFailedQuery(ask, ({ status }) => status >= 500)
  if (answer.ok) return answer
  const { code, ...said } = ((await answer.json().catch(() => undefined)) ?? {}) as { code?: string }
  const message = findOwn(inOurWords, code) ?? (answer.status >= 500 ? ourFault : otherwise)
  const headers = new Headers(answer.headers)
  headers.delete('content-length')
  return Response.json({ ...said, code, message }, { status: answer.status, headers })
}

/** For anything wrong with a browser's response about a passkey. */
export const passkeyUnusable = 'The passkey could not be used. Please try again.'

/** Wherever the console asks people for their password again. */
export const notYourPassword = 'This is not your password.'

/** Ours, not the vendor's: an app code that was already used. */
export const codeSpent = 'CODE_SPENT'

const inOurWords: Record<string, string> = {
  VALIDATION_ERROR: 'Please check the fields.',
  INVALID_EMAIL: 'Please check the email address.',
  INVALID_EMAIL_OR_PASSWORD: 'Invalid email or password. Please try again.',
  INVALID_PASSWORD: notYourPassword,
  INVALID_CODE: 'This code is not right. Please enter the one your app is showing now.',
  INVALID_BACKUP_CODE: 'This backup code is not right, or has already been used.',
  [codeSpent]: 'This code has already been used. Please sign in with your password again and wait for the next one.',
  INVALID_TWO_FACTOR_COOKIE: 'Please sign in with your password first: the code must follow soon after it.',
  TOO_MANY_ATTEMPTS_REQUEST_NEW_CODE: 'Too many wrong codes. Please sign in with your password again.',
  ACCOUNT_TEMPORARILY_LOCKED: 'Too many wrong codes. Please wait a quarter of an hour and try again.',
  TOTP_NOT_ENABLED: 'No authenticator app is set up for this account.',
  TOTP_ALREADY_ENABLED: 'The second step is already on.',
  SESSION_NOT_FRESH: 'Please sign out and in again first.',
  // The browser's response did not fit: the vendor treats that as its own failure.
  FAILED_TO_VERIFY_REGISTRATION: passkeyUnusable,
}
