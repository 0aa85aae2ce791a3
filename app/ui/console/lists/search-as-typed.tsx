import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { SearchForm } from './search-form.tsx'

/** As long as a pause between words, longer than one between letters. */
const pauseMs = 250

/**
 * Search fields whose values are kept in the address. Typing searches after a pause, a choice at once; without script there is a button.
 */
export function SearchAsTyped({ children }: { children: ReactNode }) {
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stop = () => clearTimeout(pause.current)
  const { pathname } = useLocation()
  const next = useNavigation().location?.pathname ?? pathname
  // Whoever follows a link right after typing wants that page: the search would come in between.
  useEffect(() => {
    if (next !== pathname) clearTimeout(pause.current)
  }, [next, pathname])
  useEffect(() => () => clearTimeout(pause.current), [])

  function onChange({ currentTarget: form, target }: FormEvent<HTMLFormElement>) {
    stop()
    const search = () => form.requestSubmit()
    if (target instanceof HTMLInputElement) pause.current = setTimeout(search, pauseMs)
    else search()
  }
  return (
    <SearchForm className="console-tools" replace onChange={onChange} onSubmit={stop}>
      {children}
      <noscript>
        <button type="submit" className="button button-line">
          Search
        </button>
      </noscript>
    </SearchForm>
  )
}
