import { useCallback, useEffect, useEffectEvent, useState } from 'react'
import { useFetcher } from 'react-router'
import { type AskedFor, addFormOf } from '#app/knowledge/manager/staff-knowledge-add.tsx'
import { openQuery, useAskedOpen, useRefused } from '#app/ui/console/opened.tsx'
import { useKept } from '#app/ui/drafts/use-unsaved.ts'
import { useOutcome } from '#app/ui/forms/outcomes.ts'
import type { PanelReply } from '#app/ui/forms/typed-again.ts'
import { settledMeanwhile } from './settled-meanwhile.ts'
import type { OpenRow, QuestionsLoader } from './staff-questions.route.tsx'

/**
 * `sheet`: set while an entry is being written for one of the questions; `write` opens it. `apart`: the question that the page is to open,
 * if it is on another page of the list.
 */
export function useAnswering(questions: readonly OpenRow[], apart: OpenRow | undefined) {
  const asked = useAskedOpen()
  const [first] = useState(() => [...questions, ...(apart ? [apart] : [])].find(({ id }) => id === asked))
  const [writing, setWriting] = useState(first && askedFor(first))
  // Somebody else has since dealt with the question; what was typed for it can still be added.
  const refused = useRefused<PanelReply>('add', asked)
  const [left, setLeft] = useState(asked && refused && !first ? addFormOf({ id: asked }) : undefined)
  const [gone, setGone] = useState<string>()
  const close = useCallback(() => {
    setWriting(undefined)
    setLeft(undefined)
  }, [])
  const write = useCallback((row: OpenRow) => setWriting(askedFor(row)), [])
  const lookUp = useLookUp(({ form, found }) => (found ? write(found) : setLeft(form)))
  useKept((kept) => {
    const begun = questions.find((question) => kept.has(addFormOf(question)))
    const [form] = kept.keys()
    if (begun) write(begun)
    else if (form) lookUp(form)
  })
  // That it is not listed says nothing: it may have moved to another page.
  useOutcome(({ fields, reply }) => {
    if (reply.code === settledMeanwhile) setGone(String(fields.get('id')))
  })
  const hasGone = writing !== undefined && writing.id === gone
  const sheet = {
    ...{ asked: writing, hasGone, form: left, refused: left ? refused : undefined },
    ...{ comesOpen: asked !== undefined, onClose: close },
  }
  return { sheet: writing || left ? sheet : undefined, write }
}

type LookedUp = { form: string; found: OpenRow | undefined }

/** Looks up the question, on whatever page of the list it is, for which a form was begun; it may no longer be open. */
function useLookUp(tell: (lookedUp: LookedUp) => void): (form: string) => void {
  const { data, load } = useFetcher<QuestionsLoader>()
  const [form, setForm] = useState<string>()
  const told = useEffectEvent(() => {
    if (!data || form === undefined) return
    setForm(undefined)
    tell({ form, found: [data.apart, ...data.questions].find((row) => row && addFormOf(row) === form) })
  })
  useEffect(() => {
    if (data) told()
  }, [data])
  return (form) => {
    setForm(form)
    void load(`/admin/concierge?${openQuery}=${form.slice(addFormOf({ id: '' }).length)}`)
  }
}

function askedFor({ id, asked, draft }: OpenRow): AskedFor {
  return { id, question: asked, ...draft }
}
