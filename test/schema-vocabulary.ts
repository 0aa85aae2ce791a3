/** The part of schema.org's vocabulary that tests need, read from the type definitions of `schema-dts`. */
import { readFileSync } from 'node:fs'

type Shape = { parents: string[]; properties: Map<string, string[]> }

const source = readFileSync('node_modules/schema-dts/dist/schema.d.ts', 'utf8')
const shapes = new Map<string, Shape>()
const leaves = new Map<string, string>()
const enumerations = new Map<string, string>()

for (const [, name = '', parents = '', body = ''] of source.matchAll(
  /^(?:export )?interface (\w+)(?: extends ([^{]+))? \{\n(.*?)^\}/gms,
)) {
  const type = body.match(/"@type": "([^"]+)"/)?.[1]
  if (type) leaves.set(type, name)
  const properties = new Map(
    [...body.matchAll(/^ {4}"(\w+)"\?: SchemaValue<(.*), "\w+">;$/gm)].map(([, property = '', range = '']) => [
      property,
      range.split(' | '),
    ]),
  )
  shapes.set(name, { parents: parents.split(',').map((parent) => parent.trim()), properties })
}
for (const [, name = '', values = ''] of source.matchAll(/^export type (\w+) = ("https:\/\/schema\.org\/.*);$/gm))
  enumerations.set(name, values)

/** What a JSON-LD node contains that is not in the vocabulary, each with its path; empty if all is well. */
export function faultsIn(node: Record<string, unknown>, place = '', expected?: string[]): string[] {
  const types = [node['@type'] ?? []].flat() as string[]
  if (types.length === 0) return '@id' in node && Object.keys(node).length === 1 ? [] : [`${place}: no type`]
  const unknown = types.filter((type) => !leaves.has(type))
  if (unknown.length > 0) return [`${place}: no type ${unknown.join()}`]
  const bases = types.flatMap((type) => ancestors(leaves.get(type) ?? ''))
  const fits =
    !expected ||
    types.some((type) => expected.includes(type)) ||
    bases.some((base) => expected.includes(base.replace(/Base$/, '')))
  return [
    ...(fits ? [] : [`${place}: ${types.join()} where ${expected?.join(' or ')} belongs`]),
    ...Object.entries(node)
      .filter(([key]) => !key.startsWith('@'))
      .flatMap(([key, value]) => {
        const ranges = [...new Set(bases.flatMap((base) => shapes.get(base)?.properties.get(key) ?? []))]
        const here = `${place}${types.join()}.${key}`
        if (ranges.length === 0) return [`${here}: no such property`]
        return [value].flat().flatMap((each) => faultsOf(each, here, ranges))
      }),
  ]
}

function faultsOf(value: unknown, place: string, ranges: string[]): string[] {
  if (typeof value === 'object' && value !== null) return faultsIn(value as Record<string, unknown>, `${place} > `, ranges)
  const fault = [`${place}: ${JSON.stringify(value)} where ${ranges.join(' or ')} belongs`]
  if (typeof value === 'boolean') return ranges.includes('Boolean') ? [] : fault
  if (typeof value === 'number') return ranges.some((range) => ['Number', 'Integer', 'Float'].includes(range)) ? [] : fault
  if (typeof value !== 'string' || value === '') return fault
  if (ranges.includes('Text')) return []
  if (ranges.some((range) => ['DateTime', 'Time'].includes(range)) && /^(\d{4}-\d\d-\d\dT)?\d\d:\d\d/.test(value)) return []
  if (ranges.some((range) => enumerations.get(range)?.includes(`"${value}"`))) return []
  const takesAddress = ranges.includes('URL') || ranges.includes('IdReference')
  return takesAddress && URL.canParse(value) && !value.startsWith('https://schema.org/') ? [] : fault
}

function ancestors(name: string): string[] {
  const shape = shapes.get(name)
  return shape ? [name, ...shape.parents.flatMap(ancestors)] : []
}
