/** What the address of a console page asks of its list. Pure; anything invalid is ignored. */

/** The page number (`?page=`) for `Pager`, from 1 on. */
export function pageOf(query: URLSearchParams): number {
  return Math.min(100_000, Math.max(1, Math.trunc(Number(query.get('page'))) || 1))
}

/** The text searched for (`?q=`), or another parameter. */
export function textOf(query: URLSearchParams, name = 'q', most = 200): string | undefined {
  return query.get(name)?.trim().slice(0, most) || undefined
}

/** The value of a parameter, if it is one of the `choices`. */
export function choiceOf<T extends string>(query: URLSearchParams, name: string, choices: readonly T[]): T | undefined {
  return choices.find((choice) => choice === query.get(name))
}
