import { useEffect, useRef, useState } from 'react'
import { arrive, isStored, startEditing } from './legal-editing.ts'
import type { LegalDesk } from './staff-legal.server.ts'

type Based = Parameters<typeof startEditing>[1]
type Answer = { notice: { kind: string } } | undefined

/**
 * The text being typed, shown instead of the stored text `desk`, which may change in the meantime.
 * @param typed what it begins with
 * @param answer the reply to what this page has sent
 * @returns among others `succeeded`: true from the answer until what was stored arrives, with its new stamp.
 */
export function useLegalEditing(desk: LegalDesk, typed: Based, answer: Answer) {
  const [editing, setEditing] = useState(() => startEditing(desk, typed))
  const seen = useRef(answer)
  const { stamp } = editing.base
  const succeeded = answer?.notice.kind === 'success' && answer !== seen.current
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once for each new state of the stored text.
  useEffect(() => {
    if (desk.stamp === stamp) return
    if (isStored(editing, succeeded)) seen.current = answer
    setEditing(arrive(editing, desk, succeeded))
  }, [desk.stamp, succeeded])
  const startAgain = (typed?: Based) => setEditing(startEditing(desk, typed))
  return { editing, setEditing, startAgain, succeeded }
}
