import { afterEach, beforeEach, expect, vi } from 'vitest'
import { cost } from '#app/guide/door/guest-password.server.ts'

/** For all tests, whatever ran before in the same process; guest-password.test.ts tests the real cost. */
Object.assign(cost, { N: 1_024, p: 1 })

beforeEach(() => {
  vi.spyOn(console, 'error')
})

/** An unexpected error message fails the test: to expect one, mock `console.error` and clear it. */
afterEach(() => {
  const complaints = vi.isMockFunction(console.error) ? vi.mocked(console.error).mock.calls : []
  vi.restoreAllMocks()
  expect(complaints).toEqual([])
})
