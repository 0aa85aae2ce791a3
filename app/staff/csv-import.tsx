import { type ReactNode, useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { OpenButton, useRefused } from '#app/ui/console/opened.tsx'
import { Sheet } from '#app/ui/console/sheet.tsx'
import { SheetNote } from '#app/ui/console/sheet-note.tsx'
import type { PanelReply } from '#app/ui/forms/typed-again.ts'
import { CsvFields } from './csv-fields.tsx'

/** The page's `import` verb. `asked`: rendered open. `categories`: as lists write them. The children say what the list is to be like. */
export function CsvImport(props: { title: string; asked: boolean; categories: readonly string[]; children: ReactNode }) {
  const { title, asked, categories, children } = props
  const [open, setOpen] = useState(asked)
  const fetcher = useFetcher<PanelReply>()
  const refused = useRefused<PanelReply>('import')
  useEffect(() => {
    if (fetcher.data?.notice.kind === 'success') setOpen(false)
  }, [fetcher.data])
  return (
    <>
      <OpenButton opens="import" className="button-plain" onOpen={() => setOpen(true)}>
        Import CSV
      </OpenButton>
      {open ? (
        <Sheet title={title} comesOpen={asked} onClose={() => setOpen(false)}>
          <fetcher.Form method="post" className="stack">
            <input type="hidden" name="intent" value="import" />
            <p>{children}</p>
            <p className="text-muted">In a list the categories are written {categories.join(', ')}.</p>
            <CsvFields typed={refused?.values?.csv?.[0]} />
            <SheetNote over={fetcher.state !== 'idle'} first={refused?.notice} />
            <div>
              <button type="submit" className="button button-action" disabled={fetcher.state !== 'idle'}>
                Import
              </button>
            </div>
          </fetcher.Form>
        </Sheet>
      ) : null}
    </>
  )
}
