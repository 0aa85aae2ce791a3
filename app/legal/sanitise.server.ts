import sanitizeHtml from 'sanitize-html'
import type { LegalContent } from './legal-document.ts'

/**
 * The HTML a legal text may contain. Other tags are removed and their text kept, except for scripts and styles, which are removed whole.
 */
function sanitiseHtml(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: ['p', 'br', 'h3', 'ul', 'ol', 'li', 'strong', 'em', 'a'],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['http', 'https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    // Deep nesting costs time and means nothing here.
    nestingLimit: 12,
    exclusiveFilter: (frame) => (frame.tag === 'a' && !isAddress(frame.attribs.href) ? 'excludeTag' : false),
    transformTags: { b: 'strong', i: 'em', h1: 'h3', h2: 'h3', h4: 'h3', h5: 'h3', h6: 'h3' },
  })
}

/** The whole document. Subtitle and titles are plain text, which React escapes. */
export function sanitiseContent(content: LegalContent): LegalContent {
  return {
    subtitle: content.subtitle,
    intro: sanitiseHtml(content.intro),
    sections: content.sections.map(({ icon, title, content }) => ({ icon, title, content: sanitiseHtml(content) })),
    ...(content.footer === undefined ? {} : { footer: sanitiseHtml(content.footer) }),
  }
}

/** A full address of an allowed scheme, or a path of our own; not `//elsewhere`, not `/\elsewhere`. */
function isAddress(href: string | undefined): boolean {
  return href !== undefined && (/^(https?|mailto|tel):/i.test(href) || /^\/(?![/\\])/.test(href))
}
