import { data, type RouterContextProvider } from 'react-router'
import { houseContext } from '#app/context.ts'
import type { Db } from '#app/db/db.ts'
import { inTime, late } from '#app/requests/in-time.server.ts'
import { findDocument } from './legal.server.ts'
import type { LegalDocument, LegalSlug } from './legal-document.ts'

/** After how long a page without its text retries. */
const retrySeconds = 3

export type LegalPageData = { document: LegalDocument | undefined }

/** As each was last read from a database. */
const lastRead = new WeakMap<Db, Map<LegalSlug, LegalDocument>>()

/**
 * A page's document. If the database is late: as last read, in an uncached answer. If it was never read, or does not exist: none, with an
 * uncacheable status and a page that retries.
 */
export async function loadLegalPage(context: Readonly<RouterContextProvider>, slug: LegalSlug) {
  const { db } = context.get(houseContext)
  const found = await inTime(readDocument(db, slug))
  if (found && found !== late) return data<LegalPageData>({ document: found })
  const before = lastRead.get(db)?.get(slug)
  if (before) return data<LegalPageData>({ document: before }, { headers: { 'Cache-Control': 'no-store' } })
  const soon = String(retrySeconds)
  return data<LegalPageData>({ document: undefined }, { status: 503, headers: { Refresh: soon, 'Retry-After': soon } })
}

async function readDocument(db: Db, slug: LegalSlug): Promise<LegalDocument | undefined> {
  const document = await findDocument(db, slug)
  const read = lastRead.get(db) ?? new Map<LegalSlug, LegalDocument>()
  lastRead.set(db, read)
  if (document) read.set(slug, document)
  else read.delete(slug)
  return document
}
