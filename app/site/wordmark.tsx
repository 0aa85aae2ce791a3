import { estate } from '#app/estate/estate.ts'
import { Wordmark } from '#app/ui/wordmark.tsx'

/** The estate's name beside its mark. */
export function EstateWordmark({ className }: { className?: string }) {
  return <Wordmark name={estate.name} className={className} />
}
