/** For names that come from outside. Plain indexing would also find what every object inherits: `toString`, `constructor`, `__proto__`. */
export function isKeyOf<Table extends object>(table: Table, name: string): name is keyof Table & string {
  return Object.hasOwn(table, name)
}

/** What `table` has under that name, if anything. */
export function findOwn<T>(table: Readonly<Record<string, T>>, name: string | null | undefined): T | undefined {
  return name && Object.hasOwn(table, name) ? table[name] : undefined
}
