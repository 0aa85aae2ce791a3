// `npm run test:second-estate`: what an owner does who replaces the facts. A copy of the sources gets the second estate's files,
// is checked, built and walked through in a real browser.
import { cpSync, existsSync, globSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { resolve } from 'node:path'
import { run } from '../../build-tools/ensure-installed.mjs'
import { findChromium } from '../../build-tools/find-chromium.mjs'

const copy = resolve('.cache/second-estate')
const left = ['app', 'build-tools', 'media', 'test/free-port.ts', 'e2e/house.ts', 'server.ts']
const settings = ['package.json', 'tsconfig.json', 'vite.config.ts', 'react-router.config.ts', 'playwright.config.ts']

rmSync(copy, { recursive: true, force: true })
for (const path of [...left, ...settings]) cpSync(path, `${copy}/${path}`, { recursive: true })
// Tests of the first estate name its rooms, and so does what orders are tried with.
for (const pattern of ['**/*.test.ts', '**/*.test.tsx', '**/ordering.fake.ts']) {
  for (const path of globSync(pattern, { cwd: copy })) rmSync(`${copy}/${path}`)
}
cpSync('test/second-estate/app', `${copy}/app`, { recursive: true })
cpSync('test/second-estate/journeys.spec.ts', `${copy}/e2e/second/journeys.spec.ts`)
symlinkSync(resolve('node_modules'), `${copy}/node_modules`)
mkdirSync(`${copy}/.cache`, { recursive: true })
// Pictures are the same, and encoding them takes longest.
if (existsSync('.cache/pictures')) symlinkSync(resolve('.cache/pictures'), `${copy}/.cache/pictures`)

process.chdir(copy)
run('react-router', ['typegen'])
run('tsc', ['--noEmit'])
run('npm', ['run', '--silent', 'build'], { NODE_ENV: 'production' })
const chromium = findChromium()
run('playwright', ['test', '--project=phone'], chromium ? { CHROMIUM_PATH: chromium } : {})
