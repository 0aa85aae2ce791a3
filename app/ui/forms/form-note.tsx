import type { Notice } from './form-reply.ts'

/**
 * A form's notice as part of the page, shown if it was posted without script.
 * @param props.within set if it is inside a live region, which announces it: as one itself it would be announced twice
 */
export function FormNote({ notice, within }: { notice: Notice | undefined; within?: 'live region' }) {
  if (!notice) return null
  return (
    <p
      role={within ? undefined : 'status'}
      className={`mb-8 border-l-[3px] pl-4 ${notice.kind === 'error' ? 'border-error' : 'border-text'}`}
    >
      <strong className="block font-semibold">{notice.title}</strong>
      {notice.text ? <span className="block">{notice.text}</span> : null}
    </p>
  )
}
