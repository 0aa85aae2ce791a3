/** What there is to do when it rains: what each entry says, and how to ask for it just once. */
import type { KnowledgeEntry } from '#app/knowledge/entry.ts'

const askedFor = / Ask through .*$/

export function wetDayAnswer(entries: readonly KnowledgeEntry[]): string {
  const last = entries.findLastIndex(({ value }) => askedFor.test(value))
  return entries.map(({ value }, i) => (i < last ? value.replace(askedFor, '') : value)).join(' ')
}
