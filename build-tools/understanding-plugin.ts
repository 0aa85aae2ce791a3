import { execFile } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { copyFile, readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import type { Plugin } from 'vitest/config'
import { keepLastTwo } from './keep.ts'

const folder = 'app/understanding'
const learntFile = `/${folder}/learnt/learnt-file.ts`
/** Files that the word lists import: the estate's name and offers, the rooms' spoken names. */
const named = ['app/estate/estate.ts', 'app/rooms/spoken-names.ts', 'app/rooms/meant-rooms.ts']
const name = 'understanding.bin'
const placeholder = '/* where the understanding lies */'

/**
 * Fills `learnt-file.ts` with the location of the concierge's pre-trained understanding: cached in .cache/understanding under the hash of
 * its sources, and put beside the server's bundle by a build.
 */
export function understanding(): Plugin {
  let root = process.cwd()
  let building = false
  return {
    name: 'understanding',
    configResolved(config) {
      root = config.root
      building = config.command === 'build'
    },
    // Vitest caches a module by its own text, but this one changes with all its training sources.
    configureVitest({ defineCacheKeyGenerator }) {
      defineCacheKeyGenerator(({ id }) => (id.endsWith(learntFile) ? false : undefined))
    },
    async load(id) {
      if (this.environment.name === 'client' || !id.endsWith(learntFile)) return null
      if (building) return learnt(`new URL('${placeholder}', import.meta.url).href`)
      return learnt(JSON.stringify(pathToFileURL(await learnAhead(root)).href))
    },
    renderChunk(code, { fileName }) {
      if (!code.includes(placeholder)) return null
      return code.replace(placeholder, `${fileName.includes('/') ? '../' : './'}${name}`)
    },
    // Copied, not emitted, because React Router serves files emitted by a server build to browsers.
    async writeBundle({ dir }) {
      if (this.environment.name === 'ssr' && dir) await copyFile(await learnAhead(root), join(dir, name))
    },
  }
}

/** Leaves out of the module the exemplars and the words of English: megabytes of text that nobody reads again. */
const learnt = (file: string) =>
  `export const learntFile = ${file}; export const exemplarsToLearn = () => []; export const englishToLearn = () => []`

/** Trains in a separate process, which sees the current sources and leaves no memory behind. */
async function learnAhead(root: string): Promise<string> {
  const path = join(root, '.cache/understanding', `${await fingerprint(root)}.bin`)
  if (!existsSync(path)) await promisify(execFile)(process.execPath, [join(import.meta.dirname, 'learn-understanding.ts'), path])
  // Each has ten megabytes, and every edit of a source makes one.
  await keepLastTwo(path)
  return path
}

/** Hashes the code, the word lists and the exemplars; the question sets are not trained on. */
async function fingerprint(root: string): Promise<string> {
  const hash = createHash('sha256').update(process.version)
  const learntFrom = (await readdir(join(root, folder), { recursive: true }))
    .filter((name) => /(?<!\.test)\.(ts|json)$/.test(name))
    .sort()
  for (const path of [...learntFrom.map((name) => join(folder, name)), ...named]) {
    hash.update(path).update(await readFile(join(root, path)))
  }
  return hash.digest('hex').slice(0, 16)
}
