import { Mark } from './mark.tsx'

/** A name beside the mark, in the surrounding text colour; the mark alone if large text leaves no room for a menu beside it. */
export function Wordmark({ name, className = '' }: { name: string; className?: string | undefined }) {
  return (
    <span className="inline-flex items-center gap-3 text-text">
      <Mark className={className} />
      <span className="font-display text-[1.75rem] leading-none font-[360] tracking-[-0.01em] max-[17rem]:hidden">{name}</span>
    </span>
  )
}
