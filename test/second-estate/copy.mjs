import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { palette } from '../../app/estate/palette.ts'
import { palette as second } from './app/estate/palette.ts'

const parts = ['app', 'build-tools', 'media', 'test/free-port.ts', 'e2e/house.ts', 'server.ts']
const settings = ['package.json', 'tsconfig.json', 'vite.config.ts', 'react-router.config.ts', 'playwright.config.ts']

/** Tests about the original estate name its rooms, and so does the fake that places orders. */
const filter = (path) => !/\.test\.tsx?$|ordering\.fake\.ts$/.test(path)

/** Copies the sources, with the second estate's files replacing the original's. @returns the copy's folder */
export function copyWithSecondFacts(folder = '.cache/second-estate') {
  const copy = resolve(folder)
  rmSync(copy, { recursive: true, force: true })
  for (const path of [...parts, ...settings]) cpSync(path, `${copy}/${path}`, { recursive: true, filter })
  cpSync('test/second-estate/app', `${copy}/app`, { recursive: true })
  for (const sheet of ['tokens.css', 'constants.css']) recolour(`${copy}/app/ui/look/${sheet}`)
  cpSync('test/second-estate/journeys.spec.ts', `${copy}/e2e/second/journeys.spec.ts`)
  // Routes are the same in every house, and so are their types.
  if (existsSync('.react-router')) cpSync('.react-router', `${copy}/.react-router`, { recursive: true })
  symlinkSync(resolve('node_modules'), `${copy}/node_modules`)
  mkdirSync(`${copy}/.cache`, { recursive: true })
  return copy
}

/** What an owner does by hand: the style sheets' own statement of the palette becomes the second one's. */
function recolour(sheet) {
  const channels = (colour) => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16)).join(' ')
  let text = readFileSync(sheet, 'utf8')
  for (const [name, colour] of Object.entries(palette))
    text = text.replaceAll(colour, second[name]).replaceAll(channels(colour), channels(second[name]))
  writeFileSync(sheet, text)
}
