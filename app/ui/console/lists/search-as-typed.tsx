import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { Form, useSubmit } from 'react-router'

/** As long as a pause between words, longer than one between letters. */
const pauseMs = 250

/**
 * Search fields whose values are kept in the address. Typing searches after a pause, a choice at once; without script there is a button.
 */
export function SearchAsTyped({ children }: { children: ReactNode }) {
  const submit = useSubmit()
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stop = () => clearTimeout(pause.current)
  useEffect(() => () => clearTimeout(pause.current), [])

  function onChange({ currentTarget: form, target }: FormEvent<HTMLFormElement>) {
    stop()
    const search = () => submit(form, { replace: true })
    if (target instanceof HTMLInputElement) pause.current = setTimeout(search, pauseMs)
    else void search()
  }
  return (
    <Form className="console-tools" role="search" onChange={onChange} onSubmit={stop}>
      {children}
      <noscript>
        <button type="submit" className="button button-line">
          Search
        </button>
      </noscript>
    </Form>
  )
}
