import { useSearchParams } from 'react-router'
import { beside } from '#app/ui/console/opened.tsx'

/** With `more` there are more than `total`, because counting stopped there. */
type Found = { total: number; more: boolean }

/** `1,234`, or `more than 1,000` if counting stopped. */
export function countFound({ total, more }: Found): string {
  return `${more ? 'more than ' : ''}${total.toLocaleString('en-IE')}`
}

type PagerProps = { list: { page: number; perPage: number; hasNext: boolean } & Found; words?: [back: string, on: string] }

/** Links to the previous and next page of a list, which keep the other search parameters. */
export function Pager({ list, words: [back, on] = ['Newer', 'Older'] }: PagerProps) {
  const { page, perPage, hasNext, total, more } = list
  const [query] = useSearchParams()
  const pages = Math.max(1, Math.ceil(total / perPage))
  if (pages === 1 && page === 1) return null
  const others = Object.fromEntries(beside(query))
  const href = (to: number) => `?${new URLSearchParams({ ...others, page: String(to) })}`
  return (
    <nav className="pager" aria-label="Pages">
      {page > 1 ? <a href={href(page - 1)}>{back}</a> : <span />}
      <span>
        Page {page.toLocaleString('en-IE')} {more ? '' : `of ${pages.toLocaleString('en-IE')}`} · {countFound(list)} in all
      </span>
      {hasNext ? <a href={href(page + 1)}>{on}</a> : <span />}
    </nav>
  )
}
