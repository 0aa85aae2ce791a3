/** One thing the house knows, as staff see it and as answers cite it. */
export const knowledgeCategories = ['policies', 'facilities', 'accommodations', 'nearby', 'general_info', 'contacts'] as const
export type KnowledgeCategory = (typeof knowledgeCategories)[number]

/** Maximum characters for staff. */
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

export function refOf({ category, key }: EntryRef): string {
  return `${category}/${key}`
}
