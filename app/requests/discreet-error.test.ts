import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { describeOnEachDatabase } from '#test/database.ts'
import { keepLog } from '#test/kept-log.ts'
import { discreetError, reasonOf } from './discreet-error.server.ts'

describeOnEachDatabase('a query that fails', (house) => {
  it('is logged with its text and the reason, without user input', async () => {
    const { log, lines } = keepLog()
    const typed = 'aoife@guests.example\n    at home'
    const error = await house.db.execute(sql`select ${typed}::text from no_such_table`).catch((failed: unknown) => failed)
    log.error({ err: error }, 'unexpected error')
    expect(lines[0]).toContain('no_such_table')
    expect(lines[0]).toContain('42P01')
    expect(lines[0]).not.toMatch(/aoife|at home/)
    expect(reasonOf(error)).toBe('relation "no_such_table" does not exist')
  })
})

it('other errors are logged as usual', () => {
  expect(discreetError(new TypeError('no broom'))).toMatchObject({ type: 'TypeError', message: 'no broom' })
  expect(reasonOf(new TypeError('no broom'))).toBe('no broom')
  expect(reasonOf('no broom')).toBe('no broom')
})
