import { sql } from 'drizzle-orm'
import { boolean, check, integer, pgTable, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import { isOneOf } from '#app/db/is-one-of.ts'
import { moment } from '#app/db/moment.ts'
import { newId } from '#app/db/new-id.server.ts'
import { productCategories } from './catalogue.ts'

export const guestProducts = pgTable(
  'guest_products',
  {
    id: uuid().primaryKey().$defaultFn(newId),
    itemType: text('item_type').notNull(),
    name: text().notNull(),
    description: text(),
    priceCents: integer('price_cents').notNull(),
    active: boolean().notNull().default(true),
    displayOrder: integer('display_order').notNull().default(0),
    category: text({ enum: productCategories }).notNull(),
    stripePriceId: text('stripe_price_id'),
    /** Room names; null: every room. */
    roomRestrictions: text('room_restrictions').array(),
    createdAt: moment('created_at').notNull().defaultNow(),
    updatedAt: moment('updated_at').notNull().defaultNow(),
    /** Orders still reference a deleted product; it is no longer offered. */
    deletedAt: moment('deleted_at'),
    /** Counts changes, so that saving over an unseen change is refused. */
    version: integer().notNull().default(1),
  },
  (table) => [
    uniqueIndex('guest_products_item_type').on(table.itemType).where(sql`deleted_at is null`),
    check('guest_products_price', sql`price_cents > 0`),
    check('guest_products_category', isOneOf('category', productCategories)),
  ],
)
