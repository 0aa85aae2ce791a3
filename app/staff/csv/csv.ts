/** Comma-separated values as spreadsheets write and read them (RFC 4180). Pure. */

/**
 * Spreadsheets run cells starting like this as formulas, some of them with wide signs too; a leading quote makes them text. A typed quote
 * gets a second one. Where the comma is the decimal sign, a semicolon or a new line ends a cell, and quotation marks within the line do not
 * protect it.
 */
const beforeFormula = /(?<=^|;)(?='*[=+\-@＝＋－＠\t\r\n])|(?<=[\r\n])(?='*[=+\-@＝＋－＠\t])/g

/** The quote that `toCsv` has put before a formula. */
const written = /(?<=^|;)'(?='*[=+\-@＝＋－＠\t\r\n])|(?<=[\r\n])'(?='*[=+\-@＝＋－＠\t])/g

/** Spreadsheets recognise UTF-8 by it: without it Excel shows `Ã©` for `é`. */
const byteOrderMark = '\uFEFF'

type Cell = string | number | null | undefined

/** Rows as the text of a CSV file. */
export function toCsv(rows: readonly (readonly Cell[])[]): string {
  return rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('')
}

function cell(value: Cell): string {
  if (typeof value === 'number') return String(value)
  const safe = (value ?? '').replace(beforeFormula, "'")
  return /[",\t\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * Rows of cells; empty lines are skipped. Also accepts other separators that spreadsheets write: semicolons, where the comma is the decimal
 * sign, and tabs, in “Unicode text” files and in what is pasted from them.
 */
export function parseCsv(text: string): string[][] {
  return numberedRows(text).rows.map(({ row }) => row)
}

/**
 * `at`: the row's number in the spreadsheet, where empty rows count and a cell with several lines is in one row. `unclosed`: the row whose
 * quotation mark is never closed, and which therefore holds all that follows.
 */
function numberedRows(text: string): { rows: { at: number; row: string[] }[]; unclosed: number | undefined } {
  const source = text.startsWith(byteOrderMark) ? text.slice(1) : text
  const first = source.split(/\r\n?|\n/, 1)[0]?.replace(/"[^"]*"/g, '') ?? ''
  const timesIn = (mark: string) => first.split(mark).length
  const comma = [';', '\t'].reduce((most, mark) => (timesIn(mark) > timesIn(most) ? mark : most), ',')
  const rows: { at: number; row: string[] }[] = []
  let number = 0
  let row: string[] = []
  let value = ''
  let quoted = false
  for (let at = 0; at < source.length; at++) {
    const char = source[at] as string
    if (quoted) {
      if (char !== '"') value += char
      else if (source[at + 1] === '"') value += source[++at]
      else quoted = false
    } else if (char === '"' && value === '') quoted = true
    else if (char === comma) endCell()
    else if (char === '\n' || char === '\r') {
      if (char === '\r' && source[at + 1] === '\n') at++
      endRow()
    } else value += char
  }
  if (value !== '' || row.length > 0 || quoted) endRow()
  return { rows, unclosed: quoted ? number : undefined }

  function endCell() {
    row.push(value.replace(written, ''))
    value = ''
  }
  function endRow() {
    endCell()
    number += 1
    if (row.some((text) => text !== '')) rows.push({ at: number, row })
    row = []
  }
}

/** A row below the head: its number in the spreadsheet, and its cells by column. */
export type CsvRecord = { at: number; cells: Record<string, string> }

export type CsvTable = {
  /** As the first row names them, in lower case; empty where it names none. */
  columns: string[]
  /** `apart`: what stands where no column has a name, as behind a comma that should have been in quotation marks. */
  rows: { at: number; row: string[]; apart: string | undefined }[]
  unclosed: number | undefined
}

export function readCsvTable(text: string): CsvTable {
  const { rows, unclosed } = numberedRows(text)
  const [head, ...below] = rows
  const columns = (head?.row ?? []).map((name) => name.trim().toLowerCase())
  const apartIn = (row: string[]) => row.find((cell, at) => cell.trim() !== '' && !columns[at])
  return { columns, rows: below.map(({ at, row }) => ({ at, row, apart: apartIn(row) })), unclosed }
}

/** The columns of a list of such rows, by name. */
export type Columns<Row> = Readonly<Record<string, (row: Row) => Cell>>

type Log = { error(detail: object, text: string): void }

/**
 * A file to download, marked as UTF-8, written line by line: a long list is never whole in memory. One that breaks off later breaks the
 * download. @throws what fails before the first line is there
 */
export async function csvDownload<Row>(
  name: string,
  columns: Columns<Row>,
  rows: AsyncIterable<Row>,
  log: Log,
): Promise<Response> {
  const lines = linesOf(columns, rows)
  const begun = [await lines.next(), await lines.next()].flatMap(({ value }) => value ?? [])
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      for (const line of begun) controller.enqueue(line)
    },
    async pull(controller) {
      try {
        const { done, value } = await lines.next()
        if (done) controller.close()
        else controller.enqueue(value)
      } catch (err) {
        log.error({ err }, 'a list broke off while it was downloaded')
        // The server prints this one whole, and a query's error holds what was searched for.
        controller.error(new Error('The list broke off.'))
      }
    },
    cancel: async () => void (await lines.return(undefined)),
  })
  return csvResponse(name, body)
}

async function* linesOf<Row>(columns: Columns<Row>, rows: AsyncIterable<Row>): AsyncGenerator<Uint8Array, undefined> {
  const encoder = new TextEncoder()
  yield encoder.encode(byteOrderMark + toCsv([Object.keys(columns)]))
  for await (const row of rows) yield encoder.encode(toCsv([Object.values(columns).map((read) => read(row))]))
}

/** The same for a short list, already written by `toCsv`. */
export function csvText(name: string, text: string): Response {
  return csvResponse(name, byteOrderMark + text)
}

function csvResponse(name: string, body: string | ReadableStream<Uint8Array>): Response {
  return new Response(body, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="${name}"`,
      'Cache-Control': 'private, no-store',
    },
  })
}

/** The message after importing a list. */
export function sayImported({ added, changed }: { added: number; changed: number }): string {
  return `${added} added, ${changed} updated`
}
