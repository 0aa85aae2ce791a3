import { useCallback, useState } from 'react'
import { type AskedFor, addFormOf } from '#app/knowledge/manager/staff-knowledge-add.tsx'
import { useAskedOpen, useRefused } from '#app/ui/console/opened.tsx'
import { useKept } from '#app/ui/drafts/use-unsaved.ts'
import type { PanelReply } from '#app/ui/forms/typed-again.ts'
import type { OpenRow } from './staff-questions.route.tsx'

/** `sheet`: set while an entry is being written for one of the questions; `write` opens it. */
export function useAnswering(questions: readonly OpenRow[]) {
  const asked = useAskedOpen()
  const [first] = useState(() => questions.find(({ id }) => id === asked))
  const [writing, setWriting] = useState(first && askedFor(first))
  // Somebody else has since dealt with the question; what was typed for it can still be added.
  const refused = useRefused<PanelReply>('add', asked)
  const [left, setLeft] = useState(asked && refused && !first ? addFormOf({ id: asked }) : undefined)
  const close = useCallback(() => {
    setWriting(undefined)
    setLeft(undefined)
  }, [])
  const write = useCallback((row: OpenRow) => setWriting(askedFor(row)), [])
  useKept((kept) => {
    const begun = questions.find((question) => kept.has(addFormOf(question)))
    if (begun) write(begun)
    else setLeft([...kept.keys()][0])
  })
  const hasGone = writing !== undefined && !questions.some(({ id }) => id === writing.id)
  const sheet = {
    ...{ asked: writing, hasGone, form: left, refused: left ? refused : undefined },
    ...{ comesOpen: asked !== undefined, onClose: close },
  }
  return { sheet: writing || left ? sheet : undefined, write }
}

function askedFor({ id, asked, draft }: OpenRow): AskedFor {
  return { id, question: asked, ...draft }
}
