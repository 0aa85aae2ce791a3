/** Enforces the house rules of docs/decisions/0009-house-rules.md. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'

const written = readdirSync('app', { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.(tsx?|css)$/.test(path) && !path.startsWith('db/migrations/'))
  .map((path) => ({ path, text: readFileSync(join('app', path), 'utf8') }))
const files = written.filter(({ path }) => !path.endsWith('.css'))
const sheets = written.filter(({ path }) => path.endsWith('.css'))

const subjectOf = (path: string) => (path.includes('/') ? (path.split('/')[0] ?? '') : '')
const isTest = (path: string) => /\.test\.tsx?$/.test(path)

/** What a file imports, as it is written there, without queries. */
function sourcesOf({ text }: { text: string }): string[] {
  return [...text.matchAll(/(?:from|import\()\s*'([^'?]+)/g)].map((match) => match[1] ?? '')
}

/** The path below app/ that a file means by `source`, if it is there. */
function pathOf(source: string, importer: string): string[] {
  if (source.startsWith('#app/')) return [source.slice('#app/'.length)]
  const beside = source.startsWith('.') ? normalize(join(dirname(importer), source)) : '..'
  return beside.startsWith('..') ? [] : [beside]
}

/** Paths below app/ that a file imports, type imports included. */
function importsOf(file: { path: string; text: string }): string[] {
  return sourcesOf(file).flatMap((source) => pathOf(source, file.path))
}

describe('files', () => {
  it('have kebab-case names of a subject, not a kind', () => {
    const roles = /(\.(server|tables|seed|email|fake|route|inline|d))?(\.test)?\.tsx?$/
    const kinds = ['utils', 'helpers', 'lib', 'common', 'misc', 'services', 'types', 'constants', 'index']
    const wrong = files.filter(({ path }) => {
      const name = basename(path)
        .replace(/\.(client|server)\.tsx?$/, '.ts')
        .replace(roles, '')
      return !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name) || kinds.includes(name) || kinds.includes(subjectOf(path))
    })
    expect(wrong.map(({ path }) => path)).toEqual([])
  })

  it('stay below 300 lines', () => {
    expect([...files, ...sheets].filter(({ text }) => text.split('\n').length > 300).map(({ path }) => path)).toEqual([])
  })

  it('hide nothing unused behind an underscore, which lint and dead-code checks pass over', () => {
    const unused = files.filter(({ text }) => /^(?:export )?(?:const|let|function|type) _/m.test(text))
    expect(unused.map(({ path }) => path)).toEqual([])
  })

  it('use the server’s own field limits', () => {
    expect(files.filter(({ text }) => /\bmaxLength=(\{\s*\d|"\d)/.test(text)).map(({ path }) => path)).toEqual([])
  })

  it('name others in their comments by where they are', () => {
    const comments = /\/\*\*?[\s\S]*?\*\/|\/\/.*/g
    const named = (text: string) =>
      [...text.matchAll(/(?<![\w./:@#-])((?:[\w-]+\/)+[\w.-]+\.(?:tsx?|css))\b/g)].map(([path]) => path)
    const wrong = written.flatMap(({ path, text }) => {
      const isThere = (name: string) => ['app', '.', join('app', dirname(path))].some((from) => existsSync(join(from, name)))
      const names = [...text.matchAll(comments)].flatMap(([comment]) => named(comment))
      return names.filter((name) => !isThere(name)).map((name) => `${path}: ${name}`)
    })
    expect(wrong).toEqual([])
  })

  it('export by name; a default only where the framework wants one', () => {
    const mayHaveDefault = /(\.route\.tsx?|^root\.tsx|^routes\.ts|^entry\.\w+\.tsx?|\.d\.ts)$/
    const wrong = files.filter(({ path, text }) => !mayHaveDefault.test(path) && /^export default /m.test(text))
    expect(wrong.map(({ path }) => path)).toEqual([])
  })
})

describe('names', () => {
  it('of two values are never the same: what an editor offers to import is what was meant', () => {
    // Every route exports the framework's own names, and the client's entry passes one on.
    const named = files.filter(({ path }) => !isTest(path) && !/\.route\.tsx?$|^root\.tsx$|^entry\./.test(path))
    const places = new Map<string, string[]>()
    for (const { path, text } of named)
      for (const [, name = ''] of text.matchAll(/^export (?:async )?(?:const|let|function\*?|class) (\w+)/gm))
        places.set(name, [...(places.get(name) ?? []), path])
    // Within the concierge, `concierge/` and `understanding/` are two layers of the same subjects.
    const isWithin = (path: string) => ['concierge', 'understanding'].includes(subjectOf(path))
    const twice = [...places].filter(([, paths]) => paths.filter((path) => !isWithin(path)).length > 1)
    expect(places.size).toBeGreaterThan(1000)
    expect(twice).toEqual([])
  })
})

describe('imports', () => {
  const edges = files
    .filter(({ path }) => !isTest(path))
    .flatMap((file) => importsOf(file).map((to) => ({ from: file.path, to })))

  it('begin with ./ in the same folder, and with #app/ elsewhere', () => {
    const wrong = files
      .flatMap((file) => sourcesOf(file).map((source) => ({ file: file.path, source })))
      .filter(({ file, source }) => {
        const [path] = source.includes('/+types/') ? [] : pathOf(source, file)
        return path && source.startsWith('./') !== (dirname(path) === dirname(file))
      })
    expect(wrong).toEqual([])
  })

  it('of a .server.ts are never .tsx, so that seeds and migrations run on plain Node', () => {
    expect(edges.filter(({ from, to }) => from.endsWith('.server.ts') && to.endsWith('.tsx'))).toEqual([])
  })

  it('never reach into another subject’s tables, except from tables to tables', () => {
    const wrong = edges.filter(
      ({ from, to }) => to.endsWith('.tables.ts') && !from.endsWith('.tables.ts') && subjectOf(from) !== subjectOf(to),
    )
    expect(wrong).toEqual([])
  })

  it('of a route are neither SQL nor vendors', () => {
    const routes = files.filter(({ path }) => /\.route\.tsx?$/.test(path))
    expect(routes.filter(({ text }) => /from '(drizzle-orm|stripe|nodemailer|pg)/.test(text)).map(({ path }) => path)).toEqual([])
  })

  it('of ui/ name no subject', () => {
    expect(edges.filter(({ from, to }) => subjectOf(from) === 'ui' && !['ui', ''].includes(subjectOf(to)))).toEqual([])
  })

  it('of mail, media, weather, knowledge, estate and db never go upwards', () => {
    const low = ['mail', 'media', 'weather', 'knowledge', 'estate', 'db', 'ui', 'rooms', 'products', 'jobs', 'requests', '']
    const checked = ['mail', 'media', 'weather', 'knowledge', 'estate', 'db', 'ui']
    // A subject's console pages live with it and check who is signed in; the list of seeds names every subject.
    const above = (path: string) => basename(path).startsWith('staff-') || path === 'db/seed.ts'
    const wrong = edges.filter(
      ({ from, to }) => checked.includes(subjectOf(from)) && !above(from) && !low.includes(subjectOf(to)),
    )
    expect(wrong).toEqual([])
  })

  it('of the initial catalogue are only for the seed and the facts: everybody else asks what is sold now', () => {
    const whoever = files.filter(
      ({ path, text }) => !isTest(path) && /import \{[^}]*\bcatalogue\b[^}]*\} from '[^']*\/catalogue\.ts'/.test(text),
    )
    expect(whoever.map(({ path }) => path)).toEqual(['knowledge/facts.ts', 'products/products.seed.ts'])
  })

  it('between subjects form no cycle', () => {
    const graph = new Map<string, Set<string>>()
    for (const { from, to } of edges) {
      const [a, b] = [subjectOf(from), subjectOf(to)]
      // The islands' registry is a table of dynamic imports, as routes.ts is; db/seed.ts lists every subject's seed.
      if (a === b || !a || !b || a === 'islands' || from === 'db/seed.ts') continue
      graph.set(a, (graph.get(a) ?? new Set()).add(b))
    }
    expect(circlesIn(graph)).toEqual([])
  })

  it('between the folders of one subject form no cycle', () => {
    const graph = new Map<string, Set<string>>()
    for (const { from, to } of edges) {
      const [a, b] = [dirname(from), dirname(to)]
      if (a === b || subjectOf(from) !== subjectOf(to) || !a.includes('/') || !b.includes('/')) continue
      graph.set(a, (graph.get(a) ?? new Set()).add(b))
    }
    expect(circlesIn(graph)).toEqual([])
  })

  it.each([
    [
      'understanding',
      [
        '',
        'lexicon',
        'spelling',
        'exemplars',
        'learnt',
        'troubles',
        'forms',
        'everyday',
        'message',
        'follow-up-rules',
        'follow-ups',
        'thread',
        'said-out',
      ],
    ],
    ['concierge', ['knowing', 'written', 'deciding', 'reading', 'composing', 'bill', 'calculating', 'answering']],
  ])('between the folders of %s go one way', (subject, order) => {
    const level = (path: string) => order.indexOf(dirname(path).replace(/^[^/]+\/?/, ''))
    const within = edges.filter(({ from, to }) => [from, to].every((path) => subjectOf(path) === subject && level(path) >= 0))
    expect(within.length).toBeGreaterThan(100)
    expect(within.filter(({ from, to }) => level(to) > level(from))).toEqual([])
  })

  it('of the root’s own files form no cycle either, not even of types', () => {
    const graph = new Map<string, string[]>()
    for (const { from, to } of edges) graph.set(from, [...(graph.get(from) ?? []), to])
    const root = [...graph.keys()].filter((path) => !subjectOf(path))
    expect(root.filter((path) => reachableFrom(path, graph).has(path))).toEqual([])
  })
})

function reachableFrom(start: string, graph: Map<string, string[]>): Set<string> {
  const reached = new Set<string>()
  const waiting = [...(graph.get(start) ?? [])]
  for (let path = waiting.pop(); path; path = waiting.pop()) {
    if (reached.has(path)) continue
    reached.add(path)
    waiting.push(...(graph.get(path) ?? []))
  }
  return reached
}

function circlesIn(graph: Map<string, Set<string>>): string[] {
  const found = new Set<string>()
  const walk = (subject: string, path: string[]) => {
    const seen = path.indexOf(subject)
    if (seen >= 0) {
      found.add([...path.slice(seen), subject].join(' -> '))
      return
    }
    for (const next of graph.get(subject) ?? []) walk(next, [...path, subject])
  }
  for (const subject of graph.keys()) walk(subject, [])
  return [...found]
}
