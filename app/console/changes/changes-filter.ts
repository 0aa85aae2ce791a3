/** Which part of the audit log a URL asks for. Pure. */
import { pageOf, textOf } from '#app/ui/console/lists/list-query.ts'

export function changesFilter({ searchParams: query }: URL) {
  return { words: textOf(query), subject: textOf(query, 'subject'), subjectId: textOf(query, 'id'), page: pageOf(query) }
}
