/** Which knowledge entries a console page shows, from its address. Pure. */
import { choiceOf, pageOf, textOf } from '#app/ui/console/lists/list-query.ts'
import { type KnowledgeCategory, knowledgeCategories } from './entry.ts'

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
    words: textOf(query),
    category: choiceOf(query, 'category', knowledgeCategories),
    sort: choiceOf(query, 'sort', entrySortings) ?? 'category',
    down: query.get('down') === '1',
    page: pageOf(query),
  }
}
