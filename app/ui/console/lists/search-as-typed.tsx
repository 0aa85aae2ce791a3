import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { SearchForm } from './search-form.tsx'

/** As long as a pause between words, longer than one between letters. */
const pauseMs = 250

/**
 * Search fields whose values are kept in the address. Typing searches after a pause, a choice at once; without script there is a button.
 */
export function SearchAsTyped({ children }: { children: ReactNode }) {
  const pause = useRef<ReturnType<typeof setTimeout>>(undefined)
  const stop = () => clearTimeout(pause.current)
  useEffect(() => {
    // Whoever follows a link right after typing wants that page: the search would come in between.
    const follow = ({ target }: MouseEvent) => {
      if ((target as Element).closest('a')) clearTimeout(pause.current)
    }
    document.addEventListener('click', follow, true)
    return () => {
      document.removeEventListener('click', follow, true)
      clearTimeout(pause.current)
    }
  }, [])

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
