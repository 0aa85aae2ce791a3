import { type FormEvent, useEffect, useRef, useState } from 'react'
import { clear, faultsOf, focusFirstFault, withoutFault } from './faults.ts'
import type { FormReply, Notice } from './form-reply.ts'
import { withinPatience } from './patience.ts'
import { send } from './send.ts'
import { useSendingId } from './sending-id.ts'

export type Stage = 'idle' | 'sending' | 'done'
export type Sent = { at: Date; to: string }
type Values = Record<string, string>

/** The notice's code was asked for when the form awoke: if it still does not come, the signal has stalled. */
const noticeMs = 2_000

type Needs = {
  /** What the page was rendered with after a post without script. */
  reply: FormReply
  /** The JSON function that takes the form's fields, `consent` as a boolean. */
  address: string
  doneMs: number
  /** Gives a notice if something prevents sending; checked first. */
  check: (values: Values) => Omit<Notice, 'kind'> | undefined
  success: Notice
  /** `code` is the code in the error's JSON; undefined if no answer came. */
  failure: (code: string | undefined) => Notice
}

/**
 * Sends a form in the background. Its `stage` goes from idle to sending to done and back to idle. A failure keeps everything that was
 * typed.
 * @returns among others `form`, the attributes of the form element. Without script the form posts normally, and the server finds its
 * faults.
 */
export function useSending({ reply, address, doneMs, check, success, failure }: Needs) {
  const ref = useRef<HTMLFormElement>(null)
  const [stage, setStage] = useState<Stage>('idle')
  const [fieldErrors, setFieldErrors] = useState(reply.fieldErrors ?? {})
  const { notice, show, takeBack } = useToast(reply.notice)
  const [sent, setSent] = useState<Sent>()
  const sendingId = useSendingId()

  useEffect(() => {
    if (stage !== 'done') return
    const timer = setTimeout(() => setStage('idle'), doneMs)
    return () => clearTimeout(timer)
  }, [stage, doneMs])

  async function onSubmit(event: FormEvent) {
    event.preventDefault()
    const form = ref.current
    if (!form || stage !== 'idle') return
    const values = Object.fromEntries(new FormData(form)) as Values
    const hindrance = check(values)
    const faults = faultsOf(form)
    setFieldErrors(hindrance ? { ...faults, consent: hindrance.text ?? '' } : faults)
    takeBack()
    if (hindrance) void show({ kind: 'error', ...hindrance })
    if (hindrance || Object.keys(faults).length > 0) return focusFirstFault(form)

    setStage('sending')
    setSent(undefined)
    const answer = await send(address, { ...values, consent: true, sendingId: sendingId.of(values) })
    if (answer.ok) {
      sendingId.answered()
      clearInPlace(form, values)
      setStage('done')
      setSent({ at: new Date(), to: values.email ?? '' })
      void show(success)
    } else {
      setStage('idle')
      setFieldErrors(answer.fields ?? {})
      void show(failure(answer.code))
      focusFirstFault(form)
    }
  }

  /** Editing a field clears its fault until the next try. */
  function onChange({ target }: FormEvent) {
    setFieldErrors((faults) => withoutFault(faults, (target as HTMLInputElement).name))
  }

  const form = { ref, method: 'post', onSubmit, onChange, noValidate: true } as const
  return { form, stage, fieldErrors, notice, sent }
}

/** The form's notice: a toast or, if the code for toasts did not load, `notice` in the form itself, as without script. */
function useToast(first: Notice | undefined) {
  const [notice, setNotice] = useState(first)
  const remove = useRef<() => void>(undefined)
  useEffect(() => {
    // Loaded while there is signal, because the message may be that there is none.
    void import('#app/ui/notices.tsx').catch(() => {})
  }, [])
  async function show(said: Notice) {
    try {
      const { showNotice } = await withinPatience(import('#app/ui/notices.tsx'), noticeMs)
      remove.current = showNotice(said)
    } catch {
      setNotice(said)
    }
  }
  function takeBack() {
    setNotice(undefined)
    remove.current?.()
  }
  return { notice, show, takeBack }
}

/**
 * Empties the form. A field that had grown with a long message shrinks, so this scrolls to keep the end of the form, whose button shows the
 * outcome, in view.
 */
function clearInPlace(form: HTMLFormElement, sent: Values) {
  const end = () => form.getBoundingClientRect().bottom
  const before = end()
  clear(form, sent)
  scrollBy({ top: end() - before, behavior: 'instant' })
}
