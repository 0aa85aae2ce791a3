/** The backup file: compressed lines, sealed by a last line with the hash of all before it. */
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createReadStream, createWriteStream, renameSync, rmSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { finished } from 'node:stream/promises'
import { createGunzip, createGzip } from 'node:zlib'
import { syncPath } from '#app/db/embedded/durable-files.server.ts'
import { makeDirectory } from '#app/make-directory.server.ts'

/**
 * Written beside `path`, and renamed once it is complete and synced; readable by its owner only.
 * @throws also if `path` is a folder or a device, which the file would replace
 */
export async function writeBackupFile(
  path: string,
  fill: (write: (line: string) => Promise<void>) => Promise<void>,
): Promise<void> {
  const present = statSync(path, { throwIfNoEntry: false })
  if (present && !present.isFile()) throw new Error(`${path} is not a file. Please name one to write the backup to.`)
  makeDirectory(dirname(path))
  const part = `${path}.part`
  const gzip = createGzip({ level: 6 })
  const file = createWriteStream(part, { mode: 0o600 })
  const written = finished(gzip.pipe(file))
  // A full disk makes this fail before anybody awaits it.
  written.catch(() => undefined)
  file.on('error', (error) => gzip.destroy(error))
  const hash = createHash('sha256')
  const put = async (line: string) => {
    if (!gzip.write(`${line}\n`)) await Promise.race([once(gzip, 'drain'), written])
  }
  try {
    await fill(async (line) => {
      hash.update(`${line}\n`)
      await put(line)
    })
    await put(JSON.stringify({ seal: hash.digest('hex') }))
    gzip.end()
    await written
    syncPath(part)
    renameSync(part, path)
    syncPath(dirname(path))
  } catch (error) {
    gzip.destroy()
    file.destroy()
    rmSync(part, { force: true })
    throw error
  }
}

/** A backup's lines, without the seal. @throws if it was cut short or changed, which only shows at its end */
export async function* readBackupFile(path: string): AsyncGenerator<string> {
  const hash = createHash('sha256')
  let last: string | undefined
  for await (const line of linesOf(path)) {
    if (last !== undefined) {
      hash.update(`${last}\n`)
      yield last
    }
    last = line
  }
  const seal = last?.startsWith('{"seal":') ? (JSON.parse(last) as { seal: string }).seal : undefined
  if (seal !== hash.digest('hex')) throw new Error(noWholeBackup(path))
}

export function noWholeBackup(path: string): string {
  return `${path} is not a complete backup: it has been cut short or altered.`
}

/** Not node:readline, which also breaks lines at U+2028. */
async function* linesOf(path: string): AsyncGenerator<string> {
  const source = createReadStream(path)
  const gunzip = createGunzip()
  source.on('error', (error) => gunzip.destroy(error))
  let rest = ''
  for await (const text of source.pipe(gunzip).setEncoding('utf8')) {
    const lines = (rest + text).split('\n')
    rest = lines.pop() ?? ''
    yield* lines
  }
  if (rest !== '') yield rest
}
