/**
 * What a page of the console has open, a sheet or a row that is edited, is opened by a press. Whoever presses before the page's program
 * is there, or has none, is given the page with it open: the address asks for it.
 */
import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { PanelReply } from '#app/ui/forms/typed-again.ts'
import { haveDealtWith, usePosted } from '#app/ui/forms/use-posted.ts'

/** Not `open`, by which the orders are filtered. */
export const openQuery = 'opens'
const form = 'opener'

/** `opens`: what the page calls it; without it, the button closes what is open. */
export function OpenButton({ opens, onOpen, ...button }: ComponentProps<'button'> & { opens?: string; onOpen: () => void }) {
  return (
    <button
      type="submit"
      form={form}
      {...(opens ? { name: openQuery, value: opens } : {})}
      onClick={(event) => {
        event.preventDefault()
        onOpen()
      }}
      {...button}
    />
  )
}

/** What the address asks for besides, for the links of a page to others of its list. */
export function beside(query: URLSearchParams): [string, string][] {
  return [...query].filter(([name]) => name !== openQuery)
}

/** Once on each page that has such buttons: whatever else its address asks for stays. */
export function Opener() {
  const [present] = useSearchParams()
  return (
    <form id={form} method="get">
      {beside(present).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </form>
  )
}

/** What forms that a press opens are for: the other forms of a page stand beside what is open. */
const opened = ['add', 'create', 'update', 'import']

/** What the page is to have open when it is first shown; nothing when it comes in answer to a form that was carried out, or to another. */
export function useAskedOpen(): string | undefined {
  const [present, setPresent] = useSearchParams()
  const posted = usePosted<PanelReply>()
  const opens = !posted || (posted.notice.kind === 'error' && opened.includes(posted.intent ?? ''))
  const [asked] = useState(opens ? (present.get(openQuery) ?? undefined) : undefined)
  // From now on a press opens it, and what has been closed stays closed. What a form was told would be lost by going elsewhere.
  const tidy = useEffectEvent(() => {
    if (!present.has(openQuery) || posted) return
    const others = new URLSearchParams(present)
    others.delete(openQuery)
    setPresent(others, { replace: true, preventScrollReset: true })
  })
  useEffect(() => tidy(), [])
  return asked
}

/** What was answered to this form, when it was refused without script: it begins with what had been typed, its `values`. */
export function useRefused<Reply extends PanelReply>(intent: string, id?: string): Reply | undefined {
  const posted = usePosted<Reply>()
  const isThis = posted?.notice.kind === 'error' && posted.intent === intent && posted.values?.id?.[0] === id
  const [refused] = useState(isThis ? posted : undefined)
  // Closed, it does not come back when the same form is opened again.
  useEffect(() => () => void (refused && haveDealtWith(refused)), [refused])
  return refused
}
