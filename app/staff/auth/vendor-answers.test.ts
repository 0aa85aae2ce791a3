import { APIError } from 'better-auth/api'
import { describe, expect, it } from 'vitest'
import type { Db } from '#app/db/db.ts'
import { ourFault, Refusal } from '#app/requests/refusal.server.ts'
import { silentLog } from '#test/database.ts'
import { testSettings } from '#test/settings.ts'
import { createStaffAuth } from './staff-auth.server.ts'
import { askVendor, sayInOurWords } from './vendor-answers.server.ts'

const codes = Object.values(createStaffAuth({} as Db, testSettings(), silentLog)().$ERROR_CODES)
const answerTo = (error: unknown) => askVendor('Ours.', () => Promise.reject(error)).catch((thrown) => thrown)

it('no refusal is said in the vendor’s words, whatever its code', async () => {
  expect(codes.length).toBeGreaterThan(60)
  for (const code of codes) {
    const answer = await answerTo(APIError.from('BAD_REQUEST', code))
    expect(answer, code.code).toBeInstanceOf(Refusal)
    expect(answer.message, code.code).not.toBe(code.message)
  }
  expect(await answerTo(new APIError('FORBIDDEN', { message: 'No code and words of its own' }))).toMatchObject({
    status: 400,
    message: 'Ours.',
  })
})

it('every code that we reword is one that the vendor knows', async () => {
  const known = new Set<string>(codes.map(({ code }) => code))
  for (const code of [
    'INVALID_PASSWORD',
    'INVALID_CODE',
    'INVALID_BACKUP_CODE',
    'SESSION_NOT_FRESH',
    'ACCOUNT_TEMPORARILY_LOCKED',
  ]) {
    expect(known).toContain(code)
    expect((await answerTo(new APIError('BAD_REQUEST', { code }))).message).not.toBe('Ours.')
  }
})

it('a failure of ours is not taken for a refusal', async () => {
  const failures = [new Error('lost'), new APIError('INTERNAL_SERVER_ERROR', { code: 'FAILED_TO_GET_SESSION' })]
  for (const failure of failures) expect(await answerTo(failure)).toBe(failure)
})

describe('an answer of its own address', () => {
  const answer = (status: number, body: object | null) =>
    Response.json(body, { status, headers: { 'Set-Cookie': 'staff.session_token=; Max-Age=0' } })

  it('keeps all but the words', async () => {
    for (const code of codes) {
      const ours = await sayInOurWords('Ours.', async () => answer(401, { ...code, twoFactorRedirect: true }))
      expect([ours.status, ours.headers.getSetCookie()]).toEqual([401, ['staff.session_token=; Max-Age=0']])
      const body = await ours.json()
      expect(body).toMatchObject({ code: code.code, twoFactorRedirect: true })
      expect(body.message, code.code).not.toBe(code.message)
    }
    const letIn = answer(200, { token: 'larch', message: 'Welcome' })
    expect(await sayInOurWords('Ours.', async () => letIn)).toBe(letIn)
  })

  it('that is empty, or reports our own failure, is reworded too', async () => {
    expect(await (await sayInOurWords('Ours.', async () => answer(403, null))).json()).toEqual({ message: 'Ours.' })
    expect(await (await sayInOurWords('Ours.', async () => new Response(null, { status: 403 }))).json()).toEqual({
      message: 'Ours.',
    })
    const failed = await sayInOurWords('Ours.', async () => answer(500, { code: 'FAILED_TO_CREATE_SESSION', message: 'Failed' }))
    expect(await failed.json()).toEqual({ code: 'FAILED_TO_CREATE_SESSION', message: ourFault })
  })
})
