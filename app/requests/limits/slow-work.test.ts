import { expect, it } from 'vitest'
import { takeTurns } from './slow-work.server.ts'

it('as many hashes as allowed are computed at once, the next in turn; beyond those that may wait they are refused', async () => {
  const inTurn = takeTurns({ most: 2, waiting: 2 })
  const begun: number[] = []
  const ends: (() => void)[] = []
  const compute = (id: number) =>
    inTurn(() => {
      begun.push(id)
      return new Promise<number>((done) => ends.push(() => done(id)))
    })
  const all = [1, 2, 3, 4].map(compute)
  await expect(compute(5)).rejects.toMatchObject({ status: 503 })
  expect(begun).toEqual([1, 2])
  for (const id of [1, 2, 3, 4]) {
    ends[id - 1]?.()
    expect(await all[id - 1]).toBe(id)
    await Promise.resolve()
  }
  expect(begun).toEqual([1, 2, 3, 4])
})

it('a hash that fails makes room for the next', async () => {
  const inTurn = takeTurns({ most: 1, waiting: 1 })
  const failed = inTurn(() => Promise.reject(new Error('no memory')))
  const next = inTurn(async () => 'done')
  await expect(failed).rejects.toThrow('no memory')
  expect(await next).toBe('done')
})
