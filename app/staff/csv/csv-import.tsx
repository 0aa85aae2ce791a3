import { type ReactNode, useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { OpenButton, useRefused } from '#app/ui/console/opened.tsx'
import { Sheet } from '#app/ui/console/sheet.tsx'
import { SheetNote } from '#app/ui/console/sheet-note.tsx'
import { KeptNote } from '#app/ui/drafts/kept-note.tsx'
import { useKept, useUnsaved } from '#app/ui/drafts/use-unsaved.ts'
import { TextArea } from '#app/ui/forms/field.tsx'
import type { PanelReply } from '#app/ui/forms/typed-again.ts'
import { useFaults } from '#app/ui/forms/use-faults.ts'
import { readCsvFile } from './read-csv-file.ts'

type About = {
  title: string
  /** The categories as written in a list. */
  categories: readonly string[]
  /** Describes what the list must look like. */
  children: ReactNode
}

/** The sheet's name among the page's unsaved forms. */
export const importForm = 'import'

/** The page's `import` verb, whose list is chosen as a file or pasted. `asked`: rendered open. */
export function CsvImport({ asked, ...about }: About & { asked: boolean }) {
  const [open, setOpen] = useState(asked)
  useKept((kept) => {
    if (kept.has(importForm)) setOpen(true)
  })
  return (
    <>
      <OpenButton opens="import" className="button-plain" onOpen={() => setOpen(true)}>
        Import CSV
      </OpenButton>
      {open ? <ImportSheet comesOpen={asked} onClose={() => setOpen(false)} {...about} /> : null}
    </>
  )
}

type SheetProps = About & { comesOpen: boolean; onClose: () => void }

function ImportSheet({ title, categories, children, comesOpen, onClose }: SheetProps) {
  const fetcher = useFetcher<PanelReply>()
  const refused = useRefused<PanelReply>('import')
  const { faults, mend, onInvalid } = useFaults(fetcher.data)
  // Only what was typed or pasted can be lost: a file can be chosen again.
  const [list, setList] = useState({ text: refused?.values?.csv?.[0] ?? '', byHand: refused !== undefined })
  const write = (text: string) => setList({ text, byHand: true })
  const { kept, mayLeave } = useUnsaved({ form: importForm, typed: (list.byHand && list.text) || undefined, putBack: write })
  useEffect(() => {
    if (fetcher.data?.notice.kind === 'success') onClose()
  }, [fetcher.data, onClose])
  return (
    <Sheet title={title} comesOpen={comesOpen} onClose={() => mayLeave() && onClose()}>
      <fetcher.Form method="post" className="stack" onChange={mend} onInvalid={onInvalid}>
        <KeptNote kept={kept} onDiscard={() => write('')} />
        <input type="hidden" name="intent" value="import" />
        <p>{children}</p>
        <p className="text-muted">In the file, use these category names: {categories.join(', ')}.</p>
        <label className="[html:not([data-awake])_&]:hidden">
          File
          <input
            type="file"
            accept=".csv,.txt,text/csv"
            className="boxed"
            onChange={async (event) => setList({ text: await readCsvFile(event.target.files?.[0]), byHand: false })}
          />
        </label>
        <TextArea
          label="Or paste it here"
          name="csv"
          rows={8}
          required
          value={list.text}
          onChange={(event) => write(event.target.value)}
          error={faults.csv}
        />
        <SheetNote over={fetcher.state !== 'idle'} first={refused?.notice} />
        <div>
          <button type="submit" className="button button-action" disabled={fetcher.state !== 'idle'}>
            Import
          </button>
        </div>
      </fetcher.Form>
    </Sheet>
  )
}
