/** From a guest's request to the payment page. */
import { eq } from 'drizzle-orm'
import type { Logger } from 'pino'
import { z } from 'zod'
import type { Db } from '#app/db/db.ts'
import { newId } from '#app/db/new-id.server.ts'
import { euro } from '#app/estate/money.ts'
import * as fieldLimits from '#app/field-limits.ts'
import { note } from '#app/orders/order-history.server.ts'
import { guestOrders } from '#app/orders/orders.tables.ts'
import { expireOrder } from '#app/orders/paying/settle-orders.server.ts'
import type { Payments } from '#app/payments/payments.server.ts'
import { refusalOf, whenInWords } from '#app/products/ordering-rules.ts'
import { findProduct, type Product } from '#app/products/products.server.ts'
import { emailAddress, requiredLine } from '#app/requests/reading/typed-fields.ts'
import { Refusal } from '#app/requests/refusal.server.ts'
import { chooseOne, fillThisIn } from '#app/ui/forms/required-fields.ts'
import { checkoutFailed } from './order-texts.ts'

const lineOr = (missing: string) =>
  requiredLine(fieldLimits.name, { missing, tooLong: `Please use at most ${fieldLimits.name} characters.` })
const line = lineOr(fillThisIn)

const changed = 'This item has changed since you opened the page'

/** The checkout request. Other fields are ignored. */
export const orderWish = z.object({
  itemType: line,
  itemName: line,
  roomName: lineOr(chooseOne),
  stayDate: line,
  email: emailAddress(),
  guestName: line,
  /** The price shown to the guest, in cents. Never charged: it only serves to notice that it is outdated and tell the guest. */
  shownCents: z.coerce.number({ error: `${changed}.` }).optional(),
})
export type OrderWish = z.infer<typeof orderWish>

/** How long a payment page stays open. Stripe's minimum is 30 minutes; the rest allows for clock differences. */
const checkoutMinutes = 35

/**
 * Stores the order as pending, then opens its payment page.
 * @param needs `now` for the rules; the present unless a test sets it.
 * @throws Refusal 404, 409 or 400 if the rules refuse the order; 503 `checkout_failed` if the provider fails, and then no order stays open.
 */
export async function placeOrder(
  db: Db,
  wish: OrderWish,
  { payments, log, now = new Date() }: { payments: Payments; log: Logger; now?: Date },
): Promise<{ orderId: string; sessionId: string; url: string }> {
  const product = await requireOrderable(db, wish, now)
  const order = await takeOrder(db, { product, wish, provider: payments.provider, now })
  try {
    const checkout = await payments.openCheckout({
      ...wish,
      orderId: order.id,
      idempotencyKey: order.idempotencyKey,
      amountCents: order.amountCents,
      itemName: product.name,
      when: whenInWords(product, wish.stayDate),
      stripePriceId: product.stripePriceId,
      expiresAt: order.checkoutExpiresAt,
    })
    await db.update(guestOrders).set({ stripeSessionId: checkout.sessionId }).where(eq(guestOrders.id, order.id))
    return { orderId: order.id, ...checkout }
  } catch (error) {
    log.error({ orderId: order.id, err: error }, 'no payment page could be opened')
    // Nobody has the address of this checkout, if it exists at all, so it can never be paid.
    await db.transaction((tx) => expireOrder(tx, order, 'Closed: no payment page could be opened'))
    throw new Refusal(503, 'checkout_failed', checkoutFailed)
  }
}

async function requireOrderable(db: Db, wish: OrderWish, now: Date): Promise<Product> {
  const product = await findProduct(db, wish.itemType)
  if (!product)
    throw refused(404, 'product_unknown', 'itemType', 'There is no such item. Please choose one from the guest guide.')
  const shown = wish.shownCents ?? product.priceCents
  if (product.name !== wish.itemName || product.priceCents !== shown) {
    const present = `${product.name} for ${euro(product.priceCents)}`
    throw refused(409, 'product_changed', 'itemName', `${changed}. It is now ${present}.`)
  }
  const no = refusalOf(product, wish.roomName, wish.stayDate, now)
  if (no) throw refused(no.code === 'product_inactive' ? 409 : 400, no.code, no.field, no.message)
  return product
}

function refused(status: 400 | 404 | 409, code: string, field: keyof OrderWish, message: string): Refusal {
  return new Refusal(status, code, message, { [field]: message })
}

type Taking = { product: Product; wish: OrderWish; provider: Payments['provider']; now: Date }

/** Stores the order as pending, which it stays until its payment page is paid or expires. */
function takeOrder(db: Db, { product, wish, provider, now }: Taking) {
  return db.transaction(async (tx) => {
    const id = newId()
    const order = {
      id,
      createdAt: now,
      productId: product.id,
      itemType: product.itemType,
      itemName: product.name,
      category: product.category,
      amountCents: product.priceCents,
      roomName: wish.roomName,
      stayOn: wish.stayDate,
      email: wish.email,
      guestName: wish.guestName,
      provider,
      idempotencyKey: `order-${id}`,
      checkoutExpiresAt: new Date(now.getTime() + checkoutMinutes * 60_000),
    }
    await tx.insert(guestOrders).values(order)
    await note(tx, id, 'guest', 'Ordered; sent to payment', now)
    return order
  })
}
