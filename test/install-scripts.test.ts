import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

/** Each was reviewed: docs/security.md, "Packages". */
const allowed = ['esbuild', 'fsevents', 'node']

it('no package but those we know runs a script when it is installed', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { hasInstallScript?: true }>
  }
  const found = Object.entries(packages).filter(([, { hasInstallScript }]) => hasInstallScript)
  const names = found.map(([path]) => path.replace(/^.*node_modules\//, ''))
  expect([...new Set(names)].filter((name) => !allowed.includes(name))).toEqual([])
  expect(names).toContain('node')
})
