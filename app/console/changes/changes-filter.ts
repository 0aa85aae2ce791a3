/** Which part of the audit log a URL asks for. Pure. */
import { asDay } from '#app/estate/time/estate-day.ts'
import { pageOf, textOf } from '#app/ui/console/lists/list-query.ts'

export function changesFilter({ searchParams: query }: URL) {
  const days = { from: asDay(query.get('from')), to: asDay(query.get('to')) }
  const subject = textOf(query, 'subject')
  // Of one thing alone, until another subject is chosen.
  const subjectId = (textOf(query, 'of') ?? subject) === subject ? textOf(query, 'id') : undefined
  return { ...days, words: textOf(query), subject, subjectId, page: pageOf(query) }
}
