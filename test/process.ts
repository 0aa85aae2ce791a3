import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** Runs one of `test/fixtures/` in a separate process, on plain Node as in production. Killed at the end of the `await using` block. */
export function startProcess(fixture: string, ...args: string[]) {
  const command = [...process.execArgv, `test/fixtures/${fixture}.ts`, ...args]
  const child = spawn(process.execPath, command, { stdio: ['ignore', 'pipe', 'pipe'] })
  const lines: string[] = []
  let complaint = ''
  let onLine = () => {}
  createInterface({ input: child.stdout }).on('line', (line) => {
    lines.push(line)
    onLine()
  })
  child.stderr.on('data', (text) => {
    complaint += text
  })
  // 'close' rather than 'exit', so that all its output is read.
  const closed = once(child, 'close') as Promise<[code: number | null]>
  const ended = async () => ({ code: (await closed)[0], lines, complaint })
  return {
    /** Waits for `count` lines. @returns all lines so far. @throws if it ends before */
    async says(count: number): Promise<string[]> {
      const enough = new Promise<void>((resolve) => {
        onLine = () => void (lines.length >= count && resolve())
        onLine()
      })
      const early = closed.then(([code]) => {
        if (lines.length < count) throw new Error(`${fixture} ended with ${code}: ${complaint}`)
      })
      await Promise.race([enough, early])
      return lines
    },
    ended,
    async kill() {
      child.kill('SIGKILL')
      return ended()
    },
    async [Symbol.asyncDispose]() {
      child.kill('SIGKILL')
      await closed
    },
  }
}
