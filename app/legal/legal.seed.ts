import type { Db } from '#app/db/db.ts'
import { privacyPolicy } from '#app/legal/first-edition/privacy.ts'
import { termsAndConditions } from '#app/legal/first-edition/terms.ts'
import { findDocument, publishDocument } from './legal.server.ts'
import { type LegalSlug, legalSlugs } from './legal-document.ts'

const firstEdition = {
  'terms-and-conditions': termsAndConditions,
  'privacy-policy': privacyPolicy,
} as const satisfies Record<LegalSlug, unknown>

/** Publishes the first edition of documents the house does not have yet; never touches existing ones. */
export async function seedLegalDocuments(db: Db): Promise<void> {
  for (const slug of legalSlugs) {
    if (await findDocument(db, slug)) continue
    await publishDocument(db, { slug, content: firstEdition[slug]() })
  }
}
