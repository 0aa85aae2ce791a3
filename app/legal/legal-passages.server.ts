/** The current terms and privacy policy by paragraph or list item, for the concierge to quote. */
import sanitizeHtml from 'sanitize-html'
import type { Db } from '#app/db/db.ts'
import type { Passage } from '#app/knowledge/passage.ts'
import { sectionIds } from '#app/knowledge/section-ids.ts'
import { findDocument, listEditions } from './legal.server.ts'
import { type LegalContent, type LegalSlug, legalSlugs } from './legal-document.ts'

const kept = new WeakMap<Db, { edition: string; passages: readonly Passage[] }>()

/** Returns the same list until a new edition of either text is published. */
export async function currentPassages(db: Db): Promise<readonly Passage[]> {
  const editions = await listEditions(db)
  const edition = legalSlugs.map((slug) => editions.find((one) => one.slug === slug)?.lastUpdated.getTime() ?? 0).join()
  const before = kept.get(db)
  if (before?.edition === edition) return before.passages
  const passages: Passage[] = []
  for (const slug of legalSlugs) passages.push(...passagesOf(slug, (await findDocument(db, slug))?.content ?? { sections: [] }))
  kept.set(db, { edition, passages })
  return passages
}

const pages = { 'terms-and-conditions': 'terms and conditions', 'privacy-policy': 'privacy policy' } as const

export function passagesOf(slug: LegalSlug, { sections }: Pick<LegalContent, 'sections'>): Passage[] {
  const ids = sectionIds(sections)
  return sections.flatMap(({ title, content }, i) => {
    const address = `/${slug}#${ids[i]}`
    let under: string | undefined
    return [...content.matchAll(block)].flatMap(([, tag, html = '']): Passage[] => {
      const text = plainText(html).replace(/\s+/g, ' ').trim()
      if (tag === 'h3') under = text
      if (tag === 'h3' || text === '') return []
      const place = { page: pages[slug], title, address, text }
      return [{ ...place, ...(tag === 'li' && { line: true as const }), ...(under && { under }) }]
    })
  })
}

/** Sanitised text has no other blocks (sanitise.server.ts). */
const block = /<(p|h3|li)>([\s\S]*?)<\/\1>/g

const marks: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }
const plainText = (html: string) =>
  sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} }).replace(/&(?:amp|lt|gt|quot);/g, (mark) => marks[mark] ?? mark)
