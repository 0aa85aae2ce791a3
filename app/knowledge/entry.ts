/** A knowledge entry, as staff see it and as answers cite it. */
import { findOwn } from '#app/find-own.ts'

export const knowledgeCategories = ['policies', 'facilities', 'accommodations', 'nearby', 'general_info', 'contacts'] as const
export type KnowledgeCategory = (typeof knowledgeCategories)[number]

/** For display; lists to import and the database use the categories themselves. */
export const categoryNames: Record<KnowledgeCategory, string> = {
  policies: 'Policies',
  facilities: 'Facilities',
  accommodations: 'Accommodations',
  nearby: 'Nearby',
  general_info: 'General info',
  contacts: 'Contacts',
}

/** `General info / late check-in`. */
export function entryTitle({ category, key }: EntryRef): string {
  return `${categoryNames[category]} / ${key}`
}

/**
 * The same from a `refOf` name, or from how the audit log writes it: `general_info / late check-in`. Anything else is returned unchanged.
 */
export function titleOfRef(ref: string): string {
  const [category = '', key = ''] = ref.split(/ ?\/ ?(.*)/s)
  const name = findOwn<string>(categoryNames, category)
  return name ? `${name} / ${key}` : ref
}

/** The most characters staff may type. */
export const entryLimits = { key: 200, value: 20_000 } as const

/** `registry` entries follow the code's facts at every start; `staff` entries belong to people and take precedence. */
export type EntryOrigin = 'registry' | 'staff'

export type KnowledgeEntry = {
  category: KnowledgeCategory
  key: string
  value: string
  origin: EntryOrigin
}

export type EntryRef = { category: KnowledgeCategory; key: string }

/** An entry's name in code, citations and caches: `general_info/late check-in`. */
export function refOf({ category, key }: EntryRef): string {
  return `${category}/${key}`
}
