import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { CsvFields } from '#app/staff/csv-fields.tsx'
import { OpenButton, useRefused } from '#app/ui/console/opened.tsx'
import { Sheet } from '#app/ui/console/sheet.tsx'
import { SheetNote } from '#app/ui/console/sheet-note.tsx'
import type { PanelReply } from '#app/ui/forms/typed-again.ts'
import { productCategories } from './catalogue.ts'
import type { ProductAction } from './staff-products.route.tsx'

/** `asked`: rendered open. */
export function ProductImport({ asked }: { asked: boolean }) {
  const [open, setOpen] = useState(asked)
  const fetcher = useFetcher<ProductAction>()
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
        <Sheet title="Import products" comesOpen={asked} onClose={() => setOpen(false)}>
          <fetcher.Form method="post" className="stack">
            <input type="hidden" name="intent" value="import" />
            <p>
              A list as “Export CSV” gives it. Products are found by their item type: known ones are updated, new ones added, none
              deleted. If one line is wrong, nothing changes.
            </p>
            <p className="text-muted">In a list the categories are written {productCategories.join(', ')}.</p>
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
