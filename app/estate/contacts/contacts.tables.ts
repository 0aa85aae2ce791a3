import { sql } from 'drizzle-orm'
import { check, integer, jsonb, pgTable } from 'drizzle-orm/pg-core'
import type { ContactChanges } from './contacts.ts'

/** Staff's overrides of the house's default contacts. One row, or none. */
export const estateContacts = pgTable(
  'estate_contacts',
  { id: integer().primaryKey().default(1), written: jsonb().$type<Partial<ContactChanges>>().notNull() },
  (table) => [check('estate_contacts_one_row', sql`${table.id} = 1`)],
)
