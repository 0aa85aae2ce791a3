/** The concierge under load: 10,000 staff entries, 20 visitors asking non-stop, over HTTP, on the embedded database. */
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { questionSet } from '#test/question-sets.ts'
import { flags, memory } from '../../build-tools/server-flags.mjs'
import type { Line } from '../report.ts'

const entries = 10_000
const visitors = 20

type Said = { port: number; memory: NodeJS.MemoryUsage; before: number; cpuMs: number }

export async function measureConcierge(quick: boolean): Promise<Line[]> {
  const child = fork(new URL('crowd-house.ts', import.meta.url), [String(entries)], {
    // As `npm start` runs it.
    execArgv: flags,
    env: { ...process.env, ...memory },
  })
  try {
    const { port } = await hear(child)
    const times = await measure(port, quick ? 500 : 3_000, () => child.send('ready'))
    child.send('memory')
    const { memory: after, before, cpuMs } = await hear(child)
    const at = (share: number) => (times[Math.floor(times.length * share)] ?? 0).toFixed(1)
    const mb = (bytes: number) => Math.round(bytes / 1e6)
    const how = `${entries.toLocaleString('en')} entries of staff, ${visitors} visitors without pause, ${times.length} questions`
    return [
      {
        part: 'concierge',
        what: 'processor for an answer',
        value: cpuMs / times.length,
        unit: 'ms',
        how: `${how}; on the wall p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)} ms`,
      },
      {
        part: 'concierge',
        what: 'memory with its index',
        value: mb(after.rss),
        unit: 'MB',
        how: `${how}; ${mb(before)} MB before the first question`,
      },
    ]
  } finally {
    child.kill()
  }
}

/** Its next message. @throws when it ends instead */
async function hear(child: ChildProcess): Promise<Said> {
  const early = once(child, 'exit').then(([code]) => {
    throw new Error(`the concierge's house ended with ${code}`)
  })
  // It may end after its message.
  early.catch(() => undefined)
  const [said] = await Promise.race([once(child, 'message'), early])
  return said as Said
}

async function measure(port: number, total: number, ready: () => void): Promise<number[]> {
  const questions = questionSet('01-own.jsonl')
  const ask = async (n: number) => {
    const { message, history = [] } = questions[n % questions.length] ?? { message: 'hello' }
    const start = performance.now()
    const response = await fetch(`http://localhost:${port}/`, {
      method: 'POST',
      body: JSON.stringify({ message, visitorId: 'bench', conversationHistory: history }),
    })
    await response.arrayBuffer()
    return performance.now() - start
  }
  await ask(0)
  ready()
  let next = 0
  const times: number[] = []
  const visit = async () => {
    while (next < total) times.push(await ask(next++))
  }
  await Promise.all(Array.from({ length: visitors }, visit))
  return times.sort((a, b) => a - b)
}
