import { createContext, useContext } from 'react'
import { FormNote } from '#app/ui/forms/form-note.tsx'
import type { Notice } from '#app/ui/forms/form-reply.ts'
import { usePosted } from '#app/ui/forms/use-posted.ts'

/** The notice named in the page's address, if any; with script it shows as a toast. */
export const ArrivalContext = createContext<Notice | undefined>(undefined)

/** The outcome of a form posted without script: part of the page, below its heading. */
export function PostedNote() {
  const posted = usePosted<{ notice?: Notice }>()
  const arrival = useContext(ArrivalContext)
  if (posted?.notice) return <FormNote notice={posted.notice} />
  return arrival ? (
    <noscript>
      <FormNote notice={arrival} />
    </noscript>
  ) : null
}
