/** The product list as CSV: export and import. */
import type { Db } from '#app/db/db.ts'
import { tidyLine } from '#app/db/plain-text.ts'
import { sizes } from '#app/limits.server.ts'
import { invalidInput, Refusal } from '#app/requests/refusal.server.ts'
import type { By } from '#app/staff/audit/audit.server.ts'
import { toCsv } from '#app/staff/csv/csv.ts'
import { readList, writeEach } from '#app/staff/csv/csv-list.server.ts'
import { writePrice } from './price-text.ts'
import { readNewProduct } from './product-form.server.ts'
import { findProduct, listProducts, type NewProduct, type Product, type ProductChange } from './products.server.ts'
import { addProduct, changeProduct } from './staff-products.server.ts'

/** A product as a line of the list, by column. */
function lineOf(product: Product) {
  return {
    item_type: product.itemType,
    name: product.name,
    description: product.description ?? '',
    price: writePrice(product.priceCents),
    active: String(product.active),
    display_order: String(product.displayOrder),
    category: product.category,
    stripe_price_id: product.stripePriceId ?? '',
    room_restrictions: product.roomRestrictions?.join('; ') ?? '',
    version: String(product.version),
  }
}

const columns: (keyof ReturnType<typeof lineOf>)[] = [
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

/** Without these nothing is imported. */
const needed: typeof columns = ['item_type', 'name', 'price', 'category']

/** Every product, for a spreadsheet to open and `importProducts` to read back. */
export async function exportProducts(db: Db): Promise<string> {
  const lines = (await listProducts(db)).map(lineOf)
  return toCsv([columns, ...lines.map((line) => columns.map((column) => line[column]))])
}

/**
 * Adds new products and changes existing ones, by item type; fields without a column stay as they are. All lines or none. A line with a
 * version, as in an export, does not overwrite later changes. @throws Refusal 400, naming the line; also for a changed category, because it
 * decides until when a product may be ordered
 */
export async function importProducts(db: Db, by: By, text: string): Promise<{ added: number; changed: number }> {
  const lines = readList(text, {
    a: 'product',
    all: 'products',
    columns: needed,
    optional: columns.filter((name) => !needed.includes(name)),
    most: sizes.productList,
  })
  return db.transaction(async (tx) => {
    const result = { added: 0, changed: 0 }
    const known = (await listProducts(tx)).length
    const named = new Set<string>()
    await writeEach(lines, async (line) => {
      const name = tidyLine(line.item_type ?? '')
      // The second line would undo the first, or be told that somebody else has changed it.
      if (named.has(name)) throw invalidInput(`${name} has a line further up.`)
      if (name) named.add(name)
      const present = await findProduct(tx, name)
      const start = { active: 'true', display_order: String(known + result.added) }
      const product = readLine({ ...start, ...(present && lineOf(present)), ...decided(line) })
      const { itemType, category, ...change } = product
      if (!present) {
        await addProduct(tx, by, product)
        result.added += 1
      } else if (category !== present.category) {
        throw invalidInput(`The category of ${itemType} is ${present.category} and cannot be changed.`)
      } else if (differs(present, change)) {
        await changeProduct(tx, by, present.id, readVersion(line.version) ?? present.version, change)
        result.changed += 1
      }
    })
    return result
  })
}

/** Leaves out these cells if they are empty: the product then keeps its value, or gets a new product's default. */
function decided(line: Record<string, string>) {
  const { active, display_order: order, ...rest } = line
  return { ...rest, ...(active ? { active } : {}), ...(order ? { display_order: order } : {}) }
}

function readLine(line: Record<string, string>): NewProduct {
  const rooms = (line.room_restrictions ?? '').split(/[;|]/).map((room) => room.trim())
  const { item_type: itemType, display_order: displayOrder, stripe_price_id: stripePriceId, ...rest } = line
  const active = isYes(line.active) ? 'on' : ''
  try {
    return readNewProduct({ ...rest, itemType, displayOrder, stripePriceId, active }, rooms.filter(Boolean))
  } catch (error) {
    throw error instanceof Refusal ? invalidInput(faultOf(error)) : error
  }
}

/** @throws Refusal 400: a wrong guess would remove a product from the guide, or put it there */
function isYes(text = ''): boolean {
  if (/^(true|1|y|yes|active)$/i.test(text)) return true
  if (/^(false|0|n|no|inactive)$/i.test(text)) return false
  throw invalidInput(`active: “${text.slice(0, 20)}” is neither true nor false.`)
}

const columnOf: Record<string, string> = {
  itemType: 'item_type',
  displayOrder: 'display_order',
  stripePriceId: 'stripe_price_id',
}

/** What is wrong with a line, in one sentence. It names the column, unless it quotes the cell. */
function faultOf({ message, fields = {} }: Refusal): string {
  const [[field, fault] = ['', message]] = Object.entries(fields)
  return fault.startsWith('“') || field === '' ? fault : `${columnOf[field] ?? field}: ${fault}`
}

/** Undefined when the line has none. @throws Refusal 400 if invalid: a spreadsheet may have turned it into `3,0`. */
function readVersion(text = ''): number | undefined {
  const version = text.trim()
  if (version === '') return undefined
  if (/^\d{1,9}$/.test(version)) return Number(version)
  throw invalidInput(`The version “${version.slice(0, 20)}” is not a whole number.`)
}

function differs(present: Product, change: ProductChange): boolean {
  return (Object.keys(change) as (keyof typeof change)[]).some(
    (field) => JSON.stringify(present[field] ?? null) !== JSON.stringify(change[field] ?? null),
  )
}
