import type { OrderFact } from './ordered-facts.ts'

/** What was ordered, row by row: on the demo payment page and once the order is placed. */
export function OrderedList({ facts }: { facts: readonly OrderFact[] }) {
  return (
    <dl className="mt-8 border-b border-hairline">
      {facts.map(([name, fact]) => (
        <div key={name} className="flex flex-wrap gap-x-4 border-t border-hairline py-3">
          <dt className="w-20 text-muted">{name}</dt>
          <dd className="min-w-[min(9rem,100%)] flex-1">{fact}</dd>
        </div>
      ))}
    </dl>
  )
}
