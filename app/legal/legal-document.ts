/** The shape of a stored legal document, its limits, and the icons a section may have. */
import { z } from 'zod'
import { tidyLine, tidyParagraphs } from '#app/db/plain-text.ts'
import { requiredLine } from '#app/requests/reading/typed-fields.ts'
import type { Typed } from '#app/ui/forms/form-reply.ts'

export const legalSlugs = ['terms-and-conditions', 'privacy-policy'] as const
export type LegalSlug = (typeof legalSlugs)[number]

/** The document named by the `document` parameter of a legal desk address. */
export function slugIn(text: string | null | undefined): LegalSlug {
  return legalSlugs.find((slug) => slug === text) ?? legalSlugs[0]
}

export const legalIcons = [
  'page',
  'estate',
  'calendar',
  'euro',
  'season',
  'deposit',
  'door',
  'clock',
  'people',
  'paw',
  'bath',
  'basket',
  'gift',
  'envelope',
  'fire',
  'key',
  'leaf',
  'cloud',
  'speech',
  'scale',
  'shield',
  'lock',
  'globe',
  'cookie',
  'hourglass',
  'hand',
  'lantern',
] as const
export type LegalIcon = (typeof legalIcons)[number]

/** The named icon, or the neutral one: stored text may name an icon that no longer exists, or never did. */
export function knownIcon(name: string): LegalIcon {
  return legalIcons.find((icon) => icon === name) ?? 'page'
}

/** In characters, unless the name says otherwise. */
export const legalLimits = {
  subtitle: 300,
  intro: 10_000,
  sections: 500,
  icon: 40,
  title: 200,
  section: 60_000,
  footer: 5_000,
  documentBytes: 1_100_000,
} as const

const atMost = (what: string, limit: number) => `${what} may have at most ${limit.toLocaleString('en-IE')} characters.`

const empty = { icon: 'page', title: '', content: '' }

/** HTML; sanitised before it is stored and again before it is shown. */
const html = (what: string, limit: number) =>
  z
    .string()
    .transform(tidyParagraphs)
    .pipe(z.string().max(limit, atMost(what, limit)))

const section = z.object({
  icon: z
    .string()
    .transform(tidyLine)
    .pipe(z.string().max(legalLimits.icon, atMost('The name of the icon', legalLimits.icon)))
    .default('page'),
  title: requiredLine(legalLimits.title, {
    missing: 'Please give it a title.',
    tooLong: atMost('The title', legalLimits.title),
  }),
  content: html('The content', legalLimits.section),
})

/** `subtitle` and titles are plain text; `intro`, the sections' `content` and `footer` are HTML. */
export const legalContent = z
  .object({
    subtitle: z
      .string()
      .transform(tidyLine)
      .pipe(z.string().max(legalLimits.subtitle, atMost('The subtitle', legalLimits.subtitle))),
    intro: html('The intro', legalLimits.intro),
    sections: z
      .array(section)
      .min(1, 'The document needs at least one section.')
      .max(legalLimits.sections, `The document may have at most ${legalLimits.sections} sections.`),
    footer: html('The footer', legalLimits.footer).optional(),
  })
  .refine((content) => new TextEncoder().encode(JSON.stringify(content)).byteLength <= legalLimits.documentBytes, {
    error: 'The document is too long.',
  })

/**
 * For reading stored text, whoever wrote it: no limits, and malformed parts are dropped so that they do not hide the rest from the reader.
 */
export const storedLegalContent = z
  .object({
    subtitle: z.string().catch(''),
    intro: z.string().catch(''),
    sections: z
      .array(
        z.object({ icon: z.string().catch('page'), title: z.string().catch(''), content: z.string().catch('') }).catch(empty),
      )
      .catch([])
      .transform((sections) => sections.filter(({ title, content }) => title !== '' || content !== '')),
    footer: z.string().optional().catch(undefined),
  })
  .catch({ subtitle: '', intro: '', sections: [] })

export type LegalContent = z.infer<typeof legalContent>
export type LegalSection = LegalContent['sections'][number]

/** The desk's form fields, whose names repeat for each section; undefined if they were not sent. */
export function contentIn({ subtitle, intro, footer, icon, title, section }: Typed): LegalContent | undefined {
  if (!title) return undefined
  const sections = title.map((title, at) => ({ icon: icon?.[at] ?? 'page', title, content: section?.[at] ?? '' }))
  return { subtitle: subtitle?.[0] ?? '', intro: intro?.[0] ?? '', sections, footer: footer?.[0] || undefined }
}

export type LegalDocument = { slug: LegalSlug; content: LegalContent; lastUpdated: Date }
