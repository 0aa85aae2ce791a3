import { useCallback, useState } from 'react'
import { useKept } from '#app/ui/drafts/use-unsaved.ts'
import type { ShownEntry } from './staff-knowledge.server.ts'

/** A value being edited; `seen`: what it was when editing began. */
export type KeptValue = { entry: ShownEntry; text: string; seen: string }

const prefix = 'value of '

/** A row's name among the page's unsaved forms. */
export function valueFormOf({ id }: { id: string }): string {
  return prefix + id
}

/**
 * The entries being edited, as they were when editing began, starting with `first`. A search that does not find them does not close them.
 */
export function useEditedEntries(first: ShownEntry | undefined) {
  const [edited, setEdited] = useState<ReadonlyMap<string, ShownEntry>>(new Map(first ? [[first.id, first]] : []))
  const edit = useCallback((entry: ShownEntry) => setEdited((present) => new Map(present).set(entry.id, entry)), [])
  const done = useCallback((gone: string) => setEdited((present) => new Map([...present].filter(([id]) => id !== gone))), [])
  useKept((kept) => {
    for (const [form, typed] of kept) {
      if (!form.startsWith(prefix)) continue
      const { entry } = typed as KeptValue
      // After being kept as JSON, the date is a string.
      edit({ ...entry, updatedAt: new Date(entry.updatedAt) })
    }
  })
  return { edited, edit, done }
}
