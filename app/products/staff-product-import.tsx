import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import { readCsvFile } from '#app/staff/read-csv-file.ts'
import { Sheet } from '#app/ui/console/sheet.tsx'
import { SheetNote } from '#app/ui/console/sheet-note.tsx'
import { TextArea } from '#app/ui/forms/field.tsx'
import type { ProductAction } from './staff-products.route.tsx'

export function ProductImport() {
  const [open, setOpen] = useState(false)
  const fetcher = useFetcher<ProductAction>()
  const [csv, setCsv] = useState('')
  useEffect(() => {
    if (fetcher.data?.notice.kind === 'success') setOpen(false)
  }, [fetcher.data])
  return (
    <>
      <button type="button" className="button-plain" onClick={() => setOpen(true)}>
        Import CSV
      </button>
      {open ? (
        <Sheet title="Import products" onClose={() => setOpen(false)}>
          <fetcher.Form method="post" className="stack" action="/admin/products">
            <input type="hidden" name="intent" value="import" />
            <p>
              A list as “Export CSV” gives it. Products are found by their item type: known ones are updated, new ones added, none
              deleted. If one line is wrong, nothing changes.
            </p>
            <label>
              File
              <input
                type="file"
                accept=".csv,text/csv"
                className="boxed"
                onChange={async (event) => setCsv(await readCsvFile(event.target.files?.[0]))}
              />
            </label>
            <TextArea
              label="or paste it here"
              name="csv"
              value={csv}
              onChange={(event) => setCsv(event.target.value)}
              rows={8}
              required
            />
            <SheetNote over={fetcher.state !== 'idle'} />
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
