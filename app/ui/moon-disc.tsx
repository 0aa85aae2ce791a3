/** The moon as it is seen from Ireland: the lit part lies to the right while it grows. `phase`: 0 new, 0.5 full. */
export function MoonDisc({ phase, className = 'size-5 shrink-0' }: { phase: number; className?: string }) {
  const grows = phase < 0.5
  const terminator = Math.cos(2 * Math.PI * phase) * 9
  const bulges = grows === terminator > 0 ? 0 : 1
  return (
    <svg viewBox="0 0 20 20" className={className} aria-hidden="true">
      <circle cx="10" cy="10" r="9" fill="none" stroke="currentColor" strokeOpacity="0.6" />
      <path
        fill="currentColor"
        d={`M10 1A9 9 0 0 ${grows ? 1 : 0} 10 19A${Math.abs(terminator).toFixed(2)} 9 0 0 ${bulges} 10 1`}
      />
    </svg>
  )
}
