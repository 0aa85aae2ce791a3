import { useEffect, useRef } from 'react'
import { useFetchers, useNavigation, useRevalidator } from 'react-router'
import { sheetSaysErrors } from './console/sheet-note.tsx'
import type { Notice } from './forms/form-reply.ts'
import { useOutcome } from './forms/outcomes.ts'

/** Says what became of a form once the page shows what is stored now: whoever reads it may rely on what they see. */
export function NoticeBoard() {
  const waiting = useRef<Notice[]>([])
  const states = [useNavigation(), useRevalidator(), ...useFetchers()].map(({ state }) => state)
  const settled = states.every((state) => state === 'idle')
  useOutcome(({ reply }) => {
    if (!reply.notice || (reply.notice.kind === 'error' && sheetSaysErrors())) return
    waiting.current.push(reply.notice)
  })
  useEffect(() => {
    if (!settled || waiting.current.length === 0) return
    const ripe = waiting.current.splice(0)
    import('./notices.tsx').then(
      (notices) => ripe.forEach(notices.showNotice),
      // Without a connection: with the next one, then.
      () => void waiting.current.unshift(...ripe),
    )
  })
  useEffect(() => {
    const fetching = setTimeout(() => void import('./notices.tsx').catch(() => {}), quietMs)
    return () => clearTimeout(fetching)
  }, [])
  return null
}

/** What notices have to say may be that there is no connection: their code is fetched before, once the page is done with its own. */
const quietMs = 2_000
