/** The warning for staff whose entry, just saved, contradicts another. Pure. */
import type { Notice } from '#app/ui/forms/form-reply.ts'

/** `others`: the names of the entries it contradicts. */
export function warnOf(notice: Notice, others: readonly string[]): Notice {
  if (notice.kind === 'error' || others.length === 0) return notice
  const text = `${notice.text ?? ''}. But it contradicts ${others.join(' and ')}, and guests may get either.`
  return {
    ...notice,
    title: 'Please check',
    text,
    link: { to: '/admin/concierge/contradictions', words: 'See the contradictions' },
  }
}
