import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { silentLog } from '#test/database.ts'
import { csvDownload, csvText, parseCsv, toCsv } from './csv.ts'
import { readCsvFile } from './read-csv-file.ts'

const mark = [0xef, 0xbb, 0xbf]
const nameAlone = { name: (name: string) => name }

describe('lists for spreadsheets', () => {
  it('are read as spreadsheets write them', () => {
    expect(parseCsv('\uFEFFa;b\r\n"x;""y""\n";\'=1+1\r\n\r\n')).toEqual([
      ['a', 'b'],
      ['x;"y"\n', '=1+1'],
    ])
  })

  it.each(['=1+1', '+353', '-1', '@SUM(1)', '\t=1+1', '\r=1', '\n=1+1', '＝1+1', '＋1', '－1', '＠SUM(1)', "'=1+1"])(
    'run no formula: %j',
    (typed) => {
      expect(toCsv([[typed]])).toMatch(/^"?'/)
      expect(parseCsv(toCsv([[typed]]))).toEqual([[typed]])
    },
  )

  it('run no formula where a semicolon ends a cell and every line is a row', () => {
    for (const typed of ['Una;=1+1;', 'Una;\t=1+1', "Una;'@SUM(1)", '=1;=2', 'Una\n=1+1\nMay', 'Una\r\n@SUM(1)', '\n=1+1']) {
      expect(toCsv([[typed]])).not.toMatch(/(?:^|[;\r\n])"?[=@\t]/)
      expect(
        parseCsv(
          toCsv([
            ['name', 'list'],
            [typed, 'b'],
          ]),
        ),
      ).toEqual([
        ['name', 'list'],
        [typed, 'b'],
      ])
    }
    expect(toCsv([['towels; robes - and a;b']])).toBe('towels; robes - and a;b\r\n')
    expect(toCsv([['towels\n\nand robes']])).toBe('"towels\n\nand robes"\r\n')
  })

  it('read back as they were given, whatever stands in them', () => {
    const cell = fc.string({ unit: fc.constantFrom(...`'=＝+-@,;"a é\t\r\n`), minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { minLength: 1 }), (rows) => {
        const head = ['a', 'b']
        expect(parseCsv(toCsv([head, ...rows]))).toEqual([head, ...rows])
      }),
    )
  })

  it('say that they are UTF-8, whole or line by line', async () => {
    const text = toCsv([['name'], ['Café']])
    async function* names() {
      yield 'Café'
    }
    const whole = await csvDownload('list.csv', nameAlone, names(), silentLog)
    for (const response of [csvText('list.csv', text), whole]) {
      const bytes = new Uint8Array(await response.arrayBuffer())
      expect([...bytes]).toEqual([...mark, ...new TextEncoder().encode(text)])
      expect(await readCsvFile(new Blob([bytes]))).toBe(text)
    }
  })

  it('break off where they fail; the server, which prints why, does not get to know what was searched for', async () => {
    async function* names(after: number) {
      for (let at = 0; at < after; at++) yield 'Café'
      throw new Error('Failed query: … params: aoife@example.ie')
    }
    const told: object[] = []
    const log = { error: (detail: object) => void told.push(detail) }
    for (const failsAt of [1, 2, 1000]) {
      const response = await csvDownload('list.csv', nameAlone, names(failsAt), log)
      await expect(response.text()).rejects.toThrow(/^The list broke off\.$/)
    }
    expect(told).toHaveLength(3)
    // A page says so instead.
    await expect(csvDownload('list.csv', nameAlone, names(0), log)).rejects.toThrow('Failed query')
  })

  it('are read as “Unicode Text”: UTF-16, with tabs', async () => {
    const bytes = new Uint8Array(new Uint16Array([...'\uFEFFName\tPrice\r\nCafé\t9,50'].map((char) => char.charCodeAt(0))).buffer)
    const turned = bytes.map((_, at) => bytes[at ^ 1] ?? 0)
    for (const file of [bytes, turned])
      expect(parseCsv(await readCsvFile(new Blob([file])))).toEqual([
        ['Name', 'Price'],
        ['Café', '9,50'],
      ])
  })

  it('are read from a file of Windows-1252 too', async () => {
    expect(await readCsvFile(new Blob([new Uint8Array([0x43, 0x61, 0x66, 0xe9, 0x20, 0x80])]))).toBe('Café €')
    expect(await readCsvFile(undefined)).toBe('')
  })
})
