import { globSync, readFileSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { findChromium } from './find-chromium.mjs'

it('Chromium is the one that is set, else the headless shell, else a whole browser', () => {
  vi.stubEnv('CHROMIUM_PATH', '/opt/chromium')
  expect(findChromium(() => true)).toBe('/opt/chromium')
  vi.stubEnv('CHROMIUM_PATH', undefined)
  expect(findChromium(() => true)).toBe('/usr/bin/chromium-headless-shell')
  expect(findChromium((path) => path === '/usr/bin/google-chrome')).toBe('/usr/bin/google-chrome')
  expect(findChromium(() => false)).toBeUndefined()
  vi.unstubAllEnvs()
})

it('Chromium is looked for in one file alone', () => {
  const programs = globSync('{bench,build-tools,e2e,test}/**/*.{ts,mjs}').filter((path) => !path.endsWith('.test.ts'))
  const looking = programs.filter((path) => /chromium-browser|google-chrome/.test(readFileSync(path, 'utf8')))
  expect(looking).toEqual(['build-tools/find-chromium.mjs'])
})
