/** Orders, their history, and the payment events received. */
import { sql } from 'drizzle-orm'
import { bigserial, boolean, check, date, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { addressIndex } from '#app/db/mail-address.ts'
import { moment } from '#app/db/moment.ts'
import { newId } from '#app/db/new-id.server.ts'
import { searchText } from '#app/db/search-text.ts'
import { productCategories } from '#app/products/catalogue.ts'
import { guestProducts } from '#app/products/products.tables.ts'
import { orderStatuses } from './order-status.ts'

export const guestOrders = pgTable(
  'guest_orders',
  {
    id: uuid().primaryKey().$defaultFn(newId),
    createdAt: moment('created_at').notNull().defaultNow(),
    productId: uuid('product_id')
      .notNull()
      .references(() => guestProducts.id),
    /** The product as it was sold; later changes to the product do not affect it. */
    itemType: text('item_type').notNull(),
    itemName: text('item_name').notNull(),
    category: text({ enum: productCategories }).notNull(),
    amountCents: integer('amount_cents').notNull(),
    roomName: text('room_name').notNull(),
    stayOn: date('stay_on').notNull(),
    email: text().notNull(),
    guestName: text('guest_name').notNull(),

    provider: text({ enum: ['stripe', 'demo'] }).notNull(),
    /** Stripe's key for this order's checkout: repeated requests give the same one. */
    idempotencyKey: text('idempotency_key').notNull().unique(),
    stripeSessionId: text('stripe_session_id').unique(),
    paymentIntent: text('payment_intent'),
    checkoutExpiresAt: moment('checkout_expires_at').notNull(),

    paidAt: moment('paid_at'),
    /** Closed without payment: left, expired, or no payment page could be made. */
    expiredAt: moment('expired_at'),
    /** A different amount from the one ordered was charged: somebody settles it with the guest and closes the order (`expiredAt`). */
    mischargedAt: moment('mischarged_at'),
    preparedAt: moment('prepared_at'),
    deliveredAt: moment('delivered_at'),
    /** The team will not deliver; the money is refunded (`refundedAt` once it has been). */
    cancelledAt: moment('cancelled_at'),
    /** When the guest was told about the cancellation, although it has not been refunded yet. */
    cancelToldAt: moment('cancel_told_at'),
    refundedAt: moment('refunded_at'),
    /** The total refunded, as the provider last reported it; part of it may have been refunded without a cancellation. */
    refundedCents: integer('refunded_cents').notNull().default(0),
    /** What the guest's bank has taken back after disputes, in all. */
    lostCents: integer('lost_cents').notNull().default(0),
    /** How often the provider has refused the refund. Part of its idempotency key, under which a refusal would only be repeated. */
    refundAttempt: integer('refund_attempt').notNull().default(0),
    /** The bank returned the refund of a cancelled order: it is never retried automatically, the team handles it. */
    refundFailedAt: moment('refund_failed_at'),
    /** When the reconciliation last looked at it: the order that has waited longest comes next. */
    lookedAt: moment('looked_at'),
    status: text({ enum: orderStatuses })
      .notNull()
      .generatedAlwaysAs(
        sql`case when refunded_at is not null then 'refunded' when cancelled_at is not null then 'cancelled' when paid_at is not null then 'paid' when expired_at is not null then 'expired' else 'pending' end`,
      ),
    search: searchText('guest_name', 'email', 'item_name'),
  },
  (table) => [
    // For the team's list, and for what remains to be done.
    index('guest_orders_coming').on(table.stayOn, table.roomName, table.createdAt, table.id),
    index('guest_orders_to_deliver').on(table.stayOn).where(sql`status = 'paid' and delivered_at is null`),
    addressIndex('guest_orders_email', table.email),
    // For searches by the order number as guests quote it (order-status.ts), in upper or lower case.
    addressIndex('guest_orders_order_id', table.stripeSessionId),
    index('guest_orders_created_at').on(table.createdAt),
    index('guest_orders_payment_intent').on(table.paymentIntent),
    // Refunds still due.
    index('guest_orders_owed').on(table.cancelledAt).where(sql`status = 'cancelled'`),
    // For the reconciliation: few rows, however many orders there are.
    index('guest_orders_unsettled').on(table.createdAt).where(sql`paid_at is null and expired_at is null`),
    check('guest_orders_amount', sql`amount_cents > 0`),
    check('guest_orders_refund_of_paid', sql`paid_at is not null or (refunded_at is null and cancelled_at is null)`),
  ],
)

export type Order = Omit<typeof guestOrders.$inferSelect, 'search'>

/** What happened to an order, who did it and when. Append-only. */
export const orderHistory = pgTable(
  'guest_order_history',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => guestOrders.id, { onDelete: 'cascade' }),
    at: moment('at').notNull().defaultNow(),
    /** `guest`, `payments`, or a member of staff by name. */
    who: text().notNull(),
    what: text().notNull(),
  },
  (table) => [index('guest_order_history_order').on(table.orderId, table.id)],
)

/** Payments that guests' banks are claiming back, as the provider last reported them. */
export const paymentDisputes = pgTable(
  'payment_disputes',
  {
    /** The provider's own id. */
    id: text().primaryKey(),
    orderId: uuid('order_id')
      .notNull()
      .references(() => guestOrders.id, { onDelete: 'cascade' }),
    openedAt: moment('opened_at').notNull(),
    amountCents: integer('amount_cents').notNull(),
    /** The bank's reason, in the provider's words. */
    reason: text().notNull(),
    /** Null: the bank accepts no response. */
    answerBy: moment('answer_by'),
    /** Whether refunds are possible while it is open; one then settles it. */
    refundable: boolean().notNull(),
    /** Null: not decided yet. */
    outcome: text({ enum: ['won', 'lost'] }),
    closedAt: moment('closed_at'),
  },
  (table) => [
    index('payment_disputes_order').on(table.orderId),
    index('payment_disputes_open').on(table.orderId).where(sql`outcome is null`),
    check('payment_disputes_closed', sql`(outcome is null) = (closed_at is null)`),
  ],
)

/** Events that Stripe sent with a valid signature. Handled ones are deleted after `retention.paymentEventsDays`. */
export const stripeEvents = pgTable('stripe_events', {
  id: text().primaryKey(),
  type: text().notNull(),
  receivedAt: moment('received_at').notNull().defaultNow(),
  /** Set in the transaction of its effect. Null: not handled yet, so Stripe will send it again. */
  processedAt: moment('processed_at'),
})
