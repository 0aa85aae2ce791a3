/**
 * On a console page, sheets and rows being edited open with a button. Before the page's script has loaded, or without it, the button
 * loads the page with it open: the address asks for it.
 */
import { type ComponentProps, useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from 'react-router'
import type { PanelReply } from '#app/ui/forms/typed-again.ts'
import { haveDealtWith, usePosted } from '#app/ui/forms/use-posted.ts'

/** Not `open`, which filters orders. */
export const openQuery = 'opens'
const form = 'opener'

/** `opens`: the page's name for it; without it, the button closes what is open. */
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

/** The address's other parameters, for a page's links to others of its list. */
export function beside(query: URLSearchParams): [string, string][] {
  return [...query].filter(([name]) => name !== openQuery)
}

/** Once on each page with such buttons; keeps the address's other parameters. */
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

/** Intents of forms inside something opened; the page's other forms are beside it. */
const opened = ['add', 'create', 'update', 'import']

/** What the page should open with; nothing when it answers a form that succeeded, or another form. */
export function useAskedOpen(): string | undefined {
  const [present, setPresent] = useSearchParams()
  const posted = usePosted<PanelReply>()
  const opens = !posted || (posted.notice.kind === 'error' && opened.includes(posted.intent ?? ''))
  const [asked] = useState(opens ? (present.get(openQuery) ?? undefined) : undefined)
  // From now on buttons open and close it. Navigating away would lose a form's answer.
  const tidy = useEffectEvent(() => {
    if (!present.has(openQuery) || posted) return
    const others = new URLSearchParams(present)
    others.delete(openQuery)
    setPresent(others, { replace: true, preventScrollReset: true })
  })
  useEffect(() => tidy(), [])
  return asked
}

/** The answer to this form if it was refused without script: the form starts with its `values`, what had been typed. */
export function useRefused<Reply extends PanelReply>(intent: string, id?: string): Reply | undefined {
  const posted = usePosted<Reply>()
  const isThis = posted?.notice.kind === 'error' && posted.intent === intent && posted.values?.id?.[0] === id
  const [refused] = useState(isThis ? posted : undefined)
  // Once closed, it must not return when the same form is opened again.
  useEffect(() => () => void (refused && haveDealtWith(refused)), [refused])
  return refused
}
