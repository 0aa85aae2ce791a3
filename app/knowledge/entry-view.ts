/** Which knowledge entries a console page shows, as its address asks. Pure. */
import { pageOf } from '#app/ui/console/page-of.ts'
import { type KnowledgeCategory, knowledgeCategories } from './entry.ts'

export const entriesPerPage = 50
const entrySortings = ['key', 'category', 'updated'] as const

export type EntryView = {
  words?: string | undefined
  category?: KnowledgeCategory | undefined
  sort?: (typeof entrySortings)[number]
  down?: boolean
  page?: number
}

/** Invalid values are ignored. */
export function readEntryView(address: string) {
  const query = new URL(address).searchParams
  return {
    words: query.get('q')?.trim().slice(0, 200) || undefined,
    category: knowledgeCategories.find((name) => name === query.get('category')),
    sort: entrySortings.find((name) => name === query.get('sort')) ?? ('category' as const),
    down: query.get('down') === '1',
    page: pageOf(query),
  }
}
