/**
 * On a console page, a button opens sheets and rows to be edited. Before the page's script has loaded, or without it, the button loads the
 * page again with `?opens=…` in its address, and the server renders it open.
 */
import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { PanelReply } from '#app/ui/forms/typed-again.ts'
import { haveDealtWith, usePosted } from '#app/ui/forms/use-posted.ts'

/** Not `open`, which is a filter of the orders. */
export const openQuery = 'opens'
const form = 'opener'

/** @param props.opens what to open, by the page's own name for it; leave it out for a button that closes */
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

/** The address's other parameters, which a page's links to other views of its list keep. */
export function beside(query: URLSearchParams): [string, string][] {
  return [...query].filter(([name]) => name !== openQuery)
}

/** Needed once on each page with such buttons; keeps the address's other parameters. */
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

/** Intents of forms inside something opened; the page's other forms are on the page itself. */
const opened = ['add', 'create', 'update', 'import']

/** What the page should open with. Nothing if it answers a form that succeeded, or one that was not in something opened. */
export function useAskedOpen(): string | undefined {
  const [present, setPresent] = useSearchParams()
  const posted = usePosted<PanelReply>()
  const opens = !posted || (posted.notice.kind === 'error' && opened.includes(posted.intent ?? ''))
  const [asked] = useState(opens ? (present.get(openQuery) ?? undefined) : undefined)
  // From now on the buttons open and close it by script. (Navigating away would lose a form's answer.)
  const tidy = useEffectEvent(() => {
    if (!present.has(openQuery) || posted) return
    const others = new URLSearchParams(present)
    others.delete(openQuery)
    setPresent(others, { replace: true, preventScrollReset: true })
  })
  useEffect(() => tidy(), [])
  return asked
}

/** The answer to this form, if it was refused without script: the form then starts with the answer's `values`, which had been typed. */
export function useRefused<Reply extends PanelReply>(intent: string, id?: string): Reply | undefined {
  const posted = usePosted<Reply>()
  const isThis = posted?.notice.kind === 'error' && posted.intent === intent && posted.values?.id?.[0] === id
  const [refused] = useState(isThis ? posted : undefined)
  // Once closed, it must not return when the same form is opened again.
  useEffect(() => () => void (refused && haveDealtWith(refused)), [refused])
  return refused
}
