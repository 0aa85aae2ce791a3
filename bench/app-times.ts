/** How long the app takes to answer, asked within this process: no network, no client beside it. */
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

/**
 * Milliseconds. `processor`: time of this process's processor, which other work on the machine does not lengthen; the embedded database
 * is in it, a server's is not. `length`: of the answer, in characters.
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
    // The first one compiles and fills caches, and what it leaves behind is not collected at the cost of the others.
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
