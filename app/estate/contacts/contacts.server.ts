/** The contacts entered by staff, in the database and in this process. */

import type { Db } from '#app/db/db.ts'
import { announceDocumentsChanged } from '#app/db/documents-channel.server.ts'
import { estateContacts } from './contacts.tables.ts'
import { type ContactChanges, contactFields, setContacts } from './contacts.ts'

/** Every field; empty where the house's default applies. */
export async function readContactChanges(db: Db): Promise<ContactChanges> {
  const [row] = await db.select({ written: estateContacts.written }).from(estateContacts)
  return Object.fromEntries(contactFields.map((name) => [name, row?.written[name] ?? ''])) as ContactChanges
}

/** Call `refreshContacts` once committed; other instances are notified as of any change to documents. */
export async function writeContactChanges(tx: Db, written: ContactChanges): Promise<void> {
  await tx.insert(estateContacts).values({ id: 1, written }).onConflictDoUpdate({ target: estateContacts.id, set: { written } })
  await announceDocumentsChanged(tx)
}

/** Sets `estate.contacts` from the database: at the start, whenever documents have changed, and in case a notice of that was lost. */
export async function refreshContacts(db: Db): Promise<void> {
  setContacts(await readContactChanges(db))
}
