import { setImmediate } from 'node:timers/promises'
import { afterEach, expect, it, vi } from 'vitest'
import type { Db } from '#app/db/db.ts'
import type { Documents } from '#app/documents/documents.server.ts'
import { refreshContacts } from '#app/estate/contacts/contacts.server.ts'
import { estateContacts } from '#app/estate/contacts/contacts.tables.ts'
import { contactFields, setContacts } from '#app/estate/contacts/contacts.ts'
import { estate } from '#app/estate/estate.ts'
import { silentLog } from '#test/database.ts'
import { followChanges } from './follow-changes.server.ts'

const written = (phone: string) => ({ ...Object.fromEntries(contactFields.map((name) => [name, ''])), phone })
type Row = { written: ReturnType<typeof written> }
/** What is read of its contacts, one time after the other. It has no products, so the entries made from products stay as they are. */
const databaseOf = (reads: Promise<Row[]>[]) =>
  ({ select: () => ({ from: (table: unknown) => (table === estateContacts ? reads.shift() : {}) }) }) as unknown as Db

// Other tests in this process use the default contacts.
afterEach(() => {
  vi.useRealTimers()
  setContacts(written('') as Parameters<typeof setContacts>[0])
})

it('of two changes the later is shown, though what is read of the earlier comes after it', async () => {
  const earlier = Promise.withResolvers<Row[]>()
  const reads = [Promise.resolve([]), earlier.promise, Promise.resolve([{ written: written('053 900 0002') }])]
  const db = databaseOf(reads)
  const forget = vi.fn()
  let notice = () => {}
  const listen = async (_channel: string, onNotice: () => void) => {
    notice = onNotice
    return async () => {}
  }
  await followChanges({ db, listen, log: silentLog, documents: { forget } as unknown as Documents, isShared: false })
  notice()
  notice()
  // At once, so that nobody is shown what was rendered before.
  expect(forget).toHaveBeenCalledTimes(2)
  await setImmediate()
  earlier.resolve([{ written: written('053 900 0001') }])
  await setImmediate()
  expect(estate.contacts.phone).toBe('053 900 0002')
  // Anything rendered before they were known may show the old ones.
  expect(forget).toHaveBeenCalledTimes(4)
})

it('contacts whose notice was lost on the way from another instance are shown within five minutes', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  const rows = ['053 900 0001', '053 900 0001', '053 900 0002', '053 900 0002'].map((phone) => [{ written: written(phone) }])
  const forget = vi.fn()
  const deaf = () => Promise.reject(new Error('sorry, too many clients already'))
  const log = silentLog
  const db = databaseOf(rows.map((row) => Promise.resolve(row)))
  await followChanges({ db, listen: deaf, log, documents: { forget } as unknown as Documents, isShared: true })
  const seen: unknown[] = []
  for (let passed = 0; passed < 3; passed++) {
    vi.advanceTimersByTime(5 * 60_000)
    await setImmediate()
    seen.push([estate.contacts.phone, forget.mock.calls.length])
  }
  expect(seen).toEqual([
    ['053 900 0001', 0],
    ['053 900 0002', 1],
    ['053 900 0002', 1],
  ])
})

it('contacts that a job of this instance has read meanwhile are shown within five minutes, too', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  const forget = vi.fn()
  const row = [{ written: written('053 900 0002') }]
  const db = databaseOf([Promise.resolve([]), Promise.resolve(row), Promise.resolve(row)])
  await followChanges({ db, listen: undefined, log: silentLog, documents: { forget } as unknown as Documents, isShared: true })
  await setImmediate()
  await refreshContacts(db)
  vi.advanceTimersByTime(5 * 60_000)
  await setImmediate()
  expect(forget).toHaveBeenCalledTimes(1)
})

it('the embedded database, whose notices are never lost, is not asked again', async () => {
  vi.useFakeTimers({ toFake: ['setInterval'] })
  const rows = [Promise.resolve([]), Promise.resolve([])]
  const db = databaseOf(rows)
  await followChanges({
    db,
    listen: undefined,
    log: silentLog,
    documents: { forget: vi.fn() } as unknown as Documents,
    isShared: false,
  })
  vi.advanceTimersByTime(60 * 60_000)
  await setImmediate()
  expect(rows).toHaveLength(1)
})

it.each([false, true])(
  'an app that another has replaced follows nothing any more (while it was still beginning to: %s)',
  async (early) => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
    const rows = [Promise.resolve([]), Promise.resolve([])]
    const db = databaseOf(rows)
    const ending = new AbortController()
    const listening = Promise.withResolvers<void>()
    const stop = vi.fn(async () => {})
    const listen = () => listening.promise.then(() => stop)
    const documents = { forget: vi.fn() } as unknown as Documents
    await followChanges({ db, listen, log: silentLog, documents, isShared: true, until: ending.signal })
    if (!early) listening.resolve()
    await setImmediate()
    expect(stop).not.toHaveBeenCalled()
    ending.abort()
    listening.resolve()
    await setImmediate()
    expect(stop).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(60 * 60_000)
    await setImmediate()
    expect(rows).toHaveLength(1)
  },
)
