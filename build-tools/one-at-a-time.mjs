// Plain JavaScript on purpose, as ensure-installed.mjs.
import { lstatSync, mkdirSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'

/** A link to the number of the process that holds it: made at once and whole, which a file with something in it is not. */
const lock = '.cache/preparing'
/** No install or build takes as long. Whoever has held the lock for longer has ended, and another process has got its number since. */
const longestMinutes = 60

/** Does `work` while no other process in this folder does: two that build at once take each other's files away. Waits for its turn. */
export function oneAtATime(work) {
  mkdirSync('.cache', { recursive: true })
  for (let waited = 0; !take(); waited++) {
    if (waited === 0) console.error('Waiting for another start in this folder …')
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 100)
  }
  // Also when `work` exits the process.
  const release = () => rmSync(lock, { force: true })
  process.once('exit', release)
  try {
    return work()
  } finally {
    process.off('exit', release)
    release()
  }
}

function take() {
  try {
    symlinkSync(String(process.pid), lock)
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
  }
  // Left by one that was killed. The pause before the next try keeps two that find it so from clearing away each other's.
  if (isStale()) rmSync(lock, { force: true })
  return false
}

function isStale() {
  try {
    if (Date.now() - lstatSync(lock).mtimeMs > longestMinutes * 60_000) return true
    process.kill(Number(readlinkSync(lock)), 0)
    return false
  } catch (error) {
    // EPERM: it runs for another user. ENOENT: the lock has just been released.
    return error.code === 'ESRCH'
  }
}
