import { useState } from 'react'
import { TextArea } from '#app/ui/forms/field.tsx'
import { readCsvFile } from './read-csv-file.ts'

/** A list to import, chosen as a file or pasted; posted as `csv`. `typed`: what it begins with. */
export function CsvFields({ typed = '' }: { typed: string | undefined }) {
  const [csv, setCsv] = useState(typed)
  return (
    <>
      <label className="[html:not([data-awake])_&]:hidden">
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
        rows={8}
        required
        value={csv}
        onChange={(event) => setCsv(event.target.value)}
      />
    </>
  )
}
