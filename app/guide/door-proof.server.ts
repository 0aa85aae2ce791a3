/** Proof of work for a pressed door: what a phone does in a second or two, and ten thousand guesses in hours. */
import { createHash, randomBytes } from 'node:crypto'
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'

const minutesToSolve = 10
/** PBKDF2 rounds of one try. A challenge takes 256 tries on average. */
const rounds = 12_000

export const proofShape = z.object({
  challenge: z.object({
    parameters: z.object({
      algorithm: z.literal('PBKDF2/SHA-256'),
      nonce: z.string().max(64),
      salt: z.string().max(64),
      cost: z.number().int().max(rounds),
      keyLength: z.number().int().max(64),
      keyPrefix: z.string().max(8),
      expiresAt: z.number().int(),
    }),
    signature: z.string().max(128),
  }),
  solution: z.object({ counter: z.number().int().min(0), derivedKey: z.string().max(128) }),
})
export type Proof = z.infer<typeof proofShape>

export type ProofOffice = {
  challenge(): Promise<unknown>
  /** True once for each challenge of ours that was solved. */
  accept(proof: Proof): Promise<boolean>
}

/** Challenges are signed with a key of this process: none is stored until it comes back solved. */
export function createProofOffice(): ProofOffice {
  const secret = randomBytes(32).toString('hex')
  const used = new Map<string, number>()
  return {
    challenge: () =>
      createChallenge({
        algorithm: 'PBKDF2/SHA-256',
        cost: rounds,
        deriveKey,
        hmacSignatureSecret: secret,
        expiresAt: new Date(Date.now() + minutesToSolve * 60_000),
      }),
    async accept({ challenge, solution }) {
      const id = createHash('sha256').update(challenge.signature).digest('base64url')
      for (const [old, expires] of used) if (expires < Date.now()) used.delete(old)
      if (used.has(id)) return false
      const { verified } = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret: secret })
      if (!verified || used.has(id)) return false
      used.set(id, challenge.parameters.expiresAt * 1000)
      return true
    },
  }
}
