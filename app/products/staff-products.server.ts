/** What staff do with products. Each verb writes the audit log in its own transaction. */
import { and, eq } from 'drizzle-orm'
import type { Db } from '#app/db/db.ts'
import { isId } from '#app/db/new-id.server.ts'
import { noSuch } from '#app/requests/refusal.server.ts'
import { type By, differences, recordChange } from '#app/staff/audit/audit.server.ts'
import {
  bringBackProduct,
  createProduct,
  deleteProduct,
  type NewProduct,
  type Product,
  type ProductChange,
  present,
  setProductActive,
  updateProduct,
} from './products.server.ts'
import { guestProducts } from './products.tables.ts'

const fields = [
  'itemType',
  'name',
  'description',
  'priceCents',
  'active',
  'displayOrder',
  'category',
  'stripePriceId',
  'roomRestrictions',
] as const

/** @throws Refusal 409 `item_type_taken` */
export function addProduct(db: Db, by: By, product: NewProduct): Promise<Product> {
  return db.transaction(async (tx) => {
    const created = await createProduct(tx, product)
    await note(tx, by, 'created', undefined, created)
    return created
  })
}

/** @throws Refusal 404; 409 `changed_meanwhile` */
export function changeProduct(db: Db, by: By, id: string, version: number, change: ProductChange): Promise<Product> {
  return db.transaction(async (tx) => {
    const before = await getProduct(tx, id)
    const after = await updateProduct(tx, id, version, change)
    await note(tx, by, 'updated', before, after)
    return after
  })
}

/** @throws Refusal 404 */
export function switchProduct(db: Db, by: By, id: string, active: boolean): Promise<void> {
  return db.transaction(async (tx) => {
    const before = await getProduct(tx, id)
    if (before.active === active) return
    await note(tx, by, active ? 'activated' : 'deactivated', before, await setProductActive(tx, id, active))
  })
}

/** @throws Refusal 404 */
export function removeProduct(db: Db, by: By, id: string): Promise<void> {
  return db.transaction(async (tx) => {
    const before = await getProduct(tx, id)
    await deleteProduct(tx, id)
    await note(tx, by, 'deleted', before, undefined)
  })
}

/** Undoes a deletion; `active`: whether guests may order it again. @throws Refusal 404; 409 when its item type is in use again. */
export function restoreProduct(db: Db, by: By, id: string, active: boolean): Promise<Product> {
  if (!isId(id)) noSuch('product')
  return db.transaction(async (tx) => {
    const back = await bringBackProduct(tx, id, active)
    await note(tx, by, 'restored', undefined, back)
    return back
  })
}

async function getProduct(tx: Db, id: string): Promise<Product> {
  const found = isId(id)
    ? (
        await tx
          .select()
          .from(guestProducts)
          .where(and(present, eq(guestProducts.id, id)))
          .for('update')
      )[0]
    : undefined
  if (!found) noSuch('product')
  return found
}

async function note(tx: Db, by: By, action: string, before: Product | undefined, after: Product | undefined) {
  const { id, name } = (after ?? before) as Product
  const pick = (row: Product) => Object.fromEntries(fields.map((field) => [field, row[field]]))
  const values =
    before && after ? differences(before, after, fields) : { before: before && pick(before), after: after && pick(after) }
  if (before && after && Object.keys(values.after ?? {}).length === 0) return
  await recordChange(tx, by, { action, subject: 'product', subjectId: id, title: name, ...values })
}
