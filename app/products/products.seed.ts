import type { Db } from '#app/db/db.ts'
import { rooms } from '#app/rooms/rooms.ts'
import { catalogue } from './catalogue.ts'
import { guestProducts } from './products.tables.ts'

/** Seeds the catalogue once: a database that has ever had products keeps the staff's changes. */
export async function seedProducts(db: Db): Promise<void> {
  const [present] = await db.select({ id: guestProducts.id }).from(guestProducts).limit(1)
  if (present) return
  await db
    .insert(guestProducts)
    .values(
      catalogue.map(({ roomIds, ...item }, displayOrder) => ({
        ...item,
        displayOrder,
        roomRestrictions: roomIds.length ? rooms.filter((room) => roomIds.includes(room.id)).map((room) => room.name) : null,
      })),
    )
    .onConflictDoNothing()
}
