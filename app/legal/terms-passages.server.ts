/** The current terms by paragraph or list item, for the concierge to quote. */
import sanitizeHtml from 'sanitize-html'
import type { Db } from '#app/db/db.ts'
import type { Passage } from '#app/knowledge/passage.ts'
import { sectionIds } from '#app/knowledge/section-ids.ts'
import { findDocument, listEditions } from './legal.server.ts'
import type { LegalContent } from './legal-document.ts'

const slug = 'terms-and-conditions'
const kept = new WeakMap<Db, { edition: number; passages: readonly Passage[] }>()

/** The same list until another edition is published. */
export async function currentTerms(db: Db): Promise<readonly Passage[]> {
  const edition = (await listEditions(db)).find((one) => one.slug === slug)?.lastUpdated.getTime() ?? 0
  const before = kept.get(db)
  if (before?.edition === edition) return before.passages
  const passages = termsPassages((await findDocument(db, slug))?.content ?? { sections: [] })
  kept.set(db, { edition, passages })
  return passages
}

export function termsPassages({ sections }: Pick<LegalContent, 'sections'>): Passage[] {
  const ids = sectionIds(sections)
  return sections.flatMap(({ title, content }, i) => {
    const address = `/${slug}#${ids[i]}`
    let under: string | undefined
    return [...content.matchAll(block)].flatMap(([, tag, html = '']): Passage[] => {
      const text = plainText(html).replace(/\s+/g, ' ').trim()
      if (tag === 'h3') under = text
      if (tag === 'h3' || text === '') return []
      const place = { page: 'terms and conditions' as const, title, address, text }
      return [{ ...place, ...(tag === 'li' && { line: true as const }), ...(under && { under }) }]
    })
  })
}

/** Sanitised text has no other blocks (sanitise.server.ts). */
const block = /<(p|h3|li)>([\s\S]*?)<\/\1>/g

const marks: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }
const plainText = (html: string) =>
  sanitizeHtml(html, { allowedTags: [], allowedAttributes: {} }).replace(/&(?:amp|lt|gt|quot);/g, (mark) => marks[mark] ?? mark)
