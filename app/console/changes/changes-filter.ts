/** Which part of the audit log a URL asks for. Pure. */
import { asDay } from '#app/estate/time/estate-day.ts'
import { pageOf, textOf } from '#app/ui/console/lists/list-query.ts'

export function changesFilter({ searchParams: query }: URL) {
  const days = { from: asDay(query.get('from')), to: asDay(query.get('to')) }
  return { ...days, words: textOf(query), subject: textOf(query, 'subject'), subjectId: textOf(query, 'id'), page: pageOf(query) }
}
