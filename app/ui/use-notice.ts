import { useEffect } from 'react'
import type { Notice } from '#app/ui/forms/form-reply.ts'

/** Shows what an action or a page has to say, once for each answer. The notices' code comes with the first. */
export function useNotice(notice: Notice | undefined) {
  useEffect(() => {
    if (notice) void import('./notices.tsx').then((notices) => notices.showNotice(notice))
  }, [notice])
}
