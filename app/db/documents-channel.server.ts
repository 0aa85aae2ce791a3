import { sql } from 'drizzle-orm'
import type { Db } from './db.ts'

/** The channel on which every instance hears that something shown on a public document has changed. */
export const documentsChannel = 'documents_changed'

/** Call it in the transaction of the change: documents are rendered again once it commits, and not before. */
export async function announceDocumentsChanged(tx: Db): Promise<void> {
  await tx.execute(sql`select pg_notify(${documentsChannel}, '')`)
}
