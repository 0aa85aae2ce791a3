/** A name that programs like to fill, and that no browser fills by itself. */
export const trapName = 'website'

/** What was sent has something where no person can have put it. Absent counts as empty: the JSON functions do not ask for it. */
export function isTrapped(values: object): boolean {
  const filled: unknown = (values as Record<string, unknown>)[trapName]
  return typeof filled === 'string' && filled.trim() !== ''
}
