/** How long the app takes to answer, called in process: no network, no separate client. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * In milliseconds, except for `length`. `processor` is the CPU time of this process, which other work on the machine does not lengthen; it
 * includes an embedded database but not a server. `mainThread` is that of the thread on which pages are rendered and the embedded database
 * works, without compiling and garbage collection, which depend on how warm the process is. `length` is that of the answer, in characters.
 */
export type Measured = { processor: number; mainThread: number; best: number; median: number; worst: number; length: number }

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

/** @throws when an answer is an error */
export async function timesOf(what: string, ask: () => Response | Promise<Response>, tries: number): Promise<Measured> {
  const times: number[] = []
  const processor: number[] = []
  const mainThread: number[] = []
  let length = 0
  for (let at = 0; at <= tries; at++) {
    const begun = performance.now()
    const used = process.cpuUsage()
    const usedHere = process.threadCpuUsage()
    const answer = await ask()
    length = (await answer.text()).length
    if (answer.status >= 400) throw new Error(`${what} answered ${answer.status}`)
    // The first one compiles and fills caches, and its garbage must not be collected at the others' expense.
    if (at === 0) {
      collect()
      continue
    }
    times.push(performance.now() - begun)
    processor.push(inMs(process.cpuUsage(used)))
    mainThread.push(inMs(process.threadCpuUsage(usedHere)))
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? 0
  return {
    processor: Math.min(...processor),
    mainThread: Math.min(...mainThread),
    best: at(0),
    median: at(0.5),
    worst: at(1),
    length,
  }
}

export function inMs({ user, system }: NodeJS.CpuUsage): number {
  return (user + system) / 1000
}
