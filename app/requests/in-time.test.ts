import { expect, it, vi } from 'vitest'
import type { Db } from '#app/db/db.ts'
import { asLastRead, databasePatienceMs, late } from './in-time.server.ts'

it('a page shows what was last read while the database fails or hangs, and knows that it is old', async () => {
  const read = vi.fn<(db: Db) => Promise<string>>()
  const log = { error: vi.fn() }
  const one = asLastRead(read, 'a page does without')
  const [db, other] = [{} as Db, {} as Db]
  const shown = (of = db) => one({ db: of, log })

  read.mockRejectedValueOnce(new Error('no connection'))
  expect(await shown()).toBe(late)
  expect(log.error).toHaveBeenCalledTimes(1)
  read.mockResolvedValueOnce('14')
  expect(await shown()).toEqual({ found: '14', isOld: false })
  read.mockImplementationOnce(() => {
    throw new Error('no connection')
  })
  expect(await shown()).toEqual({ found: '14', isOld: true })
  const before = performance.now()
  read.mockReturnValueOnce(new Promise(() => {}))
  expect(await shown()).toEqual({ found: '14', isOld: true })
  expect(performance.now() - before).toBeGreaterThan(databasePatienceMs - 50)
  // Nothing of another house's.
  read.mockRejectedValueOnce(new Error('no connection'))
  expect(await shown(other)).toBe(late)
})
