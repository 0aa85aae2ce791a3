import { type FormEvent, useState } from 'react'
import { faultsOf, focusFirstFault, withoutFault } from './faults.ts'

type Reply = { code?: string; fieldErrors?: Record<string, string> }

/**
 * A form's faults by field name, from the last answer or the browser's own check; editing a field clears its fault. A colleague's
 * conflicting change is not a fault, and stays shown until it is overwritten.
 * @returns `faults`; `mend` and `onInvalid`, for the form's change and invalid events (`mend` also takes the names of fields that the form
 * has filled itself); `find`, to set faults found before sending; `mended`, true once the last fault is gone
 */
export function useFaults(reply: Reply | undefined) {
  const found = reply?.fieldErrors ?? {}
  const [left, setLeft] = useState({ reply, faults: found })
  const faults = left.reply === reply ? left.faults : found
  const mend = ({ target }: FormEvent, ...filled: string[]) => {
    if (reply?.code === 'changed_meanwhile') return
    setLeft({ reply, faults: [(target as HTMLInputElement).name, ...filled].reduce(withoutFault, faults) })
  }
  const find = (inBrowser: Record<string, string>) => setLeft({ reply, faults: inBrowser })
  /** Faults that the browser finds before sending are shown at the field in our words; without script, the browser shows its own. */
  const onInvalid = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    find(faultsOf(event.currentTarget))
    focusFirstFault(event.currentTarget)
  }
  return { faults, find, mend, onInvalid, mended: Object.keys(found).length > 0 && Object.keys(faults).length === 0 }
}
