/** The add-ons the estate sells. */
import { and, asc, eq, isNotNull, isNull, sql } from 'drizzle-orm'
import { z } from 'zod'
import { cachedStatement } from '#app/db/cached-statement.server.ts'
import type { Db } from '#app/db/db.ts'
import { announceDocumentsChanged } from '#app/db/documents-channel.server.ts'
import * as fieldLimits from '#app/field-limits.ts'
import { asLastRead } from '#app/requests/in-time.server.ts'
import { optionalLine, requiredLine } from '#app/requests/reading/typed-fields.ts'
import { noSuch, Refusal } from '#app/requests/refusal.server.ts'
import { rooms } from '#app/rooms/rooms.ts'
import { fillThisIn } from '#app/ui/forms/required-fields.ts'
import { productCategories } from './catalogue.ts'
import { longestItemType } from './item-type.ts'
import { guestProducts } from './products.tables.ts'

export type Product = typeof guestProducts.$inferSelect

const missing = fillThisIn
const atMost = (max: number) => `At most ${max.toLocaleString('en-IE')} characters.`
const line = (max: number) => requiredLine(max, { missing, tooLong: atMost(max) })
const roomNames = rooms.map((room) => room.name)
const wholeNumber = 'Please enter a whole number from 0 to 100,000.'

const tooLittle = 'At least €0.50: less cannot be paid by card.'
const mostCents = 1_000_000

/** What staff may change about an existing product; its item type and category stay. A price of zero counts as missing. */
export const productChange = z.object({
  name: line(fieldLimits.name),
  description: optionalLine(fieldLimits.message, atMost(fieldLimits.message)),
  priceCents: z
    .int(missing)
    .min(50, { error: ({ input }) => (Number(input) > 0 ? tooLittle : missing) })
    .max(mostCents, `At most €${(mostCents / 100).toLocaleString('en-IE')}.`),
  active: z.boolean(),
  displayOrder: z.int(wholeNumber).min(0, wholeNumber).max(100_000, wholeNumber),
  stripePriceId: optionalLine(fieldLimits.name, atMost(fieldLimits.name)),
  roomRestrictions: z
    .array(z.enum(roomNames, { error: ({ input }) => `“${input}” is not one of the rooms: ${roomNames.join(', ')}.` }))
    .nullish()
    .transform((names) => (names?.length ? names : null)),
})
export const newProduct = productChange.extend({
  itemType: line(longestItemType).pipe(z.string().regex(/^[a-z0-9_]+$/, 'Small letters, digits and underscores.')),
  category: z.enum(productCategories, {
    error: ({ input }) => (input ? `“${input}” is not one of the categories: ${productCategories.join(', ')}.` : missing),
  }),
})
export type ProductChange = z.infer<typeof productChange>
export type NewProduct = z.infer<typeof newProduct>

/** Not deleted. */
export const present = isNull(guestProducts.deletedAt)

/** The products guests are offered, in the order staff have set. */
export function listActiveProducts(db: Db): Promise<Product[]> {
  return db
    .select()
    .from(guestProducts)
    .where(and(present, eq(guestProducts.active, true)))
    .orderBy(asc(guestProducts.displayOrder), asc(guestProducts.name))
}

/** The same for a page, even if the database is late or fails. */
export const productsForPage = asLastRead(listActiveProducts, 'a page does without the products as they are now')

/** Test products are not offered to guests, unless requested with `?test=true`. */
export function isOffered({ category }: Product): boolean {
  return category !== 'test'
}

export function listProducts(db: Db): Promise<Product[]> {
  return allProducts(db).execute()
}

const allProducts = cachedStatement((db) =>
  db.select().from(guestProducts).where(present).orderBy(asc(guestProducts.displayOrder), asc(guestProducts.name)).prepare(''),
)

export function countActiveProducts(db: Db) {
  return db.$count(guestProducts, and(present, eq(guestProducts.active, true)))
}

/** A product by item type, active or not. */
export async function findProduct(db: Db, itemType: string): Promise<Product | undefined> {
  const [product] = await db
    .select()
    .from(guestProducts)
    .where(and(present, eq(guestProducts.itemType, itemType)))
  return product
}

/** @throws Refusal 409 `item_type_taken` */
export function createProduct(db: Db, product: NewProduct): Promise<Product> {
  return changing(db, async (tx) => {
    const [created] = await tx.insert(guestProducts).values(product).onConflictDoNothing().returning()
    if (created) return created
    const message = isTaken(product.itemType)
    throw new Refusal(409, 'item_type_taken', message, { itemType: message })
  })
}

/** @throws Refusal 404; 409 `changed_meanwhile` when `version` is outdated. */
export function updateProduct(db: Db, id: string, version: number, change: ProductChange): Promise<Product> {
  return changing(db, async (tx) => {
    const [updated] = await tx
      .update(guestProducts)
      .set({ ...change, ...touched })
      .where(and(present, eq(guestProducts.id, id), eq(guestProducts.version, version)))
      .returning()
    if (updated) return updated
    const [found] = await tx
      .select({ id: guestProducts.id })
      .from(guestProducts)
      .where(and(present, eq(guestProducts.id, id)))
    if (!found) noSuch('product')
    throw new Refusal(409, 'changed_meanwhile', 'Somebody else has changed this product in the meantime. Please check it again.')
  })
}

/** @throws Refusal 404 */
export function setProductActive(db: Db, id: string, active: boolean): Promise<Product> {
  return changing(db, async (tx) => {
    const [updated] = await tx
      .update(guestProducts)
      .set({ active, ...touched })
      .where(and(present, eq(guestProducts.id, id)))
      .returning()
    return updated ?? noSuch('product')
  })
}

/** @throws Refusal 404 */
export function deleteProduct(db: Db, id: string): Promise<void> {
  return changing(db, async (tx) => {
    const deleted = await tx
      .update(guestProducts)
      .set({ deletedAt: sql`now()`, active: false, ...touched })
      .where(and(present, eq(guestProducts.id, id)))
      .returning({ id: guestProducts.id })
    if (deleted.length === 0) noSuch('product')
  })
}

/** Undoes a deletion; `active`: whether guests may order it again. @throws Refusal 404; 409 `item_type_taken` by another product. */
export function bringBackProduct(db: Db, id: string, active: boolean): Promise<Product> {
  return changing(db, async (tx) => {
    const [gone] = await tx
      .select({ itemType: guestProducts.itemType })
      .from(guestProducts)
      .where(and(isNotNull(guestProducts.deletedAt), eq(guestProducts.id, id)))
      .for('update')
    if (!gone) throw new Refusal(404, 'not_found', 'There is no such deleted product.')
    const [back] = await tx
      .update(guestProducts)
      .set({ deletedAt: null, active, ...touched })
      .where(eq(guestProducts.id, id))
      .returning()
      .catch((error: { cause?: { constraint?: string } }) => {
        // Checking beforehand would miss what a colleague adds at the same moment.
        if (error.cause?.constraint === 'guest_products_item_type')
          throw new Refusal(409, 'item_type_taken', isTaken(gone.itemType))
        throw error
      })
    return back ?? noSuch('product')
  })
}

/** Cached pages mention products, so every change is announced. */
function changing<T>(db: Db, change: (tx: Db) => Promise<T>): Promise<T> {
  return db.transaction(async (tx) => {
    const result = await change(tx)
    await announceDocumentsChanged(tx)
    return result
  })
}

const touched = { updatedAt: sql`now()`, version: sql`${guestProducts.version} + 1` }

function isTaken(itemType: string): string {
  return `There is already a product with the item type ${itemType}.`
}
