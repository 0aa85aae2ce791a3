import { index, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { moment } from '#app/db/moment.ts'
import { newId } from '#app/db/new-id.server.ts'
import type { LegalContent, LegalSlug } from './legal-document.ts'

/** What the public reads: one row per document. */
export const legalDocuments = pgTable('legal_documents', {
  slug: text().$type<LegalSlug>().primaryKey(),
  content: jsonb().$type<LegalContent>().notNull(),
  lastUpdated: moment('last_updated').notNull(),
})

/** Every wording that was ever published, and at most one draft per document: the version without a publication date. */
export const legalDocumentVersions = pgTable(
  'legal_document_versions',
  {
    id: uuid().primaryKey().$defaultFn(newId),
    slug: text().$type<LegalSlug>().notNull(),
    content: jsonb().$type<LegalContent>().notNull(),
    createdAt: moment('created_at').notNull().defaultNow(),
    /** The staff account that wrote it; null for the initial text. */
    createdBy: text('created_by'),
    publishedAt: moment('published_at'),
  },
  (table) => [index('legal_document_versions_slug_created_at').on(table.slug, table.createdAt)],
)
