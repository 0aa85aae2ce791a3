import type { Db } from '#app/db/db.ts'
import { Refusal } from '#app/json-function.server.ts'
import type { Author } from '#app/staff/audit.server.ts'
import { readCsvRecords, toCsv } from '#app/staff/csv.ts'
import { writePrice } from './price-text.ts'
import { readNewProduct } from './product-form.server.ts'
import { findProduct, listProducts, type NewProduct, type Product } from './products.server.ts'
import { addProduct, changeProduct } from './staff-products.server.ts'

const head = [
  'item_type',
  'name',
  'description',
  'price',
  'active',
  'display_order',
  'category',
  'stripe_price_id',
  'room_restrictions',
  'version',
]

/** Every product, as a spreadsheet opens it and `importProducts` reads it back. */
export async function exportProducts(db: Db): Promise<string> {
  const rows = (await listProducts(db)).map((product) => [
    product.itemType,
    product.name,
    product.description,
    writePrice(product.priceCents),
    String(product.active),
    product.displayOrder,
    product.category,
    product.stripePriceId,
    product.roomRestrictions?.join('; ') ?? '',
    product.version,
  ])
  return toCsv([head, ...rows])
}

/**
 * Adds what is new and changes what is there, by item type; category stays. All lines or none. A line that names a version, as an
 * export does, changes no product that was changed since. @throws Refusal 400, naming the line.
 */
export async function importProducts(
  db: Db,
  by: Exclude<Author, null>,
  text: string,
): Promise<{ added: number; changed: number }> {
  const records = readCsvRecords(text)
  if (records.length === 0) throw new Refusal(400, 'invalid_input', 'There is no product in this list.')
  if (records.length > 1_000) throw new Refusal(400, 'invalid_input', 'A list may hold at most 1,000 products.')
  const missing = ['item_type', 'name', 'price', 'category'].filter((name) => !(name in (records[0] ?? {})))
  if (missing.length > 0)
    throw new Refusal(400, 'invalid_input', `The first line must name the columns; missing: ${missing.join(', ')}.`)
  return db.transaction(async (tx) => {
    const result = { added: 0, changed: 0 }
    for (const [at, record] of records.entries()) {
      try {
        const rooms = (record.room_restrictions ?? '')
          .split(/[;|]/)
          .map((room) => room.trim())
          .filter(Boolean)
        const { item_type: itemType, display_order: displayOrder, stripe_price_id: stripePriceId, ...rest } = record
        const product = readNewProduct(
          {
            ...rest,
            itemType,
            displayOrder,
            stripePriceId,
            active: /^(true|1|yes|active)$/i.test(record.active ?? 'true') ? 'on' : '',
          },
          rooms,
        )
        const present = await findProduct(tx, product.itemType)
        if (!present) {
          await addProduct(tx, by, product)
          result.added += 1
        } else if (differs(present, product)) {
          await changeProduct(tx, by, present.id, Number(record.version) || present.version, product)
          result.changed += 1
        }
      } catch (error) {
        if (error instanceof Refusal)
          throw new Refusal(400, 'invalid_input', `Line ${at + 2}: ${error.message} Nothing was imported.`)
        throw error
      }
    }
    return result
  })
}

function differs(present: Product, { itemType: _, category: __, ...change }: NewProduct): boolean {
  return (Object.keys(change) as (keyof typeof change)[]).some(
    (field) => JSON.stringify(present[field] ?? null) !== JSON.stringify(change[field] ?? null),
  )
}
