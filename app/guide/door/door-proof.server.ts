/** Proof of work for a door under pressure: a second or two on a phone, hours for ten thousand guesses. */
import { createChallenge, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { z } from 'zod'
import { hashOfToken } from '#app/tokens.server.ts'

const minutesToSolve = 10
/** PBKDF2 rounds per try. A challenge takes 256 tries on average. */
const rounds = 12_000

/** A solved challenge as the browser sends it back. */
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

export type ProofOfWork = {
  challenge(): Promise<unknown>
  /** True once for each solved challenge of ours. */
  accept(proof: Proof): Promise<boolean>
}

/**
 * Challenges are signed, so none has to be stored until it comes back solved. `spend` must be true only once per id while a challenge is
 * valid.
 */
export function createProofOfWork(secret: string, spend: (id: string) => Promise<boolean>): ProofOfWork {
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
      const { verified } = await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret: secret })
      return verified && spend(hashOfToken(challenge.signature))
    },
  }
}
