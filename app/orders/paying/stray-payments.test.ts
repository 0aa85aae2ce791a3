import { beforeEach, expect, it } from 'vitest'
import { mailOutbox } from '#app/mail/mail.tables.ts'
import { placeOrder } from '#app/orders/ordering/place-order.server.ts'
import { guestOrders } from '#app/orders/orders.tables.ts'
import { describeOnEachDatabase } from '#test/database.ts'
import { keepLog } from '#test/kept-log.ts'
import { bathWish, withStripe } from '#test/ordering.ts'

describeOnEachDatabase('a payment for an order that is not here, as after a restored backup', (house) => {
  const { stripe, needs, tell } = withStripe(house)
  let orderId: string
  let sessionId: string
  beforeEach(async () => {
    ;({ orderId, sessionId } = await placeOrder(house.db, bathWish, needs))
    await house.db.delete(guestOrders)
  })
  const mails = () => house.db.select().from(mailOutbox)

  it('is told the team once, whatever else is heard of it, with what was ordered and by whom; the log says so, too', async () => {
    const { log, lines } = keepLog()
    needs.log = log
    await tell(...stripe.pay(sessionId))
    expect(lines.map((line) => JSON.parse(line)).filter(({ level }) => level >= 50)).toMatchObject([
      { orderId, sessionId, msg: 'a payment belongs to no order here' },
    ])
    await tell(...stripe.refund(sessionId, 1_000), ...stripe.dispute(sessionId))
    const [mail, ...more] = await mails()
    expect(more).toEqual([])
    expect(mail).toMatchObject({
      kind: 'order_stray',
      to: needs.settings.staffEmail,
      replyTo: bathWish.email,
      subject: 'A payment without an order: Outdoor Heated Bath, Aoife Byrne, €50',
    })
    for (const said of ['Where: Stargazer', 'Paid: €50', `Payment: ${stripe.getSession(sessionId).payment_intent}`])
      expect(mail?.text).toContain(said)
  })

  it('is none of the team’s business once all of it has gone back, or if it was for somebody else who uses the account, another house or not', async () => {
    const other = await placeOrder(house.db, bathWish, needs)
    await house.db.delete(guestOrders)
    stripe.pay(sessionId)
    await tell(...stripe.refund(sessionId))
    Object.assign(stripe.getSession(other.sessionId), { metadata: {}, client_reference_id: null })
    await tell(...stripe.pay(other.sessionId))
    const elsewhere = await placeOrder(house.db, bathWish, needs)
    await house.db.delete(guestOrders)
    stripe.getSession(elsewhere.sessionId).success_url = 'https://otherhouse.example/order-success?session_id=1'
    await tell(...stripe.pay(elsewhere.sessionId))
    expect(await mails()).toEqual([])
  })
})
