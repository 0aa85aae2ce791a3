/**
 * A house's files are for its own user's eyes alone, so that it could not read again what root wrote among them. Other users are
 * kept out by the files themselves.
 */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** @param again what root asked for, in words of a shell. @throws an error for people to read when that is for another user to do */
export function refuseRoot(dataDir: string, again = 'npm start'): void {
  if (process.getuid?.() !== 0) return
  // What is mounted as DATA_DIR may be root's; the database's own folder is never.
  const theirs = [join(dataDir, 'db'), dataDir].find((path) => existsSync(path))
  const owner = theirs && statSync(theirs).uid
  if (!owner) return
  const name = nameOf(owner)
  throw new Error(
    `The house in ${dataDir} (DATA_DIR) belongs to ${name}, who could not read what root writes there. Nothing was done. Instead: runuser -u ${name} -- ${again}`,
  )
}

function nameOf(uid: number): string {
  const users = readFileSync('/etc/passwd', 'utf8').split('\n')
  return users.map((line) => line.split(':')).find(([, , id]) => id === String(uid))?.[0] ?? `(uid ${uid})`
}
