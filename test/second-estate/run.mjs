// `npm run test:second-estate` does what an owner does who replaces the facts: a copy of the sources gets the second estate's files, and is
// checked, built and walked through in a real browser.
import { existsSync, symlinkSync } from 'node:fs'
import { resolve } from 'node:path'
import { run } from '../../build-tools/ensure-installed.mjs'
import { findChromium } from '../../build-tools/find-chromium.mjs'
import { copyWithSecondFacts } from './copy.mjs'
import { recolour } from './recolour.mjs'

const copy = copyWithSecondFacts()
recolour(copy)
// Pictures are the same, and encoding them takes longest.
if (existsSync('.cache/pictures')) symlinkSync(resolve('.cache/pictures'), `${copy}/.cache/pictures`)

process.chdir(copy)
run('react-router', ['typegen'])
run('tsc', ['--noEmit'])
run('npm', ['run', '--silent', 'build'], { NODE_ENV: 'production' })
const chromium = findChromium()
run('playwright', ['test', '--project=phone'], chromium ? { CHROMIUM_PATH: chromium } : {})
