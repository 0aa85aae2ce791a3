/**
 * Looks up in `table` a name that somebody sent. Plain indexing would also find inherited properties: `toString`, `constructor`,
 * `__proto__`.
 */
export function findOwn<T>(table: Readonly<Record<string, T>>, name: string | null | undefined): T | undefined {
  return name && Object.hasOwn(table, name) ? table[name] : undefined
}
