/** The verbs of the legal documents. */
import { eq } from 'drizzle-orm'
import type { Db } from '#app/db/db.ts'
import { announceDocumentsChanged } from '#app/db/documents-channel.server.ts'
import { legalDocuments, legalDocumentVersions } from './legal.tables.ts'
import { legalContent, storedLegalContent } from './legal-content.server.ts'
import type { LegalContent, LegalDocument, LegalSlug } from './legal-document.ts'
import { sanitiseContent } from './sanitise.server.ts'

/** What the public reads, safe to render: sanitised once more, whoever wrote to the table. Undefined when there is none. */
export async function findDocument(db: Db, slug: LegalSlug): Promise<LegalDocument | undefined> {
  const [row] = await db.select().from(legalDocuments).where(eq(legalDocuments.slug, slug))
  return row && { slug, content: sanitiseContent(storedLegalContent.parse(row.content)), lastUpdated: row.lastUpdated }
}

/** When each document was last published. */
export function listEditions(db: Db): Promise<{ slug: LegalSlug; lastUpdated: Date }[]> {
  return db.select({ slug: legalDocuments.slug, lastUpdated: legalDocuments.lastUpdated }).from(legalDocuments)
}

export type Publication = {
  slug: LegalSlug
  content: LegalContent
  /** The staff account; absent for the initial text. */
  createdBy?: string
  now?: Date
}

/**
 * Makes a text the public one, and stores it as a version.
 * @throws ZodError when the content is not a legal document, or exceeds a limit.
 */
export async function publishDocument(
  db: Db,
  { slug, content, createdBy, now = new Date() }: Publication,
): Promise<LegalDocument> {
  const safe = sanitiseContent(legalContent.parse(content))
  await db.transaction(async (tx) => {
    await tx.insert(legalDocumentVersions).values({ slug, content: safe, createdBy, createdAt: now, publishedAt: now })
    await tx
      .insert(legalDocuments)
      .values({ slug, content: safe, lastUpdated: now })
      .onConflictDoUpdate({ target: legalDocuments.slug, set: { content: safe, lastUpdated: now } })
    await announceDocumentsChanged(tx)
  })
  return { slug, content: safe, lastUpdated: now }
}
