import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { precompress } from './precompress.ts'

it('text files get smaller copies beside them, once', async () => {
  const dir = await mkdtemp(join(tmpdir(), 'precompress-'))
  const text = 'body { color: inherit }\n'.repeat(50)
  await writeFile(join(dir, 'app.css'), text)
  await writeFile(join(dir, 'tiny.txt'), 'a')
  await writeFile(join(dir, 'bath.avif'), text)
  expect(await precompress(dir)).toBe(2)
  expect((await readdir(dir)).sort()).toEqual(['app.css', 'app.css.br', 'app.css.gz', 'bath.avif', 'tiny.txt'])
  expect(brotliDecompressSync(await readFile(join(dir, 'app.css.br'))).toString()).toBe(text)
  expect(await precompress(dir)).toBe(0)
  await rm(dir, { recursive: true })
})
