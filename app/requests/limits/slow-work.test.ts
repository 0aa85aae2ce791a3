import { expect, it } from 'vitest'
import { beforeStrangers, takeTurns } from './slow-work.server.ts'

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

it('who is known waits for no stranger, and is not refused because too many of them wait', async () => {
  const inTurn = takeTurns({ most: 1, waiting: 2 })
  const begun: string[] = []
  const compute = (who: string, ready?: Promise<void>) =>
    inTurn(async () => {
      begun.push(who)
      await ready
    })
  const { promise, resolve } = Promise.withResolvers<void>()
  const all = [compute('first', promise), compute('second'), compute('third')]
  await expect(compute('fourth')).rejects.toMatchObject({ status: 503 })
  all.push(beforeStrangers(() => compute('known')))
  resolve()
  await Promise.all(all)
  expect(begun).toEqual(['first', 'known', 'second', 'third'])
})

it('a hash that fails makes room for the next', async () => {
  const inTurn = takeTurns({ most: 1, waiting: 1 })
  const failed = inTurn(() => Promise.reject(new Error('no memory')))
  const next = inTurn(async () => 'done')
  await expect(failed).rejects.toThrow('no memory')
  expect(await next).toBe('done')
})
