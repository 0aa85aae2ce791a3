import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createProofOfWork, proofShape } from './door-proof.server.ts'

it('the door takes a proof of its own challenge, and none that is forged, altered, unsolved or late', async () => {
  const spent = new Set<string>()
  const spend = async (id: string) => spent.size < spent.add(id).size
  const proofOfWork = createProofOfWork('a-secret-of-the-house', spend)
  const challenge = (await proofOfWork.challenge()) as Challenge
  const proof = proofShape.parse({ challenge, solution: await solveChallenge({ challenge, deriveKey }) })
  const { parameters, signature } = proof.challenge
  const { counter, derivedKey } = proof.solution

  const other = createProofOfWork('a-secret-of-another-house', spend)
  expect(await other.accept(proof)).toBe(false)
  for (const wrong of [
    { ...proof, challenge: { parameters, signature: signature.replace(/./, (first) => (first === '0' ? '1' : '0')) } },
    { ...proof, challenge: { parameters: { ...parameters, cost: 1 }, signature } },
    { ...proof, challenge: { parameters: { ...parameters, expiresAt: parameters.expiresAt + 60 }, signature } },
    { ...proof, solution: { counter: counter + 1, derivedKey } },
    { ...proof, solution: { counter, derivedKey: 'f'.repeat(derivedKey.length) } },
  ])
    expect(await proofOfWork.accept(wrong)).toBe(false)
  onTestFinished(() => void vi.useRealTimers())
  vi.useFakeTimers({ toFake: ['Date'], now: (parameters.expiresAt + 1) * 1_000 })
  expect(await proofOfWork.accept(proof)).toBe(false)
  vi.useRealTimers()
  expect(spent.size).toBe(0)

  expect([await proofOfWork.accept(proof), await proofOfWork.accept(proof)]).toEqual([true, false])
})
