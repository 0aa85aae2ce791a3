import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** One of `test/fixtures/` in a process of its own, on plain Node as in production. Killed at the end of the `await using` block. */
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
  // 'close' and not 'exit': what it said before it was killed is read to the end.
  const closed = once(child, 'close') as Promise<[code: number | null]>
  const ended = async () => ({ code: (await closed)[0], lines, complaint })
  return {
    /** When it has said `count` lines: all it has said. @throws when it ends before. */
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
