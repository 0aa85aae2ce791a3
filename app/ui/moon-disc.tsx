import { moonPath } from './moon-path.ts'

/** `phase`: 0 new, 0.5 full. It has its own two colours, day and night: in the text colour a full moon would be dark on paper. */
export function MoonDisc({ phase, className = 'size-5 shrink-0' }: { phase: number; className?: string }) {
  return (
    <svg viewBox="0 0 20 20" className={className} aria-hidden="true">
      <circle cx="10" cy="10" r="9" className="fill-ink" stroke="currentColor" />
      <path className="fill-bone" d={moonPath(phase)} />
    </svg>
  )
}
