/** Writes .br and .gz beside the text files of the build: `npx node build-tools/precompress.ts`. The server sends them as they are. */
import { existsSync, statSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { buildFolder } from './build-folder.ts'

const textFile = /\.(js|css|svg|json|txt|webmanifest|xml)$/

const ways = {
  '.br': (text: Buffer) =>
    promisify(brotliCompress)(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 11,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  '.gz': (text: Buffer) => promisify(gzip)(text, { level: 9 }),
}

/** @returns the number of files written. Skips up-to-date ones, and those that would not get smaller. */
export async function precompress(dir: string): Promise<number> {
  const names = await readdir(dir, { recursive: true })
  const texts = names.filter((name) => textFile.test(name)).map((name) => join(dir, name))
  const written = await Promise.all(texts.flatMap((path) => Object.entries(ways).map(([end, way]) => write(path, end, way))))
  return written.filter(Boolean).length
}

async function write(path: string, end: string, way: (text: Buffer) => Promise<Buffer>): Promise<boolean> {
  const target = path + end
  if (existsSync(target) && statSync(target).mtimeMs >= statSync(path).mtimeMs) return false
  const text = await readFile(path)
  const packed = await way(text)
  if (packed.length >= text.length) return false
  await writeFile(target, packed)
  return true
}

if (import.meta.main) {
  const started = performance.now()
  const count = await precompress(join(import.meta.dirname, '..', buildFolder, 'client'))
  console.error(`precompress: ${count} files, ${((performance.now() - started) / 1000).toFixed(1)} s`)
}
