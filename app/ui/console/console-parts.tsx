/** The few parts that every console page is made of. */

import type { ReactNode } from 'react'
import { timeZone } from '#app/time-zone.ts'
import type { Notice } from '#app/ui/forms/form-reply.ts'
import { PostedNote } from './posted-note.tsx'

/** Replaces a list that could not be read, so that it is not mistaken for an empty one. */
export function NotRead({ notice }: { notice: Notice }) {
  return (
    <p className="note" data-kind="error">
      {notice.text}
    </p>
  )
}

/** A page's heading, and below it the outcome of a form posted without script. */
export function ConsoleHead({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <>
      <header className="console-head">
        <h1>{title}</h1>
        {children ? <div>{children}</div> : null}
      </header>
      <PostedNote />
    </>
  )
}

type BadgeProps = { tone?: 'ok' | 'warn' | 'off' | undefined; beside?: boolean; children: ReactNode }

/** With `beside` it follows words, with a gap that is only there while both are on one line. */
export function Badge({ tone, beside = false, children }: BadgeProps) {
  return (
    <>
      {beside ? <span className="badge-gap"> </span> : null}
      <span className="badge" data-tone={tone}>
        {children}
      </span>
    </>
  )
}

/** Says that there is nothing here, and what to do about it. */
export function Empty({ title, children }: { title: string; children?: ReactNode }) {
  return (
    <p className="empty">
      <strong>{title}</strong>
      {children}
    </p>
  )
}

/** The head of a table: its columns by name, with what they hold. */
export function TableHead({ columns }: { columns: Readonly<Record<string, 'text' | 'number' | 'actions'>> }) {
  return (
    <thead>
      <tr>
        {Object.entries(columns).map(([name, holds]) => (
          <th key={name} scope="col" className={holds === 'text' ? undefined : holds}>
            {name}
          </th>
        ))}
      </tr>
    </thead>
  )
}

export type Sorting<K extends string> = { by: K; down: boolean }

/** A column header that sorts; pressed again, it reverses the order. */
export function SortHead<K extends string>({
  name,
  by,
  sorting,
  onSort,
  className,
}: {
  name: string
  by: K
  sorting: Sorting<K>
  onSort: (sorting: Sorting<K>) => void
  className?: string
}) {
  const active = sorting.by === by
  return (
    <th scope="col" className={className} aria-sort={active ? (sorting.down ? 'descending' : 'ascending') : 'none'}>
      <button type="button" onClick={() => onSort({ by, down: active && !sorting.down })}>
        {name} <span aria-hidden="true">{active ? (sorting.down ? '↓' : '↑') : '↕'}</span>
      </button>
    </th>
  )
}

/** A moment in the estate's time zone. */
export function When({ at }: { at: Date | string }) {
  const date = new Date(at)
  return <time dateTime={date.toISOString()}>{inWords(date.getTime())}</time>
}

/** Lists show the same moments repeatedly, and formatting each needs a slow time zone lookup. */
const said = new Map<number, string>()

/** A moment (ms since 1970) in the estate's time zone, as people write it. */
export function inWords(moment: number): string {
  const known = said.get(moment)
  if (known !== undefined) return known
  const words = whenFormat.format(moment)
  if (said.size >= 1_000) said.clear()
  said.set(moment, words)
  return words
}

const whenFormat = new Intl.DateTimeFormat('en-IE', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone,
})
