/** What staff do with the legal documents: draft, publish, restore. */

import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { advisoryLocks } from '#app/db/advisory-locks.ts'
import type { Db } from '#app/db/db.ts'
import { isId } from '#app/db/new-id.server.ts'
import { publishDocument } from '#app/legal/legal.server.ts'
import { legalDocuments, legalDocumentVersions } from '#app/legal/legal.tables.ts'
import { legalContent, storedLegalContent } from '#app/legal/legal-content.server.ts'
import type { LegalContent, LegalSlug } from '#app/legal/legal-document.ts'
import { type OutdatedPrice, outdatedPrices } from '#app/legal/outdated-prices.ts'
import { sanitiseContent } from '#app/legal/sanitise.server.ts'
import { listActiveProducts } from '#app/products/products.server.ts'
import { invalidInput, Refusal } from '#app/requests/refusal.server.ts'
import { type By, changedMeanwhile, recordChange } from '#app/staff/audit/audit.server.ts'

type LegalVersion = { id: string; publishedAt: Date | null; createdBy: string | null }
/** `stamp` identifies the state of draft and published text; it changes with every save. */
export type LegalDesk = {
  content: LegalContent
  isDraft: boolean
  stamp: string
  versions: LegalVersion[]
  /** Prices in the public text that are outdated; only staff change that text. */
  outdated: OutdatedPrice[]
}

/** The draft if there is one, otherwise the public text. */
export async function openDesk(db: Db, slug: LegalSlug): Promise<LegalDesk> {
  const [draft] = await db.select().from(legalDocumentVersions).where(draftOf(slug))
  const [published] = await db.select().from(legalDocuments).where(eq(legalDocuments.slug, slug))
  const { id, publishedAt, createdBy } = legalDocumentVersions
  const versions = await db
    .select({ id, publishedAt, createdBy })
    .from(legalDocumentVersions)
    .where(and(eq(legalDocumentVersions.slug, slug), isNotNull(publishedAt)))
    .orderBy(desc(publishedAt))
    .limit(50)
  const content = sanitiseContent(storedLegalContent.parse(draft?.content ?? published?.content))
  const outdated = outdatedPrices(storedLegalContent.parse(published?.content), await listActiveProducts(db))
  return { content, isDraft: draft !== undefined, stamp: stampOf(draft, published), versions, outdated }
}

/** The content as it would be shown. @throws Refusal 400, whose fields are paths in the document: `sections.0.title` */
export function readContent(json: string): LegalContent {
  try {
    return sanitiseContent(legalContent.parse(JSON.parse(json)))
  } catch (error) {
    const issues = error instanceof z.ZodError ? error.issues : []
    const [issue] = issues
    if (!issue || issue.code === 'invalid_type') throw invalidInput('This is not a document.')
    const faults = issues.map((each) => [each.path.join('.'), inWords(each)] as const)
    throw invalidInput(inWords(issue), Object.fromEntries(faults))
  }
}

/** The message, with the section's number counted from 1. */
function inWords({ path: [part, at], message }: z.core.$ZodIssue): string {
  return part === 'sections' && typeof at === 'number' ? `Section ${at + 1}: ${message}` : message
}

/** @throws Refusal 409 `changed_meanwhile` if draft or text no longer match `stamp` */
export async function saveDraft(db: Db, by: By, slug: LegalSlug, stamp: string, content: LegalContent): Promise<void> {
  await db.transaction(async (tx) => {
    await checkStamp(tx, by, slug, stamp)
    await replaceDraft(tx, by, slug, content)
    await recordChange(tx, by, { action: 'draft saved', subject: 'legal', subjectId: slug, title: slug })
  })
}

/** @throws Refusal 409 `changed_meanwhile` */
export async function publishDraft(db: Db, by: By, slug: LegalSlug, stamp: string, content: LegalContent): Promise<void> {
  await db.transaction(async (tx) => {
    await checkStamp(tx, by, slug, stamp)
    await tx.delete(legalDocumentVersions).where(draftOf(slug))
    await publishDocument(tx, { slug, content, createdBy: by.name })
    await recordChange(tx, by, { action: 'published', subject: 'legal', subjectId: slug, title: slug })
  })
}

/** An earlier text, as the public read it. @throws Refusal 404 */
export async function readVersion(db: Db, slug: LegalSlug, id: string): Promise<LegalContent> {
  const { content } = await getVersion(db, slug, id)
  return sanitiseContent(storedLegalContent.parse(content))
}

/** Makes an earlier version the draft; the public sees it once published. @throws Refusal 404; 409 */
export async function restoreVersion(db: Db, by: By, slug: LegalSlug, stamp: string, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    await checkStamp(tx, by, slug, stamp)
    const { content } = await getVersion(tx, slug, id)
    await replaceDraft(tx, by, slug, storedLegalContent.parse(content))
    await recordChange(tx, by, { action: 'version restored as draft', subject: 'legal', subjectId: slug, title: slug })
  })
}

/** @throws Refusal 409 */
export async function discardDraft(db: Db, by: By, slug: LegalSlug, stamp: string): Promise<void> {
  await db.transaction(async (tx) => {
    await checkStamp(tx, by, slug, stamp)
    await tx.delete(legalDocumentVersions).where(draftOf(slug))
    await recordChange(tx, by, { action: 'draft discarded', subject: 'legal', subjectId: slug, title: slug })
  })
}

async function getVersion(db: Db, slug: LegalSlug, id: string) {
  const { id: ids, slug: slugs, content } = legalDocumentVersions
  const [version] = isId(id)
    ? await db
        .select({ content })
        .from(legalDocumentVersions)
        .where(and(eq(ids, id), eq(slugs, slug)))
    : []
  if (!version) throw new Refusal(404, 'not_found', 'There is no such version.')
  return version
}

async function replaceDraft(tx: Db, by: By, slug: LegalSlug, content: LegalContent): Promise<void> {
  await tx.delete(legalDocumentVersions).where(draftOf(slug))
  await tx.insert(legalDocumentVersions).values({ slug, content, createdBy: by.name })
}

async function checkStamp(tx: Db, by: By, slug: LegalSlug, stamp: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.legalEditions})`)
  const [draft] = await tx.select().from(legalDocumentVersions).where(draftOf(slug))
  const [published] = await tx.select().from(legalDocuments).where(eq(legalDocuments.slug, slug))
  if (stampOf(draft, published) !== stamp) throw await changedMeanwhile(tx, by, 'legal', slug, 'this document')
}

function draftOf(slug: LegalSlug) {
  return and(eq(legalDocumentVersions.slug, slug), isNull(legalDocumentVersions.publishedAt))
}

function stampOf(draft: { id: string } | undefined, published: { lastUpdated: Date } | undefined): string {
  return `${draft?.id ?? ''}|${published?.lastUpdated.toISOString() ?? ''}`
}
