import { type FormEvent, useCallback, useEffect, useRef } from 'react'
import { useFetchers, useLocation, useSubmit } from 'react-router'

/**
 * For table rows: plain forms with an `id` and buttons named `intent`, which one handler on their container posts in the background. If a
 * button has `data-confirm`, that question is asked first. A button pressed again before its answer has come posts nothing more.
 * @returns `onSubmit` for the container, and `pending`: what is being sent, by row id
 */
export function useRowForms(action: string) {
  const submit = useSubmit()
  // Whose session has ended comes back, after signing in, to the list as it was narrowed.
  const { search } = useLocation()
  const pending = new Map(
    useFetchers().flatMap(({ formData }) => (formData ? [[String(formData.get('id')), formData] as const] : [])),
  )
  const sending = useRef(pending)
  useEffect(() => {
    sending.current = pending
  })
  useEffect(() => {
    document.addEventListener('keydown', ignoreHeldEnter)
    return () => document.removeEventListener('keydown', ignoreHeldEnter)
  }, [])
  const onSubmit = useCallback(
    (event: FormEvent) => {
      if (event.defaultPrevented) return
      event.preventDefault()
      const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement
      const id = new FormData(event.target as HTMLFormElement).get('id')
      if (sending.current.get(String(id))?.get('intent') === button.value) return
      const question = button.dataset.confirm
      if (question && !window.confirm(question)) return
      void submit(button, { navigate: false, fetcherKey: `${button.value} ${id}`, action: action + search })
    },
    [submit, action, search],
  )
  return { onSubmit, pending }
}

/** Held down, the key would press the button again and again: each time the answer to one press gives it another meaning. */
function ignoreHeldEnter(event: KeyboardEvent): void {
  if (event.repeat && event.key === 'Enter' && (event.target as Element).closest('button')) event.preventDefault()
}
