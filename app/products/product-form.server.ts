/** Parses the product form's fields, or a line of a list, for the verbs. */
import type { z } from 'zod'
import { invalidInput } from '#app/requests/refusal.server.ts'
import { sumOf } from '#app/ui/forms/required-fields.ts'
import { faultOfPrice, parsePrice } from './price-text.ts'
import { type NewProduct, newProduct, type ProductChange, productChange } from './products.server.ts'

type Fields = Record<string, string | undefined>

function shapeOf(fields: Fields, rooms: string[]) {
  const order = (fields.displayOrder ?? '').trim()
  return {
    itemType: fields.itemType ?? '',
    category: fields.category,
    name: fields.name ?? '',
    description: fields.description ?? null,
    priceCents: parsePrice(fields.price ?? '') ?? 0,
    active: fields.active === 'on' || fields.active === 'true',
    displayOrder: order === '' ? 0 : Number(order),
    stripePriceId: fields.stripePriceId ?? null,
    roomRestrictions: rooms,
  }
}

/** @throws Refusal 400 */
export function readNewProduct(fields: Fields, rooms: string[]): NewProduct {
  return parse(newProduct, fields, rooms)
}

/** @throws Refusal 400 */
export function readProductChange(fields: Fields, rooms: string[]): ProductChange {
  return parse(productChange, fields, rooms)
}

function parse<T>(schema: z.ZodType<T>, fields: Fields, rooms: string[]): T {
  const parsed = schema.safeParse(shapeOf(fields, rooms))
  if (parsed.success) return parsed.data
  const faults: Record<string, string> = {}
  const { price = '' } = fields
  if (price.trim() && parsePrice(price) === undefined) faults.price = faultOfPrice(price)
  for (const { path, message } of parsed.error.issues) {
    const name = path[0] === 'priceCents' ? 'price' : String(path[0])
    faults[name] ??= message
  }
  const sum = sumOf(Object.values(faults))
  // Zero counts as missing, but "Please fill this in" would be puzzling at a field that is filled in.
  if (faults.price && parsePrice(price) === 0) faults.price = 'Please write a price above zero.'
  throw invalidInput(sum, faults)
}
