import { type FormEvent, useCallback } from 'react'
import { useFetchers, useSubmit } from 'react-router'

/**
 * For table rows: plain forms with an `id` and buttons named `intent`, which one handler on their container posts in the background. If a
 * button has `data-confirm`, that question is asked first.
 * @returns `onSubmit` for the container, and `pending`: what is being sent, by row id
 */
export function useRowForms(action: string) {
  const submit = useSubmit()
  const pending = new Map(
    useFetchers().flatMap(({ formData }) => (formData ? [[String(formData.get('id')), formData] as const] : [])),
  )
  const onSubmit = useCallback(
    (event: FormEvent) => {
      if (event.defaultPrevented) return
      event.preventDefault()
      const button = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement
      const question = button.dataset.confirm
      if (question && !window.confirm(question)) return
      const id = new FormData(event.target as HTMLFormElement).get('id')
      void submit(button, { navigate: false, fetcherKey: `${button.value} ${id}`, action })
    },
    [submit, action],
  )
  return { onSubmit, pending }
}
