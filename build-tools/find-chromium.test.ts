import { globSync, readFileSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import * as chromium from './find-chromium.mjs'
import { findChromium, findWholeChromium } from './find-chromium.mjs'

it('Chromium is the one that is set, else the headless shell, else a whole browser', () => {
  vi.stubEnv('CHROMIUM_PATH', '/opt/chromium')
  expect(findChromium(() => true)).toBe('/opt/chromium')
  vi.stubEnv('CHROMIUM_PATH', undefined)
  expect(findChromium(() => true)).toBe('/usr/bin/chromium-headless-shell')
  expect(findChromium((path) => path === '/usr/bin/google-chrome')).toBe('/usr/bin/google-chrome')
  expect(findChromium(() => false)).toBeUndefined()
  vi.unstubAllEnvs()
})

const programs = globSync('{bench,build-tools,e2e,test}/**/*.{ts,mjs}').filter((path) => !path.endsWith('.test.ts'))

it('Chromium is looked for in one file alone', () => {
  const looking = programs.filter((path) => /chromium-browser|google-chrome/.test(readFileSync(path, 'utf8')))
  expect(looking).toEqual(['build-tools/find-chromium.mjs'])
})

it('a whole browser is never the headless shell', () => {
  expect(findWholeChromium(() => true)).toBe('/usr/bin/chromium')
  expect(findWholeChromium((path) => path.endsWith('/chromium-headless-shell'))).toBeUndefined()
})

it('its flags are stated in one file alone, and its types name all that it exports', () => {
  const stating = programs.filter((path) => readFileSync(path, 'utf8').includes('--disable-background-networking'))
  expect(stating).toEqual(['build-tools/find-chromium.mjs'])
  const typed = readFileSync('build-tools/find-chromium.d.mts', 'utf8')
  expect([...typed.matchAll(/^export \w+ (\w+)/gm)].map(([, name]) => name).sort()).toEqual(Object.keys(chromium).sort())
})
