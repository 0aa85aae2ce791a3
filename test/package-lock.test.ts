import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

type Locked = { hasInstallScript?: true; optionalDependencies?: Record<string, string> }
const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as { packages: Record<string, Locked> }

/** Each was reviewed: docs/security.md, "Packages". */
const allowed = ['esbuild', 'fsevents', 'node']

it('no package but those we know runs a script when it is installed', () => {
  const found = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript)
  const names = found.map(([path]) => path.replace(/^.*node_modules\//, ''))
  expect([...new Set(names)].filter((name) => !allowed.includes(name))).toEqual([])
  expect(names).toContain('node')
})

/** npm can write a lock that lists only the platform it was written on; `npm ci` then refuses everywhere. */
it('the lock lists what every platform needs', () => {
  const locked = new Set(Object.keys(packages).map((path) => path.replace(/^.*node_modules\//, '')))
  const wanted = Object.values(packages).flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
  expect(wanted).toContain('@biomejs/cli-darwin-arm64')
  expect(wanted.filter((name) => !locked.has(name))).toEqual([])
})
