/** The palette is stated twice, because a style sheet cannot import it: here and in the look's two sheets of tokens. Nowhere else. */
import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { palette } from './palette.ts'

const tokens = readFileSync('app/ui/look/tokens.css', 'utf8')
const constants = readFileSync('app/ui/look/constants.css', 'utf8')
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const channelsOf = (colour: string) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))

describe('the style sheets', () => {
  it.each(Object.entries(palette))('say the same of %s', (name, colour) => {
    expect(new RegExp(`^:root \\{[^}]*^  --${kebab(name)}: (.*);$`, 'm').exec(tokens)?.[1]).toBe(colour)
  })

  it('say the same of what is translucent', () => {
    const parts = [...constants.matchAll(/--of-([\w-]+): ([\d ]+);/g)].map(([, name, channels]) => [name, channels])
    expect(parts.length).toBeGreaterThan(2)
    const colours = Object.entries(palette).map(([name, colour]) => [kebab(name), channelsOf(colour).join(' ')])
    expect(colours).toEqual(expect.arrayContaining(parts))
  })
})

it('no other source states one of its colours', () => {
  const stated = ['app/estate/palette.ts', 'app/ui/look/tokens.css', 'app/ui/look/constants.css']
  const sources = ['app/**/*.{ts,tsx,css}', 'build-tools/**/*.{ts,mjs}', 'media/*.ts'].flatMap((pattern) => globSync(pattern))
  const others = sources.filter((path) => !stated.includes(path) && !/\.test\.tsx?$/.test(path))
  expect(others.length).toBeGreaterThan(500)
  const colours = Object.values(palette).map((colour) => new RegExp(`${colour}|\\b${channelsOf(colour).join('[ ,]+')}\\b`, 'i'))
  const byHand = others.filter((path) => {
    const text = readFileSync(path, 'utf8')
    return colours.some((colour) => colour.test(text))
  })
  expect(byHand).toEqual([])
})
