import { UNSAFE_ErrorResponseImpl as ErrorResponse } from 'react-router'
import { expect, it } from 'vitest'
import { withOutcome } from './client-action.ts'

const posted = () => new Request('http://localhost', { method: 'POST', body: new URLSearchParams({ intent: 'import' }) })
const answered = (error: unknown) => withOutcome(posted(), () => Promise.reject(error), { import: 'Failed to import' })

it.each([
  [413, 'This is too long to send in one go. Please shorten it, or send it in parts.'],
  [429, 'Too many requests. Please wait a moment and try again.'],
  [502, 'Failed to import'],
])('a form that is refused with %d stays, with what was typed, and says why', async (status, text) => {
  expect(await answered(new ErrorResponse(status, '', null))).toMatchObject({
    data: { notice: { kind: 'error', text } },
    init: { status: 503 },
  })
})

it('what else is refused is for the router', async () => {
  const gone = new ErrorResponse(404, '', null)
  await expect(answered(gone)).rejects.toBe(gone)
})
