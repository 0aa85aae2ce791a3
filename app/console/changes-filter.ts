/** What part of the audit log an address asks for. Pure. */
export function changesFilter({ searchParams }: URL) {
  const text = (name: string) => searchParams.get(name)?.trim().slice(0, 200) || undefined
  const page = Math.min(100_000, Math.max(1, Math.trunc(Number(searchParams.get('page'))) || 1))
  return { words: text('q'), subject: text('subject'), subjectId: text('id'), page }
}
