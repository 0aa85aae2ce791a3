import { type FormEvent, useState } from 'react'
import { withoutFault } from './faults.ts'

type Reply = { code?: string; fieldErrors?: Record<string, string> }

/**
 * What the last answer found wrong with the fields of a form, by field name: what is being mended is at fault no
 * more, until the next try. `mend` listens to the form's changes; `mended`: there were faults, and none is left.
 * What a colleague has saved meanwhile is no fault, and is said until it is saved over.
 */
export function useFaults(reply: Reply | undefined) {
  const found = reply?.fieldErrors ?? {}
  const [left, setLeft] = useState({ reply, faults: found })
  const faults = left.reply === reply ? left.faults : found
  const mend = ({ target }: FormEvent) => {
    if (reply?.code === 'changed_meanwhile') return
    setLeft({ reply, faults: withoutFault(faults, (target as HTMLInputElement).name) })
  }
  return { faults, mend, mended: Object.keys(found).length > 0 && Object.keys(faults).length === 0 }
}
