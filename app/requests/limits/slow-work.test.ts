import { expect, it } from 'vitest'
import { amongStrangers, beforeStrangers, takeTurns } from './slow-work.server.ts'

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

/** One hash at a time is computed, and none ends before `go`. @returns who began, in order, and who was refused */
function watchLine(waiting: number) {
  const inTurn = takeTurns({ most: 1, waiting })
  const { promise, resolve: go } = Promise.withResolvers<void>()
  const begun: string[] = []
  const refused: string[] = []
  const all: Promise<void>[] = []
  const compute = (name: string) =>
    inTurn(async () => {
      begun.push(name)
      await promise
    }).catch(({ status }) => void refused.push(`${name} ${status}`))
  return {
    come: (network: string, name: string) => void all.push(amongStrangers(network, () => compute(name))),
    knownComes: (name: string) => void all.push(beforeStrangers(() => compute(name))),
    async end() {
      go()
      await Promise.all(all)
      return { begun, refused }
    },
  }
}

it('networks take turns, however many come from one of them, and each is served in the order of its own', async () => {
  const line = watchLine(20)
  for (const nr of [0, 1, 2, 3]) line.come('a', `a${nr}`)
  for (const nr of [0, 1]) line.come('b', `b${nr}`)
  line.come('c', 'c0')
  expect((await line.end()).begun).toEqual(['a0', 'a1', 'b0', 'c0', 'a2', 'b1', 'a3'])
})

it('a network that fills the line keeps nobody else out: its last make room, while it has more waiting than who comes', async () => {
  const line = watchLine(4)
  for (const nr of [0, 1, 2, 3, 4, 5]) line.come('a', `a${nr}`)
  for (const network of ['b', 'c', 'b', 'd', 'e', 'a']) line.come(network, network)
  const { begun, refused } = await line.end()
  expect(begun).toEqual(['a0', 'a1', 'b', 'c', 'd'])
  // The line is full at a5; b, c and d take the places of a4, a3 and a2; the second b would be no better than these, and e than d.
  expect(refused.toSorted()).toEqual(['a 503', 'a2 503', 'a3 503', 'a4 503', 'a5 503', 'b 503', 'e 503'])
})

it('who waits from a network has no more than its turn after others have had theirs', async () => {
  const inTurn = takeTurns({ most: 1, waiting: 20 })
  const begun: string[] = []
  const ends: (() => void)[] = []
  const come = (network: string, name: string) =>
    amongStrangers(network, () =>
      inTurn(() => {
        begun.push(name)
        return new Promise<void>((done) => ends.push(done))
      }),
    )
  const all = [come('a', 'a0'), come('a', 'a1'), come('a', 'a2'), come('b', 'b0')]
  for (const nr of [0, 1]) {
    ends[nr]?.()
    await all[nr]
    await Promise.resolve()
  }
  // Its first turn is over, and it has another waiting, which came before; c has none.
  all.push(come('a', 'a3'), come('c', 'c0'))
  for (let nr = 2; nr < all.length; nr++) {
    await expect.poll(() => ends.length).toBe(nr + 1)
    ends[nr]?.()
  }
  await Promise.all(all)
  expect(begun).toEqual(['a0', 'a1', 'b0', 'a2', 'c0', 'a3'])
})

it('who is known waits for no network of strangers, and takes nobody’s place', async () => {
  const line = watchLine(2)
  for (const nr of [0, 1, 2]) line.come('a', `a${nr}`)
  for (const name of ['k0', 'k1', 'k2']) line.knownComes(name)
  expect(await line.end()).toEqual({ begun: ['a0', 'k0', 'k1', 'a1', 'a2'], refused: ['k2 503'] })
})

it('a hash that fails makes room for the next', async () => {
  const inTurn = takeTurns({ most: 1, waiting: 1 })
  const failed = inTurn(() => Promise.reject(new Error('no memory')))
  const next = inTurn(async () => 'done')
  await expect(failed).rejects.toThrow('no memory')
  expect(await next).toBe('done')
})
