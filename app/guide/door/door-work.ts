/** The work that moves a guess forward when the guide's door is under pressure (door-proof.server.ts). Loaded only then. */
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'

/** Undefined if the browser cannot do it: it needs https or localhost. */
export async function workFor(challenge: unknown): Promise<unknown> {
  if (!globalThis.crypto?.subtle) return undefined
  const solution = await solveChallenge({ challenge: challenge as Challenge, deriveKey, timeout: 60_000 })
  return solution ? { challenge, solution } : undefined
}
