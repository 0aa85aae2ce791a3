/** The Nu HTML checker, as downloaded by `npm test` (build-tools/test.mjs). */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const jar = '.cache/html-checker/node_modules/vnu-jar/build/dist/vnu.jar'

/** Why pages cannot be checked here; undefined if they can. */
export function whyNoHtmlChecker(): string | undefined {
  if (spawnSync('java', ['-version']).status !== 0) return 'no Java'
  return existsSync(jar) ? undefined : `no ${jar}: npm test fetches it`
}

/** The checker's errors and warnings for these pages, by name and location. One run for all, because it takes seconds to start. */
export function checkHtml(pages: ReadonlyMap<string, string>): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'kilmara-html-'))
  const files = [...pages].map(([name, html], index) => {
    const file = join(folder, `${index}.html`)
    writeFileSync(file, html)
    return { name, file }
  })
  const args = ['-jar', jar, '--format', 'json', '--stdout', '--exit-zero-always', ...files.map(({ file }) => file)]
  const { stdout, stderr } = spawnSync('java', args, { encoding: 'utf8', maxBuffer: 2 ** 26 })
  rmSync(folder, { recursive: true })
  if (!stdout) throw new Error(`the HTML checker said nothing: ${stderr}`)
  const { messages } = JSON.parse(stdout) as { messages: Message[] }
  // React closes void elements with a slash, which is allowed.
  const told = messages.filter(({ message }) => !message.startsWith('Trailing slash on void elements'))
  return told.map(({ url, type, message, extract, lastLine }) => {
    const { name } = files.find(({ file }) => url?.endsWith(file)) ?? { name: '' }
    return `${name}:${lastLine ?? ''} ${type}: ${message} ${extract ?? ''}`
  })
}

type Message = { type: string; url?: string; message: string; extract?: string; lastLine?: number }
