import { Mark } from './mark.tsx'

/** The estate's name beside its mark, in the surrounding text colour, as in the website's header. */
export function Wordmark({ name, className = '' }: { name: string; className?: string }) {
  return (
    <span className="inline-flex items-center gap-3 text-text">
      <Mark className={className} />
      <span className="font-display text-[1.75rem] leading-none font-[360] tracking-[-0.01em]">{name}</span>
    </span>
  )
}
