/** Better Auth over our own tables: passwords, sessions, second factor. Only auth/, login and accounts know the vendor. */
import { passkey } from '@better-auth/passkey'
import { type BetterAuthOptions, betterAuth } from 'better-auth'
import { drizzleAdapter } from 'better-auth/adapters/drizzle'
import { APIError, createAuthMiddleware } from 'better-auth/api'
import { twoFactor } from 'better-auth/plugins/two-factor'
import type { Logger } from 'pino'
import type { Db } from '#app/db/db.ts'
import { newId } from '#app/db/new-id.server.ts'
import { estate } from '#app/estate/estate.ts'
import * as fieldLimits from '#app/field-limits.ts'
import type { MailSettings } from '#app/mail/mail-settings.ts'
import {
  staffAccounts,
  staffPasskeys,
  staffSessions,
  staffTwoFactors,
  staffUsers,
  staffVerifications,
} from '#app/staff/staff.tables.ts'
import { staffRoles } from '#app/staff/staff-role.ts'
import { authSecret } from './auth-secret.server.ts'
import { makeBackupCodes } from './backup-codes.server.ts'
import { endProofs, spendCode, storedLinks } from './one-time-proofs.server.ts'
import { hashStaffPassword, verifyStoredPassword } from './password-hash.server.ts'
import { passwordFault } from './password-rules.server.ts'
import { noResetMail, queueResetLink, resetMinutes } from './reset-links.server.ts'
import { recordSignInChange } from './sign-in-changes.server.ts'
import { codeSpent, vendorLogger } from './vendor-answers.server.ts'

export type StaffAuthSettings = MailSettings & { authSecret?: string | undefined }
export type StaffAuth = (within?: Transaction) => ReturnType<typeof makeAuth>

/** All queries run in `tx`. Hashing is slow and belongs before a transaction, so the vendor gets its results instead. */
type Transaction = {
  tx: Db
  /** Of the new password, if there is one. */
  newHash?: string
  /** The stored hash that the current password was found to match; undefined if it matched none. */
  matchedHash?: string | undefined
}

/**
 * Created on first use: serving documents alone needs no secret. Unless `within` a transaction is given, each of the vendor's steps commits
 * on its own.
 */
export function createStaffAuth(db: Db, settings: StaffAuthSettings, log: Logger): StaffAuth {
  let made: ReturnType<typeof makeAuth> | undefined
  return (within) => {
    if (within) return makeAuth(within.tx, settings, log, hashedBefore(within))
    made ??= makeAuth(db, settings, log)
    return made
  }
}

const sessionDays = 7

function hashedBefore({ newHash, matchedHash }: Transaction) {
  return {
    async hash() {
      if (newHash === undefined) throw new Error('a password was to be hashed within a transaction')
      return newHash
    },
    verify: async ({ hash }: { hash: string }) => hash === matchedHash,
  }
}

function makeAuth(db: Db, settings: StaffAuthSettings, log: Logger, hashing?: ReturnType<typeof hashedBefore>) {
  const https = settings.baseUrl.startsWith('https:')
  return betterAuth({
    appName: estate.name,
    baseURL: settings.baseUrl,
    secret: authSecret(settings),
    trustedOrigins: [settings.baseUrl],
    telemetry: { enabled: false },
    logger: vendorLogger,
    // Errors other than refusals are ours to log and answer: the vendor would print them, including user input.
    onAPIError: { throw: true },
    database: drizzleAdapter(db, {
      provider: 'pg',
      schema: {
        user: staffUsers,
        session: staffSessions,
        account: staffAccounts,
        verification: staffVerifications,
        twoFactor: staffTwoFactors,
        passkey: staffPasskeys,
      },
    }),
    user: { additionalFields: { role: { type: [...staffRoles], required: true, input: false, defaultValue: 'staff' } } },
    verification: { storeIdentifier: storedLinks },
    // Counted from the sign-in. The vendor would extend it only in the database, while the browser's cookie still expires.
    session: { expiresIn: sessionDays * 86_400, disableSessionRefresh: true },
    emailAndPassword: passwordSignIn(db, settings, log, hashing),
    hooks: {
      before: createAuthMiddleware(async (ctx) => {
        const password: unknown = ctx.body?.newPassword
        const fault = typeof password === 'string' ? passwordFault(password) : undefined
        if (fault) throw new APIError('BAD_REQUEST', { message: fault })
      }),
    },
    databaseHooks: {
      session: {
        create: {
          // The vendor accepts a valid code repeatedly. If this throws, nobody gets in.
          async before({ userId }, ctx) {
            if (ctx?.path === '/two-factor/verify-totp' && !(await spendCode(db, userId, ctx.body.code)))
              throw new APIError('UNAUTHORIZED', { code: codeSpent })
          },
        },
      },
    },
    // Names and addresses of accounts change only through our verbs, which write the audit log.
    // So do passkeys (passkeys.server.ts); the vendor's endpoints answer malformed ones with 500.
    disabledPaths: ['/update-user', '/change-email', '/delete-user', '/sign-up/email', '/set-password', ...passkeyPaths],
    plugins: [
      twoFactor({ issuer: estate.name, backupCodeOptions: { customBackupCodesGenerate: makeBackupCodes } }),
      passkeysFor(new URL(settings.baseUrl)),
    ],
    // We count requests ourselves, by the address we trust (limits.server.ts).
    rateLimit: { enabled: false },
    advanced: {
      // On https the cookie is bound to this host; Better Auth's own option gives the weaker `__Secure-`.
      useSecureCookies: false,
      cookiePrefix: https ? '__Host-staff' : 'staff',
      defaultCookieAttributes: { httpOnly: true, sameSite: 'lax', path: '/', secure: https },
      ipAddress: { disableIpTracking: true },
      database: { generateId: () => newId() },
    },
  })
}

function passwordSignIn(db: Db, settings: StaffAuthSettings, log: Logger, hashing?: ReturnType<typeof hashedBefore>) {
  return {
    enabled: true,
    // Only createAccount makes accounts; it requires the set-up code or an invitation.
    disableSignUp: true,
    minPasswordLength: fieldLimits.staffPasswordAtLeast,
    maxPasswordLength: fieldLimits.staffPassword,
    password: hashing ?? { hash: hashStaffPassword, verify: (given) => verifyStoredPassword(db, given) },
    resetPasswordTokenExpiresIn: resetMinutes * 60,
    revokeSessionsOnPasswordReset: true,
    // The answer is the same for unknown addresses, so failures may show only in the log, and the vendor does not log them.
    sendResetPassword: ({ user, token }) =>
      queueResetLink(db, settings, user, token).catch((err) => log.error({ err }, noResetMail)),
    onPasswordReset: async ({ user }) => {
      await endProofs(db, user.id)
      await recordSignInChange(db, settings, user, user, 'password reset by email')
    },
  } satisfies BetterAuthOptions['emailAndPassword']
}

function passkeysFor({ hostname, origin }: URL) {
  return passkey({
    rpName: estate.name,
    rpID: hostname,
    origin,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    authentication: {
      // A passkey replaces password and second factor, so a device without its owner's finger or PIN is not enough.
      afterVerification({ verification }) {
        if (!verification.authenticationInfo.userVerified) throw new APIError('UNAUTHORIZED')
      },
    },
  })
}

const passkeyPaths = [
  'generate-register-options',
  'verify-registration',
  'generate-authenticate-options',
  'verify-authentication',
  'list-user-passkeys',
  'delete-passkey',
  'update-passkey',
].map((name) => `/passkey/${name}`)
