/** Makes the pictures, icons and share cards into the build: `npx node build-tools/pictures.ts`. */
import { join } from 'node:path'
import { buildFolder } from './build-folder.ts'
import { cacheDirOf, readCollection } from './pictures/collection.ts'
import { makeFiles, placeFiles } from './pictures/make.ts'

const root = join(import.meta.dirname, '..')
const started = performance.now()
const { jobs, pictures, missing } = await readCollection(root)
for (const file of missing) console.error(`pictures: no media/${file}; a drawing stands in for it`)
const { files, made } = await makeFiles(jobs, cacheDirOf(root), (line) => console.error(`pictures: ${line}`))
await placeFiles(jobs, cacheDirOf(root), join(root, buildFolder, 'client'))
const seconds = ((performance.now() - started) / 1000).toFixed(1)
console.error(`pictures: ${Object.keys(pictures).length} pictures, ${files} files, ${made} of them new, ${seconds} s`)
