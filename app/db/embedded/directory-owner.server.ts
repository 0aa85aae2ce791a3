/**
 * Refuses commands run as root: the house runs as its own user and could not read files that root creates among its own. (File modes keep
 * other users out.)
 */
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** @param again the command root ran, as typed in a shell. @throws a readable error if another user should run it */
export function refuseRoot(dataDir: string, again = 'npm start'): void {
  if (process.getuid?.() !== 0) return
  // A mounted DATA_DIR may belong to root; the database's own folder never does.
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
