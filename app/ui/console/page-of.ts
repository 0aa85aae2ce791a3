/** Which page of a list an address asks for (`?page=`), for `Pager`: from 1 on, and what is no page is the first. */
export function pageOf(query: URLSearchParams): number {
  return Math.min(100_000, Math.max(1, Math.trunc(Number(query.get('page'))) || 1))
}
