import { useEffect, useRef } from 'react'
import { useFetchers, useNavigation, useRevalidator } from 'react-router'
import type { Notice } from './form-reply.ts'
import { useOutcome } from './outcomes.ts'

/** Says what became of a form once the page shows what is stored now: whoever reads it may rely on what they see. */
export function NoticeBoard() {
  const waiting = useRef<Notice[]>([])
  const states = [useNavigation(), useRevalidator(), ...useFetchers()].map(({ state }) => state)
  const settled = states.every((state) => state === 'idle')
  useOutcome(({ reply }) => {
    if (reply.notice) waiting.current.push(reply.notice)
  })
  useEffect(() => {
    if (!settled || waiting.current.length === 0) return
    const ripe = waiting.current.splice(0)
    void import('./notices.tsx').then((notices) => ripe.forEach(notices.showNotice))
  })
  return null
}
