/** Lists that staff import as CSV: imported whole, or refused with the line that is wrong. */
import { Refusal } from '#app/requests/refusal.server.ts'
import { type CsvRecord, readCsvTable } from './csv.ts'

type ListOf = {
  /** What one line is: `product`. */
  a: string
  /** What several are: `products`. */
  all: string
  /** The columns it must have. */
  columns: readonly string[]
  most: number
}

/** @throws Refusal 400 */
export function readList(text: string, { a, all, columns, most }: ListOf): CsvRecord[] {
  const { columns: present, records } = readCsvTable(text)
  if (present.length === 0) throw invalid(`There is no ${a} in this list.`)
  const missing = columns.filter((name) => !present.includes(name))
  if (missing.length > 0) throw invalid(`The first line must name the columns; missing: ${missing.join(', ')}.`)
  if (records.length === 0) throw invalid(`There is no ${a} in this list.`)
  if (records.length > most) throw invalid(`A list may hold at most ${most.toLocaleString('en-IE')} ${all}.`)
  return records
}

/** Call it in a transaction: if `write` refuses a line, nothing of the list is stored. @throws Refusal 400, naming the line */
export async function writeEach(lines: readonly CsvRecord[], write: (cells: CsvRecord['cells']) => Promise<void>): Promise<void> {
  for (const { at, cells } of lines) {
    try {
      await write(cells)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      throw invalid(`Line ${at}: ${error.message} Nothing was imported.`)
    }
  }
}

function invalid(message: string): Refusal {
  return new Refusal(400, 'invalid_input', message)
}
