/** The page number an address asks for (`?page=`), for `Pager`: from 1 on; anything invalid is the first page. */
export function pageOf(query: URLSearchParams): number {
  return Math.min(100_000, Math.max(1, Math.trunc(Number(query.get('page'))) || 1))
}
