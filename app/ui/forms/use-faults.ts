import { type FormEvent, useState } from 'react'
import { withoutFault } from './faults.ts'

type Reply = { fieldErrors?: Record<string, string> }

/**
 * What the last answer found wrong with the fields of a sheet, by field name: what is being mended is at fault no
 * more, until the next try. `mend` listens to the form's changes; `mended`: there were faults, and none is left.
 */
export function useFaults(reply: Reply | undefined) {
  const found = reply?.fieldErrors ?? {}
  const [left, setLeft] = useState({ reply, faults: found })
  const faults = left.reply === reply ? left.faults : found
  const mend = ({ target }: FormEvent) => setLeft({ reply, faults: withoutFault(faults, (target as HTMLInputElement).name) })
  return { faults, mend, mended: Object.keys(found).length > 0 && Object.keys(faults).length === 0 }
}
