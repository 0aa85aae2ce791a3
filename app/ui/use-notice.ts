import { useEffect } from 'react'
import type { Notice } from '#app/ui/forms/form-reply.ts'

/** Shows the notice of an action or a page, once for each answer. The code for toasts loads with the first. */
export function useNotice(notice: Notice | undefined) {
  useEffect(() => {
    if (notice) void import('./notices.tsx').then((notices) => notices.showNotice(notice))
  }, [notice])
}
