import { sql } from 'drizzle-orm'
import { check, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { addressIndex } from '#app/db/mail-address.ts'
import { moment } from '#app/db/moment.ts'
import { newId } from '#app/db/new-id.server.ts'
import { searchText } from '#app/db/search-text.ts'
import type { DoorState, Visitor } from '#app/guide/door/door-rules.ts'
import { requestTypes } from '#app/guide/requests/request-types.ts'
import { plainFallback } from './guide-wording.ts'

/** What guests may see once they are in. One row. */
export const guideAccess = pgTable(
  'guide_access',
  {
    id: integer().primaryKey().default(1),
    passwordHash: text('password_hash').notNull(),
    /** Incremented with every new password, which invalidates earlier sessions. */
    generation: integer().notNull().default(1),
    /** Null while the initial password is still in use. */
    passwordChangedAt: moment('password_changed_at'),
    gateCode: text('gate_code').notNull(),
    /** Shown to everybody instead of the gate code. */
    gateCodeFallback: text('gate_code_fallback').notNull().default(plainFallback),
    wifiName: text('wifi_name').notNull(),
    wifiKey: text('wifi_key').notNull(),
  },
  (table) => [check('guide_access_one_row', sql`${table.id} = 1`)],
)

export const guestSessions = pgTable(
  'guest_sessions',
  {
    /** SHA-256 of the cookie's token: reading this table does not open the guide. */
    tokenHash: text('token_hash').primaryKey(),
    generation: integer().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    expiresAt: moment('expires_at').notNull(),
  },
  (table) => [index('guest_sessions_expires_at').on(table.expiresAt)],
)

/** Requests from the guide's contact form. */
export const guideRequests = pgTable(
  'guide_requests',
  {
    id: uuid().primaryKey().$defaultFn(newId),
    name: text().notNull(),
    email: text().notNull(),
    room: text().notNull(),
    requestType: text('request_type', { enum: requestTypes }).notNull(),
    message: text().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    answeredAt: moment('answered_at'),
    answeredBy: text('answered_by'),
    search: searchText('name', 'email', 'room', 'request_type', 'message'),
  },
  (table) => [index('guide_requests_created_at').on(table.createdAt), addressIndex('guide_requests_email', table.email)],
)

/** What the instances on one database share about guesses at the guide's password (door-store.server.ts). One row. */
export const guideDoor = pgTable(
  'guide_door',
  {
    id: integer().primaryKey().default(1),
    state: jsonb().$type<DoorState>().notNull(),
  },
  (table) => [check('guide_door_one_row', sql`${table.id} = 1`)],
)

/** Who has guessed. `key` is a keyed hash of the address, never the address. */
export const guideDoorVisitors = pgTable(
  'guide_door_visitors',
  {
    key: text().primaryKey(),
    state: jsonb().$type<Visitor>().notNull(),
    seenAt: moment('seen_at').notNull(),
  },
  (table) => [index('guide_door_visitors_seen_at').on(table.seenAt)],
)
