/** The shape of a stored legal document, its limits, and the icons a section may have. Also for the browser: its rules are apart. */
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

/** `subtitle` and titles are plain text; `intro`, the sections' `content` and `footer` are HTML. */
export type LegalContent = { subtitle: string; intro: string; sections: LegalSection[]; footer?: string | undefined }
export type LegalSection = { icon: string; title: string; content: string }

/** The desk's form fields, whose names repeat for each section; undefined if they were not sent. */
export function contentIn({ subtitle, intro, footer, icon, title, section }: Typed): LegalContent | undefined {
  if (!title) return undefined
  const sections = title.map((title, at) => ({ icon: icon?.[at] ?? 'page', title, content: section?.[at] ?? '' }))
  return { subtitle: subtitle?.[0] ?? '', intro: intro?.[0] ?? '', sections, footer: footer?.[0] || undefined }
}

export type LegalDocument = { slug: LegalSlug; content: LegalContent; lastUpdated: Date }
