import { Agent, request } from 'node:http'
import type { Socket } from 'node:net'
import fc from 'fast-check'
import { type FuzzRequest, fuzzRequest } from './requests.ts'

type Fuzzing = {
  port: number
  requests: number
  seed: number
  cookie?: string
}
export type FuzzOutcome = { statuses: Record<number, number>; faults: string[]; hangs: number }

const hangAfterMs = 60_000
/** Requests on their way at once. */
const atOnce = 16

type Answered = { status: number; comesBack: boolean }

/**
 * Under such a load the database may answer more slowly than readers are made to wait. A client that is told when to come back was not
 * failed.
 */
const isPatient = ({ path }: FuzzRequest, { status, comesBack }: Answered) =>
  status === 503 && (comesBack || path.startsWith('/readyz'))

/**
 * Sends that many requests, a few at once.
 * @returns among others `faults`: requests not answered at all, or with a 5xx that does not say when to come back
 */
export async function fuzz({ port, requests, seed, cookie = '' }: Fuzzing): Promise<FuzzOutcome> {
  const agent = new Agent({ keepAlive: true, maxSockets: atOnce })
  const answeredBefore = new WeakSet<Socket>()
  const outcome: FuzzOutcome = { statuses: {}, faults: [], hangs: 0 }
  const arbitrary = fuzzRequest(cookie)
  let waiting: FuzzRequest[] = []
  let drawn = 0

  function next(): FuzzRequest | undefined {
    if (waiting.length === 0 && drawn < requests) {
      // By the thousand: a million at once would look like the memory growth we test for.
      waiting = fc.sample(arbitrary, { numRuns: Math.min(1_000, requests - drawn), seed: seed + drawn })
      drawn += waiting.length
    }
    return waiting.pop()
  }

  async function keepSending() {
    for (let one = next(); one; one = next()) {
      const answer = await send(one).catch((error: Error) => error.message)
      if (typeof answer !== 'string') outcome.statuses[answer.status] = (outcome.statuses[answer.status] ?? 0) + 1
      if (answer === 'hang') outcome.hangs += 1
      if (typeof answer === 'string' || (answer.status >= 500 && !isPatient(one, answer)))
        outcome.faults.push(
          `${typeof answer === 'string' ? answer : answer.status}: ${one.method} ${one.path} ${JSON.stringify(one.headers)} ${one.body?.toString().slice(0, 600) ?? ''}`,
        )
    }
  }

  function send(one: FuzzRequest): Promise<Answered> {
    const { method, path, body } = one
    // Set for every method: otherwise Node sends some bodies without their length, as a malformed request.
    const headers = body ? { ...one.headers, 'content-length': body.length } : one.headers
    return new Promise((resolve, reject) => {
      const outgoing = request({ host: '127.0.0.1', port, method, path, headers, agent }, (answer) => {
        answeredBefore.add(answer.socket)
        answer.resume()
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 0, comesBack: answer.headers['retry-after'] !== undefined }),
        )
        answer.on('error', reject)
      })
      outgoing.setTimeout(hangAfterMs, () => outgoing.destroy(new Error('hang')))
      outgoing.on('error', (error: NodeJS.ErrnoException) => {
        // The house closed an idle connection just as it was reused: every client retries then.
        // (`reusedSocket` will not do: it is false for a request that waited for its connection.)
        if (error.code === 'ECONNRESET' && outgoing.socket && answeredBefore.has(outgoing.socket)) send(one).then(resolve, reject)
        else reject(error)
      })
      outgoing.end(body)
    })
  }

  await Promise.all(Array.from({ length: atOnce }, keepSending))
  agent.destroy()
  return outcome
}
