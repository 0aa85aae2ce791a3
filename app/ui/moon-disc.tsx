import { moonPath } from './moon-path.ts'

/** `phase`: 0 new, 0.5 full. */
export function MoonDisc({ phase, className = 'size-5 shrink-0' }: { phase: number; className?: string }) {
  return (
    <svg viewBox="0 0 20 20" className={className} aria-hidden="true">
      <circle cx="10" cy="10" r="9" fill="none" stroke="currentColor" strokeOpacity="0.6" />
      <path fill="currentColor" d={moonPath(phase)} />
    </svg>
  )
}
