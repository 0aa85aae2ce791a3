import { mark } from '#app/ui/look/mark.ts'

/** The estate's mark in the surrounding text colour. */
export function Mark({ className = '', title }: { className?: string; title?: string }) {
  return (
    <svg
      viewBox={mark.viewBox}
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
      role={title ? 'img' : undefined}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      <path d={mark.lines} />
    </svg>
  )
}
