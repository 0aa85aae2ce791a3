import { afterEach, beforeEach, expect, vi } from 'vitest'
import { cost } from '#app/guide/door/guest-password.server.ts'

/** For all tests alike, whatever ran before in the same process; guest-password.test.ts looks at the real one. */
Object.assign(cost, { N: 1_024, p: 1 })

beforeEach(() => {
  vi.spyOn(console, 'error')
})

/** A complaint nobody looks at is a fault: whoever expects one mocks `console.error` and clears it. */
afterEach(() => {
  const complaints = vi.isMockFunction(console.error) ? vi.mocked(console.error).mock.calls : []
  vi.restoreAllMocks()
  expect(complaints).toEqual([])
})
