/** Lists that staff import as CSV: imported whole, or refused with the line that is wrong. */
import { invalidInput, Refusal } from '#app/requests/refusal.server.ts'
import { type CsvRecord, type CsvTable, readCsvTable } from './csv.ts'

type ListOf = {
  /** What one line is: `product`. */
  a: string
  /** What several are: `products`. */
  all: string
  /** The columns it must have. */
  columns: readonly string[]
  /** Those it may have. */
  optional: readonly string[]
  most: number
}

/** Other columns are left out. @throws Refusal 400, also for what could be read in more than one way */
export function readList(text: string, { a, all, columns, optional, most }: ListOf): CsvRecord[] {
  const table = readCsvTable(text)
  if (table.columns.length === 0) throw invalidInput(`There is no ${a} in this list.`)
  const missing = columns.filter((name) => !table.columns.includes(name))
  if (missing.length > 0) throw invalidInput(`The first line must name the columns; missing: ${missing.join(', ')}.`)
  if (table.rows.length === 0) throw invalidInput(`There is no ${a} in this list.`)
  if (table.rows.length > most) throw invalidInput(`A list may hold at most ${most.toLocaleString('en-IE')} ${all}.`)
  const wanted = [...columns, ...optional]
  refuseUnclear(table, wanted)
  // Only these: a list may be as wide as it is long.
  const places = wanted.flatMap((name) => (table.columns.includes(name) ? [[name, table.columns.indexOf(name)] as const] : []))
  const cellsOf = (row: string[]) => Object.fromEntries(places.map(([name, at]) => [name, (row[at] ?? '').trim()]))
  return table.rows.map(({ at, row }) => ({ at, cells: cellsOf(row) }))
}

/** A guess would store something that nobody wrote, or leave out something that somebody did. */
function refuseUnclear({ columns, rows, unclosed }: CsvTable, wanted: readonly string[]) {
  const twice = wanted.find((name) => columns.indexOf(name) !== columns.lastIndexOf(name))
  if (twice) throw invalidInput(`The first line names the column ${twice} twice.`)
  if (unclosed) throw invalidInput(`Line ${unclosed}: a quotation mark is opened and never closed. Nothing was imported.`)
  const wide = rows.find(({ apart }) => apart !== undefined)
  if (wide)
    throw invalidInput(
      `Line ${wide.at}: “${wide.apart?.trim().slice(0, 20)}” does not belong to any column. Put quotation marks around text that contains a comma. Nothing was imported.`,
    )
}

/** As many wrong lines as one reads before correcting them; a list of nothing but wrong lines would name hundreds. */
const faultsTold = 10

/**
 * Call it in a transaction: if `write` refuses a line, nothing of the list is stored. The others are still tried, so that all that is wrong
 * is said at once. @throws Refusal 400, naming the wrong lines, one below the other
 */
export async function writeEach(lines: readonly CsvRecord[], write: (cells: CsvRecord['cells']) => Promise<void>): Promise<void> {
  const faults: string[] = []
  for (const { at, cells } of lines) {
    try {
      await write(cells)
    } catch (error) {
      if (error instanceof Refusal) faults.push(`Line ${at}: ${error.message}`)
      // After a refusal it may be the transaction that is over.
      else if (faults.length === 0) throw error
      else break
    }
    if (faults.length === faultsTold) break
  }
  if (faults.length === 0) return
  const more = faults.length === faultsTold ? ['There may be more.'] : []
  throw invalidInput([...faults, ...more, 'Nothing was imported.'].join(faults.length > 1 ? '\n' : ' '))
}
