import { estate } from '#app/estate/estate.ts'
import { Wordmark as NamedWordmark } from '#app/ui/wordmark.tsx'

/** The estate's name beside its mark. */
export function Wordmark({ className }: { className?: string }) {
  return <NamedWordmark name={estate.name} className={className} />
}
