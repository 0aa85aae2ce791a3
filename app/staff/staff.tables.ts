import { sql } from 'drizzle-orm'
import {
  bigint,
  bigserial,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { isOneOf } from '#app/db/is-one-of.ts'
import { moment } from '#app/db/moment.ts'
import { newId } from '#app/db/new-id.server.ts'
import { searchText } from '#app/db/search-text.ts'
import { staffRoles } from './staff-role.ts'

const madeAt = () => moment('created_at').notNull().defaultNow()
const changedAt = () => moment('updated_at').notNull().defaultNow()
const id = () => uuid().primaryKey().$defaultFn(newId)
const ownerId = () =>
  uuid('user_id')
    .notNull()
    .references(() => staffUsers.id, { onDelete: 'cascade' })

/** Staff accounts. This table and the next five have the columns that Better Auth expects. */
export const staffUsers = pgTable(
  'staff_users',
  {
    id: id(),
    name: text().notNull(),
    email: text().notNull(),
    emailVerified: boolean('email_verified').notNull().default(false),
    image: text(),
    role: text({ enum: staffRoles }).notNull().default('staff'),
    twoFactorEnabled: boolean('two_factor_enabled').notNull().default(false),
    createdAt: madeAt(),
    updatedAt: changedAt(),
  },
  (table) => [
    uniqueIndex('staff_users_email').on(sql`lower(${table.email})`),
    check('staff_users_role', isOneOf('role', staffRoles)),
  ],
)

export const staffSessions = pgTable(
  'staff_sessions',
  {
    id: id(),
    token: text().notNull().unique(),
    userId: ownerId(),
    userAgent: text('user_agent'),
    ipAddress: text('ip_address'),
    expiresAt: moment('expires_at').notNull(),
    createdAt: madeAt(),
    updatedAt: changedAt(),
  },
  (table) => [index('staff_sessions_user').on(table.userId)],
)

/** How an account signs in: one row with the password's hash. */
export const staffAccounts = pgTable(
  'staff_accounts',
  {
    id: id(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: ownerId(),
    password: text(),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: moment('access_token_expires_at'),
    refreshTokenExpiresAt: moment('refresh_token_expires_at'),
    scope: text(),
    createdAt: madeAt(),
    updatedAt: changedAt(),
  },
  (table) => [index('staff_accounts_user').on(table.userId)],
)

/** One-time proofs: password resets, half-finished sign-ins with a second factor, and challenges for passkeys. */
export const staffVerifications = pgTable(
  'staff_verifications',
  {
    id: id(),
    identifier: text().notNull(),
    value: text().notNull(),
    expiresAt: moment('expires_at').notNull(),
    createdAt: madeAt(),
    updatedAt: changedAt(),
  },
  (table) => [
    index('staff_verifications_identifier').on(table.identifier),
    index('staff_verifications_expires').on(table.expiresAt),
  ],
)

export const staffTwoFactors = pgTable(
  'staff_two_factors',
  {
    id: id(),
    secret: text().notNull(),
    backupCodes: text('backup_codes').notNull(),
    userId: ownerId(),
    verified: boolean().notNull().default(true),
    failedVerificationCount: integer('failed_verification_count').notNull().default(0),
    lockedUntil: moment('locked_until'),
  },
  (table) => [index('staff_two_factors_user').on(table.userId)],
)

/** Devices that sign in instead of a password. */
export const staffPasskeys = pgTable(
  'staff_passkeys',
  {
    id: id(),
    name: text(),
    publicKey: text('public_key').notNull(),
    userId: ownerId(),
    credentialID: text('credential_id').notNull().unique(),
    counter: bigint({ mode: 'number' }).notNull(),
    deviceType: text('device_type').notNull(),
    backedUp: boolean('backed_up').notNull(),
    transports: text(),
    aaguid: text(),
    createdAt: madeAt(),
  },
  (table) => [index('staff_passkeys_user').on(table.userId)],
)

/** App codes already used, kept while they would still be valid (one-time-proofs.server.ts). */
export const staffSpentCodes = pgTable(
  'staff_spent_codes',
  { userId: ownerId(), code: text().notNull(), spentAt: moment('spent_at').notNull().defaultNow() },
  (table) => [primaryKey({ columns: [table.userId, table.code] })],
)

/** The set-up code of the first account, kept so that every start prints the same. One row. */
export const staffSetup = pgTable('staff_setup', { id: integer().primaryKey().default(1), code: text().notNull() }, (table) => [
  check('staff_setup_one_row', sql`${table.id} = 1`),
])

/** Pending invitations: an accepted one is deleted. */
export const staffInvitations = pgTable('staff_invitations', {
  id: id(),
  email: text().notNull(),
  role: text({ enum: staffRoles }).notNull(),
  /** SHA-256 of the link's token. */
  tokenHash: text('token_hash').notNull().unique(),
  invitedBy: text('invited_by').notNull(),
  createdAt: madeAt(),
  expiresAt: moment('expires_at').notNull(),
})

/** Who changed what. Append-only: the database refuses everything else (audit.seed.ts). */
export const auditLog = pgTable(
  'audit_log',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    at: moment('at').notNull().defaultNow(),
    /** The account, without a foreign key: the log outlives accounts. Null: the system itself. */
    staffId: uuid('staff_id'),
    /** Name and address at the time. */
    who: text().notNull(),
    action: text().notNull(),
    subject: text().notNull(),
    subjectId: text('subject_id'),
    /** The subject's name, for people. */
    title: text().notNull(),
    before: jsonb().$type<Record<string, unknown>>(),
    after: jsonb().$type<Record<string, unknown>>(),
    search: searchText('title', 'who', 'action', 'before::text', 'after::text'),
  },
  (table) => [index('audit_log_at').on(table.at), index('audit_log_subject').on(table.subject, table.subjectId, table.id)],
)

/** What instances on one PostgreSQL server must agree on if the operator has not set it (auth-secret.server.ts). */
export const houseSecrets = pgTable('house_secrets', {
  name: text().primaryKey(),
  value: text().notNull(),
})
