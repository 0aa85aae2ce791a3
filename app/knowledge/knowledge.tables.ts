import { sql } from 'drizzle-orm'
import { bigint, boolean, check, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#app/db/moment.ts'
import { newId } from '#app/db/new-id.server.ts'
import { searchText } from '#app/db/search-text.ts'
import { type EntryOrigin, type KnowledgeCategory, knowledgeCategories } from './entry.ts'

const categories = sql.raw(knowledgeCategories.map((name) => `'${name}'`).join(', '))

export const estateKnowledge = pgTable(
  'estate_knowledge',
  {
    id: uuid().primaryKey().$defaultFn(newId),
    category: text().$type<KnowledgeCategory>().notNull(),
    key: text().notNull(),
    value: text().notNull(),
    origin: text().$type<EntryOrigin>().notNull().default('staff'),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    search: searchText('key', 'value'),
  },
  (table) => [
    unique('estate_knowledge_category_key').on(table.category, table.key),
    check('estate_knowledge_category', sql`${table.category} in (${categories})`),
    check('estate_knowledge_origin', sql`${table.origin} in ('registry', 'staff')`),
    index('estate_knowledge_updated').on(table.updatedAt, table.id),
  ],
)

/** What staff have deleted, so that the registry does not restore it at the next start. */
export const deletedKnowledge = pgTable(
  'estate_knowledge_deleted',
  {
    category: text().$type<KnowledgeCategory>().notNull(),
    key: text().notNull(),
    value: text().notNull(),
    origin: text().$type<EntryOrigin>().notNull(),
    deletedAt: moment('deleted_at').notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.category, table.key] })],
)

/**
 * One row. `version` increases with every statement that changes entries; `entries` is their number. The database maintains it and the
 * changes itself (triggers in migration 0012).
 */
export const knowledgeCount = pgTable(
  'estate_knowledge_version',
  {
    only: boolean().primaryKey().default(true),
    version: bigint({ mode: 'number' }).notNull(),
    entries: bigint({ mode: 'number' }).notNull(),
  },
  (table) => [check('estate_knowledge_version_only', sql`${table.only}`)],
)

/** Which entries were added, changed or deleted in each of the last thousand versions. */
export const knowledgeChange = pgTable(
  'estate_knowledge_changes',
  { version: bigint({ mode: 'number' }).notNull(), category: text().$type<KnowledgeCategory>().notNull(), key: text().notNull() },
  (table) => [primaryKey({ columns: [table.version, table.category, table.key] })],
)
