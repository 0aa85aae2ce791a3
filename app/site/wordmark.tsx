import { estate } from '#app/estate/estate.ts'
import { Mark } from '#app/ui/mark.tsx'

/** The estate's name beside its mark, in the surrounding text colour; only the mark where large text leaves no room for the menu. */
export function Wordmark({ className = '' }: { className?: string }) {
  return (
    <span className="inline-flex items-center gap-3 text-text">
      <Mark className={className} />
      <span className="font-display text-[1.75rem] leading-none font-[360] tracking-[-0.01em] max-[17rem]:hidden">
        {estate.name}
      </span>
    </span>
  )
}
