import { sql } from 'drizzle-orm'
import type { Db } from './db.ts'

/** The database's notice, to every instance, that a public document shows something that has changed. */
export const documentsChannel = 'documents_changed'

/** Call it in the transaction of the change: the documents are rendered anew as soon as it is committed, and not before. */
export async function announceDocumentsChanged(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_notify(${documentsChannel}, '')`)
}
