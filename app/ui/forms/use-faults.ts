import { type FormEvent, useState } from 'react'
import { faultsOf, focusFirstFault, withoutFault } from './faults.ts'

type Reply = { code?: string; fieldErrors?: Record<string, string> }

/**
 * The faults in the last answer, by field name; editing a field clears its fault until the next try. `mend` listens to the form's
 * changes; `find`: what was found before sending; `mended`: there were faults, and none is left. A colleague's conflicting change is no fault, and stays shown until it is
 * overwritten.
 */
export function useFaults(reply: Reply | undefined) {
  const found = reply?.fieldErrors ?? {}
  const [left, setLeft] = useState({ reply, faults: found })
  const faults = left.reply === reply ? left.faults : found
  const mend = ({ target }: FormEvent) => {
    if (reply?.code === 'changed_meanwhile') return
    setLeft({ reply, faults: withoutFault(faults, (target as HTMLInputElement).name) })
  }
  const find = (inBrowser: Record<string, string>) => setLeft({ reply, faults: inBrowser })
  /** What the browser finds before sending is said at the field and in our words; without script, by the browser. */
  const onInvalid = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    find(faultsOf(event.currentTarget))
    focusFirstFault(event.currentTarget)
  }
  return { faults, find, mend, onInvalid, mended: Object.keys(found).length > 0 && Object.keys(faults).length === 0 }
}
