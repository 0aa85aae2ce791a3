/** The files in DATA_DIR that a house cannot do without: secrets, and whatever is kept there later. */
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export type DataFile = { file: string; mode: number; base64: string }

/** Excluded: the database itself, mails delivered to files, other backups, a process's temporary files. */
const left = /^(?:db(?:$|[./])|mail(?:$|\/)|backups(?:$|\/)|control\.sock$)|\.part$/

export function listDataFiles(dataDir: string): string[] {
  // With a database server, the machine making the backup may have no files.
  if (!existsSync(dataDir)) return []
  const names = readdirSync(dataDir, { recursive: true, encoding: 'utf8' }).filter((name) => !left.test(name))
  return names.filter((name) => statSync(join(dataDir, name)).isFile()).sort()
}

export function readDataFile(dataDir: string, file: string): DataFile {
  const path = join(dataDir, file)
  return { file, mode: statSync(path).mode & 0o777, base64: readFileSync(path).toString('base64') }
}

/** @throws for a name that leads out of the directory. */
export function writeDataFile(dataDir: string, { file, mode, base64 }: DataFile): void {
  if (file.startsWith('/') || file.split(/[\\/]/).includes('..') || left.test(file))
    throw new Error(`The backup holds a file named ${file}.`)
  const path = join(dataDir, file)
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, Buffer.from(base64, 'base64'), { mode })
  chmodSync(path, mode)
}
