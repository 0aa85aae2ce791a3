import { setTimeout as wait } from 'node:timers/promises'
import { data, type RouterContextProvider } from 'react-router'
import { houseContext } from '#app/context.ts'
import { findDocument } from './legal.server.ts'
import type { LegalDocument, LegalSlug } from './legal-document.ts'

/** How long a reader waits for the database before the page says that the text is still coming. */
const patienceMs = 1_500
/** When such a page asks again. */
const retrySeconds = 3

export type LegalPageData = { document: LegalDocument | undefined }

/** The document of a page. When it is late, or not there yet: none, with a status that nobody stores and a page that asks again. */
export async function loadLegalPage(context: Readonly<RouterContextProvider>, slug: LegalSlug) {
  const document = await inTime(findDocument(context.get(houseContext).db, slug))
  if (document) return data<LegalPageData>({ document })
  const soon = String(retrySeconds)
  return data<LegalPageData>({ document: undefined }, { status: 503, headers: { Refresh: soon, 'Retry-After': soon } })
}

async function inTime<T>(coming: Promise<T>): Promise<T | undefined> {
  // Nobody waits any longer for an answer that comes too late; it must not end the process if it is an error.
  coming.catch(() => {})
  const patience = new AbortController()
  try {
    return await Promise.race([coming, wait(patienceMs, undefined, { signal: patience.signal })])
  } finally {
    patience.abort()
  }
}
