import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

it('a build begins by voiding the mark of the last one: else one made by hand, or broken off, would be served for that', () => {
  const [, mark = ''] = /^const stamp = '(.+)'$/m.exec(readFileSync('build-tools/ensure-built.mjs', 'utf8')) ?? []
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8')) as { scripts: Record<string, string> }
  expect(mark).toMatch(/^build\//)
  expect(scripts.build?.split(' && ')[0]).toBe(`rm -f ${mark}`)
})
