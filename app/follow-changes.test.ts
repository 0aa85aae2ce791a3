import { setImmediate } from 'node:timers/promises'
import { afterEach, expect, it, vi } from 'vitest'
import type { Db } from '#app/db/db.ts'
import type { Documents } from '#app/documents/documents.server.ts'
import { estateContacts } from '#app/estate/contacts/contacts.tables.ts'
import { contactFields, setContacts } from '#app/estate/contacts/contacts.ts'
import { estate } from '#app/estate/estate.ts'
import { silentLog } from '#test/database.ts'
import { followChanges } from './follow-changes.server.ts'

const written = (phone: string) => ({ ...Object.fromEntries(contactFields.map((name) => [name, ''])), phone })
type Row = { written: ReturnType<typeof written> }

// Other tests in this process use the default contacts.
afterEach(() => setContacts(written('') as Parameters<typeof setContacts>[0]))

it('of two changes the later is shown, though what is read of the earlier comes after it', async () => {
  const earlier = Promise.withResolvers<Row[]>()
  const reads = [Promise.resolve([]), earlier.promise, Promise.resolve([{ written: written('053 900 0002') }])]
  // This database has no products, so the entries made from products stay as they are.
  const db = { select: () => ({ from: (table: unknown) => (table === estateContacts ? reads.shift() : {}) }) } as unknown as Db
  const forget = vi.fn()
  let notice = () => {}
  const listen = async (_channel: string, onNotice: () => void) => {
    notice = onNotice
    return async () => {}
  }
  await followChanges({ db, listen, log: silentLog, documents: { forget } as unknown as Documents })
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
