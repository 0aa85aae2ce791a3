import { data, type RouterContextProvider } from 'react-router'
import { houseContext } from '#app/context.ts'
import { isAway } from '#app/db/away.server.ts'
import type { Db } from '#app/db/db.ts'
import { inTimeIfAtAll, keepNothing, late, retrySoon } from '#app/requests/in-time.server.ts'
import { findDocument } from './legal.server.ts'
import type { LegalDocument, LegalSlug } from './legal-document.ts'

export type LegalPageData = { document: LegalDocument | undefined }

/** Each document as last read, by database. */
const lastRead = new WeakMap<Db, Map<LegalSlug, LegalDocument>>()

/**
 * A page's document. If the database is late or away: as last read, in an answer that must not be cached. If it was never read, or does not
 * exist: none, with a status that is not cached and a page that retries.
 */
export async function loadLegalPage(context: Readonly<RouterContextProvider>, slug: LegalSlug) {
  const { db, log } = context.get(houseContext)
  const found = await inTimeIfAtAll(readDocument(db, slug), (err) => {
    if (!isAway(err)) throw err
    log.error({ err, slug }, 'a legal text could not be read')
  })
  if (found && found !== late) return data<LegalPageData>({ document: found })
  const before = lastRead.get(db)?.get(slug)
  if (before) return data<LegalPageData>({ document: before }, keepNothing)
  return data<LegalPageData>({ document: undefined }, retrySoon)
}

async function readDocument(db: Db, slug: LegalSlug): Promise<LegalDocument | undefined> {
  const document = await findDocument(db, slug)
  const read = lastRead.get(db) ?? new Map<LegalSlug, LegalDocument>()
  lastRead.set(db, read)
  if (document) read.set(slug, document)
  else read.delete(slug)
  return document
}
