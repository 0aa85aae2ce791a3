/** The documentation names nothing that does not exist. */
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { describe, expect, it } from 'vitest'
import { variableNames } from '#app/settings.server.ts'

const documents = ['README.md', ...globSync('docs/**/*.md'), 'media/README.md'].map((path) => ({
  path,
  text: readFileSync(path, 'utf8'),
}))
const operating = [...documents, { path: 'compose.yaml', text: readFileSync('compose.yaml', 'utf8') }]
type Packages = Record<string, string>
const { scripts, dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Record<
  'scripts' | 'dependencies' | 'devDependencies',
  Packages
>
/** npm's own commands, not scripts. */
const npmVerbs = ['install', 'ci', 'outdated', 'audit', 'run', 'sbom']

const named = (pattern: RegExp, from = documents) =>
  from.flatMap(({ path, text }) => [...text.matchAll(pattern)].map((match) => ({ path, name: match[1] ?? '' })))

describe('what the documentation names', () => {
  it('are commands that exist', () => {
    const asked = [...named(/\bnpm run ([\w:-]+)/g), ...named(/(?:^|`)npm (?!run\b)([\w-]+)/gm)]
    const missing = asked.filter(({ name }) => !(name in scripts) && !npmVerbs.includes(name))
    expect(asked.length).toBeGreaterThan(10)
    expect(missing).toEqual([])
  })

  it('are scripts whose files exist', () => {
    const files = Object.values(scripts).flatMap((script) => script.match(/[\w/.-]+\.(?:ts|mjs)\b/g) ?? [])
    expect(files.length).toBeGreaterThan(10)
    expect(files.filter((file) => !existsSync(file))).toEqual([])
  })

  it('are links that lead somewhere', () => {
    const links = named(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)
    expect(links.length).toBeGreaterThan(40)
    expect(links.filter(({ path, name }) => !existsSync(normalize(join(dirname(path), name))))).toEqual([])
  })

  it('are paths that exist', () => {
    // Not `<name>` placeholders, nor generated files.
    const paths = named(/`((?:app|build-tools|deploy|docs|e2e|test|bench|media)\/[\w.*/-]+)`/g)
    expect(paths.length).toBeGreaterThan(40)
    expect(paths.filter(({ name }) => !name.startsWith('media/work') && globSync(name).length === 0)).toEqual([])
  })

  it('are paths below app that exist, where only their last folders are named', () => {
    const paths = named(/`((?!(?:app|build-tools|deploy|docs|e2e|test|bench|media)\/)[\w-]+\/[\w./-]+\.(?:tsx?|css))`/g)
    expect(paths.length).toBeGreaterThan(5)
    expect(paths.filter(({ name }) => globSync(`app/**/${name}`).length === 0)).toEqual([])
  })

  it('are tests named in full where they prove a promise: a pattern would still match after they moved', () => {
    const security = documents.filter(({ path }) => path === 'docs/security.md')
    expect(named(/`([\w./-]*\*[\w.*/-]*\.test\.tsx?)`/g, security)).toEqual([])
  })

  const ofTests = ['CHROMIUM_PATH', 'WHOLE_CHROMIUM_PATH']
  it('are settings that the tests read', () => {
    const read = globSync(['build-tools/*.mjs', 'e2e/*.ts', '*.config.ts']).map((path) => readFileSync(path, 'utf8'))
    for (const name of ofTests)
      expect(
        read.some((text) => text.includes(`process.env.${name}`)),
        name,
      ).toBe(true)
  })

  it('are settings that the house reads', () => {
    const others = ['POSTGRES_PASSWORD', 'POSTGRES_USER', 'POSTGRES_DB', ...ofTests]
    const names = named(/`([A-Z]+(?:_[A-Z]+)+)(?:=[^`]*)?`/g, operating).filter(({ path }) => !path.includes('decisions'))
    expect(names.length).toBeGreaterThan(20)
    expect(names.filter(({ name }) => ![...variableNames, ...others].includes(name))).toEqual([])
  })
})

describe('what the decisions leave out', () => {
  it('is no package: each is named, with why it was chosen', () => {
    const decisions = documents.filter(({ path }) => path.startsWith('docs/decisions/')).map(({ text }) => text)
    const packages = Object.keys({ ...dependencies, ...devDependencies }).filter((name) => !name.startsWith('@types/'))
    const isNamed = (name: string) => new RegExp(`\\b${ownName(name).replaceAll('-', '[- ]')}\\b`, 'i').test(decisions.join(' '))
    expect(packages.length).toBeGreaterThan(40)
    expect(packages.filter((name) => !isNamed(name))).toEqual([])
  })
})

/** These say more before the slash than after it: “core”, “browser”, “test” are in any text. */
const namedByScope = new Set(['@react-router', '@better-auth', '@simplewebauthn', '@playwright', '@tailwindcss'])

function ownName(name: string): string {
  if (name === '@axe-core/playwright') return 'axe'
  const [scope = '', own] = name.split('/')
  return own && !namedByScope.has(scope) ? own : scope.replace('@', '')
}
