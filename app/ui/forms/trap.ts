/** A name that bots like to fill, and that no browser autofills. */
export const trapName = 'website'

/** Whether the honeypot was filled. Absent counts as empty: the JSON functions do not require it. */
export function isTrapped(values: object): boolean {
  const filled: unknown = (values as Record<string, unknown>)[trapName]
  return typeof filled === 'string' && filled.trim() !== ''
}
