import { setTimeout as wait } from 'node:timers/promises'
import { data, type RouterContextProvider } from 'react-router'
import { houseContext } from '#app/context.ts'
import type { Db } from '#app/db/db.ts'
import { findDocument } from './legal.server.ts'
import type { LegalDocument, LegalSlug } from './legal-document.ts'

/** How long a reader waits for the database before the page says that the text is still coming. */
const patienceMs = 1_500
/** When such a page asks again. */
const retrySeconds = 3

export type LegalPageData = { document: LegalDocument | undefined }

const late = Symbol('late')

/** As each was last read from a database. */
const lastRead = new WeakMap<Db, Map<LegalSlug, LegalDocument>>()

/**
 * The document of a page. When the database is late: as it was last read, in an answer that nobody stores. When it never was, or
 * there is none: none, with a status that nobody stores either and a page that asks again.
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

async function inTime<T>(coming: Promise<T>): Promise<T | typeof late> {
  // Nobody waits any longer for an answer that comes too late; it must not end the process if it is an error.
  coming.catch(() => {})
  const patience = new AbortController()
  try {
    return await Promise.race([coming, wait<typeof late>(patienceMs, late, { signal: patience.signal })])
  } finally {
    patience.abort()
  }
}
