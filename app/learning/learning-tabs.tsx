import { useLocation } from 'react-router'
import { titleOfRef } from '#app/knowledge/entry.ts'
import { ConsoleHead } from '#app/ui/console/console-parts.tsx'

const tabs = [
  ['/admin/concierge', 'Open questions'],
  ['/admin/concierge/contradictions', 'Contradictions'],
  ['/admin/concierge/why', 'Why this answer'],
  ['/admin/concierge-knowledge', 'Knowledge'],
] as const

/** The header of the concierge's pages. */
export function LearningHead() {
  const { pathname } = useLocation()
  return (
    <ConsoleHead title="Wild Concierge">
      {tabs.map(([to, name]) => (
        <a key={to} href={to} className="chip" aria-current={to === pathname ? 'page' : undefined}>
          {name}
        </a>
      ))}
    </ConsoleHead>
  )
}

/** An entry's name, linked to where it is edited. */
export function EntryLink({ entry }: { entry: string }) {
  const [category = '', key = ''] = entry.split(/\/(.*)/)
  return <a href={`/admin/concierge-knowledge?${new URLSearchParams({ q: key, category })}`}>{titleOfRef(entry)}</a>
}
