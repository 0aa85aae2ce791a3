import { cpSync, existsSync, mkdirSync, rmSync, symlinkSync } from 'node:fs'
import { resolve } from 'node:path'

const parts = ['app', 'build-tools', 'media', 'test/free-port.ts', 'test/house-process.ts', 'e2e/house.ts', 'server.ts']
const settings = ['package.json', 'tsconfig.json', 'vite.config.ts', 'react-router.config.ts', 'playwright.config.ts']

/** Tests about the original estate name its rooms. */
const filter = (path) => !/\.test\.tsx?$/.test(path)

/** Copies the sources, with the second estate's files replacing the original's. @returns the copy's folder */
export function copyWithSecondFacts(folder = '.cache/second-estate') {
  const copy = resolve(folder)
  rmSync(copy, { recursive: true, force: true })
  for (const path of [...parts, ...settings]) cpSync(path, `${copy}/${path}`, { recursive: true, filter })
  cpSync('test/second-estate/app', `${copy}/app`, { recursive: true })
  cpSync('test/second-estate/journeys.spec.ts', `${copy}/e2e/second/journeys.spec.ts`)
  // Routes are the same in every house, and so are their types.
  if (existsSync('.react-router')) cpSync('.react-router', `${copy}/.react-router`, { recursive: true })
  symlinkSync(resolve('node_modules'), `${copy}/node_modules`)
  mkdirSync(`${copy}/.cache`, { recursive: true })
  return copy
}
