import { expect, it } from 'vitest'
import { readList } from './csv-list.server.ts'

const read = (text: string) =>
  readList(text, { a: 'entry', all: 'entries', columns: ['key', 'value'], optional: ['note'], most: 2 }).map(({ cells }) => cells)

it('a list is read by the names of its columns, in any order; others are left out', () => {
  expect(read('Value; KEY ;other;;\n9;a;x;;\n')).toEqual([{ key: 'a', value: '9' }])
  expect(read('key,value,note,__proto__\rlate,"a, b; c; d",,x\r')).toEqual([{ key: 'late', value: 'a, b; c; d', note: '' }])
})

it.each([
  ['key,value,Value\na,1,2\n', 'The first line names the column value twice.'],
  ['key,value\na,"1\nb,2\n', 'Line 2: a quotation mark is opened and never closed.'],
  ['key,value\na,1\nb,"', 'Line 3: a quotation mark is opened and never closed.'],
  ['key,value\na,1\nb,warm, and dry\n', 'Line 3: “and dry” does not belong to any column.'],
  ['key,value,,\na,1,, lost\n', 'Line 2: “lost” does not belong to any column.'],
])('nothing is guessed from %j', (text, told) => {
  expect(() => read(text)).toThrow(told)
})

it('a list as wide as it is long costs no more than its cells', () => {
  const wide = `key,value,${'c,'.repeat(1_000_000)}\n${'a,1\n'.repeat(250_000)}`
  expect(() => read(wide)).toThrow('at most 2 entries')
  const columns = ['key', 'value']
  const rows = readList(wide, { a: 'entry', all: 'entries', columns, optional: [], most: 250_000 })
  expect(rows).toHaveLength(250_000)
})
