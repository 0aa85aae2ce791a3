/** How long the app takes to answer, called in process: no network, no separate client. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Milliseconds. `processor`: this process's CPU time, which other work on the machine does not lengthen; it includes an embedded database
 * but not a server. `length`: of the answer, in characters.
 */
export type Measured = { processor: number; best: number; median: number; worst: number; length: number }

setFlagsFromString('--expose-gc')
const collect: () => void = runInNewContext('gc')

/** @throws when an answer is an error */
export async function timesOf(what: string, ask: () => Response | Promise<Response>, tries: number): Promise<Measured> {
  const times: number[] = []
  const processor: number[] = []
  let length = 0
  for (let at = 0; at <= tries; at++) {
    const begun = performance.now()
    const used = process.cpuUsage()
    const answer = await ask()
    length = (await answer.text()).length
    if (answer.status >= 400) throw new Error(`${what} answered ${answer.status}`)
    // The first one compiles and fills caches, and its garbage must not be collected at the others' expense.
    if (at === 0) {
      collect()
      continue
    }
    times.push(performance.now() - begun)
    const { user, system } = process.cpuUsage(used)
    processor.push((user + system) / 1000)
  }
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? 0
  return { processor: Math.min(...processor), best: at(0), median: at(0.5), worst: at(1), length }
}
