/** Which part of the audit log an address asks for. Pure. */
import { pageOf } from '#app/ui/console/page-of.ts'

export function changesFilter({ searchParams }: URL) {
  const text = (name: string) => searchParams.get(name)?.trim().slice(0, 200) || undefined
  return { words: text('q'), subject: text('subject'), subjectId: text('id'), page: pageOf(searchParams) }
}
