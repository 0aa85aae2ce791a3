import { moonPath } from './moon-path.ts'

/** `phase`: 0 new, 0.5 full. Its own two colours, by day and by night: in the colour of the words a full moon would be a dark one on paper. */
export function MoonDisc({ phase, className = 'size-5 shrink-0' }: { phase: number; className?: string }) {
  return (
    <svg viewBox="0 0 20 20" className={className} aria-hidden="true">
      <circle cx="10" cy="10" r="9" className="fill-ink" stroke="currentColor" />
      <path className="fill-bone" d={moonPath(phase)} />
    </svg>
  )
}
