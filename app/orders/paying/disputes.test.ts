import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readToday } from '#app/console/dashboard/dashboard.server.ts'
import { mailOutbox } from '#app/mail/mail.tables.ts'
import { cancelOrder } from '#app/orders/fulfilling/fulfil-orders.server.ts'
import { eraseOrdersOf, findOrdersOf } from '#app/orders/order-privacy.server.ts'
import { placeOrder } from '#app/orders/ordering/place-order.server.ts'
import { getOrder, listHistory } from '#app/orders/orders.server.ts'
import { paymentDisputes } from '#app/orders/orders.tables.ts'
import { disputedOrders } from '#app/orders/orders-at.ts'
import type { Payments } from '#app/payments/payments.server.ts'
import type { FakeDispute } from '#app/payments/stripe-account.fake.ts'
import { fionn, niamh } from '#test/cast.ts'
import { enterAs } from '#test/console.ts'
import { describeOnEachDatabase } from '#test/database.ts'
import { createTestApp } from '#test/house.ts'
import { bathWish, withStripe } from '#test/ordering.ts'
import { signUp } from '#test/staff.ts'
import { applyDispute } from './apply-disputes.server.ts'

describeOnEachDatabase('a payment that a guest’s bank claims back', (house) => {
  const { stripe, needs, tell, paidOrder: paid, reconcile } = withStripe(house)

  async function paidOrder() {
    const placed = await paid()
    const dispute = (now?: Partial<FakeDispute>) => stripe.dispute(placed.sessionId, now)
    return { ...placed, dispute }
  }
  const historyOf = async (id: string) => (await listHistory(house.db, [id])).map(({ what }) => what).slice(2)
  const mailsAbout = async (id: string) => {
    const { guestName } = await getOrder(house.db, id)
    const mails = await house.db.select().from(mailOutbox)
    return mails.filter(({ kind, subject }) => kind.includes('dispute') && subject.includes(guestName))
  }
  const refundsAsked = () => stripe.requests.filter(({ path }) => path === '/v1/refunds').map(({ form }) => form.get('amount'))

  it('is reported to the team once, is in its lists, and is reported once more when the bank has decided', async () => {
    const { orderId, dispute } = await paidOrder()
    await signUp(house.db, fionn)
    const { read: page } = await enterAs(createTestApp(needs), fionn)
    expect(await page(disputedOrders)).toContain('No order matches')

    const due = Date.UTC(2026, 11, 3, 23) / 1000
    const [opened] = dispute({ evidence_details: { due_by: due } })
    if (!opened) throw new Error('no event')
    await tell(opened, opened, ...dispute())
    const [mail, ...more] = await mailsAbout(orderId)
    expect(more).toEqual([])
    expect(mail).toMatchObject({
      subject: 'A payment is disputed: Outdoor Heated Bath, Aoife Byrne, €50',
      to: needs.settings.staffEmail,
    })
    expect(mail?.text).toContain('Please respond by Thursday 3 December')
    expect(mail?.text).toContain('product not received')
    expect(await readToday(house.db)).toMatchObject({ disputes: 1, lateRefunds: 0 })
    expect(await page('/admin')).toContain('1 disputed payment')
    expect(await page(disputedOrders)).toMatch(
      /Disputed.*is claiming €50 back \(“product not received”\)\. Please respond by Thursday 3 December/,
    )

    await tell(...dispute({ status: 'under_review' }), ...dispute({ status: 'lost' }), ...dispute({ status: 'lost' }))
    expect((await mailsAbout(orderId)).at(-1)?.text).toContain('There is nothing left to refund, and')
    expect((await mailsAbout(orderId)).map(({ kind }) => kind)).toEqual(['order_disputed', 'order_dispute_closed'])
    expect(await historyOf(orderId)).toEqual([
      'Disputed: the guest’s bank is claiming €50 back',
      'Dispute lost: €50 went back to the guest’s bank',
    ])
    expect(await readToday(house.db)).toMatchObject({ disputes: 0 })
    expect(await page(disputedOrders)).toContain('No order matches')
    expect(await page('/admin/orders')).toContain('€50 taken back by the bank')
    expect(await getOrder(house.db, orderId)).toMatchObject({ status: 'paid', lostCents: 5000 })
  })

  it('ends the same way in whatever order, and however often, its events come', async () => {
    const outcomes = { won: 0, lost: 5000, warning_closed: 0, prevented: 5000 } as const
    const told = fc.array(fc.nat({ max: 2 }), { minLength: 1, maxLength: 5 })
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...(Object.keys(outcomes) as (keyof typeof outcomes)[])), told, async (status, order) => {
        await house.db.delete(mailOutbox)
        const { orderId, dispute } = await paidOrder()
        const events = [...dispute(), ...dispute({ status: 'under_review' }), ...dispute({ status })]
        await tell(...order.flatMap((at) => events[at] ?? []), ...events)
        expect((await getOrder(house.db, orderId)).lostCents).toBe(outcomes[status])
        expect((await mailsAbout(orderId)).map(({ kind }) => kind)).toEqual(['order_dispute_closed'])
        expect(await historyOf(orderId)).toHaveLength(1)
      }),
      { numRuns: 12 },
    )
  })

  it('is said to leave no sum of its own where the wrong amount was charged', async () => {
    const { sessionId, orderId } = await placeOrder(house.db, bathWish, needs)
    stripe.pay(sessionId)
    stripe.getSession(sessionId).amount_total = 4000
    await tell(...stripe.dispute(sessionId, { amount: 4000, status: 'lost' }))
    expect(await getOrder(house.db, orderId)).toMatchObject({ status: 'pending', lostCents: 4000 })
    expect((await mailsAbout(orderId)).at(-1)?.text).toContain(
      'has taken €40 back. What is left is to be settled with the guest,',
    )
  })

  it('is shown as disputed while one of its disputes is undecided, though a later one has been decided', async () => {
    const { orderId, dispute } = await paidOrder()
    await signUp(house.db, fionn)
    const { read: page } = await enterAs(createTestApp(needs), fionn)
    await tell(...dispute({ amount: 2000 }))
    const later = new Date(Date.now() + 60_000)
    const won = { id: 'dp_later', amountCents: 3000, reason: 'general', refundable: false, outcome: 'won' as const }
    await house.db.insert(paymentDisputes).values({ ...won, orderId, openedAt: later, closedAt: later })
    expect(await page(disputedOrders)).toMatch(/Disputed.*is claiming €20 back \(“product not received”\)/)
  })

  it('is not opened again by an answer that was older', async () => {
    const { orderId, dispute } = await paidOrder()
    await tell(...dispute({ status: 'won' }))
    const [known] = stripe.disputes.values()
    const older = { id: known?.id ?? '', amountCents: 5000, reason: 'general', state: 'open' as const }
    const order = await getOrder(house.db, orderId)
    const rest = { paymentIntent: undefined, openedAt: new Date(), answerBy: undefined, refundable: false, isInquiry: false }
    await house.db.transaction((tx) => applyDispute(tx, order, { ...older, ...rest }, needs.mailing, null))
    expect(await readToday(house.db)).toMatchObject({ disputes: 0 })
    expect(await mailsAbout(orderId)).toHaveLength(1)
  })

  it('is not lost again by an answer from before it was won', async () => {
    const { orderId, dispute } = await paidOrder()
    const lost = dispute({ status: 'lost' })
    const { payments } = needs
    const findDispute: Payments['findDispute'] = async (id) => {
      const answer = await payments.findDispute(id)
      needs.payments = payments
      await tell(...dispute({ status: 'won' }))
      return answer
    }
    needs.payments = { ...payments, findDispute }
    await expect(tell(...lost)).rejects.toThrow('send this event again later')
    expect(await getOrder(house.db, orderId)).toMatchObject({ lostCents: 0 })
    await tell(...lost)
    expect(await getOrder(house.db, orderId)).toMatchObject({ lostCents: 0 })
    expect(await historyOf(orderId)).toEqual(['Dispute closed: we keep the money'])
  })

  it('waits at the provider’s for as long as that does not answer', async () => {
    const { orderId, dispute } = await paidOrder()
    const [opened] = dispute()
    if (!opened) throw new Error('no event')
    stripe.fail(500, '/v1/disputes')
    await expect(tell(opened)).rejects.toThrow('send this event again later')
    expect(await historyOf(orderId)).toEqual([])
    stripe.fail(undefined)
    await tell(opened)
    expect(await historyOf(orderId)).toHaveLength(1)
  })

  describe('about an order that is cancelled in the meantime', () => {
    it('holds the refund, which follows if the bank decides for the house', async () => {
      const { orderId, dispute } = await paidOrder()
      await tell(...dispute())
      expect(await cancelOrder(house.db, orderId, niamh, needs)).toMatchObject({ status: 'cancelled', isHeld: true })
      expect(await reconcile()).toEqual({ looked: 1, failed: 0 })
      expect(await readToday(house.db, new Date(Date.now() + 86_400_000))).toMatchObject({ disputes: 1, lateRefunds: 0 })
      expect(refundsAsked()).toEqual([])
      // Once, although it was looked at again: the guest does not come to a bath that stays cold.
      const told = await house.db.select().from(mailOutbox).where(eq(mailOutbox.kind, 'order_cancelled'))
      expect(told.map(({ to, text }) => [to, text.includes('Your bank is looking into this payment')])).toEqual([
        [bathWish.email, true],
      ])
      await tell(...dispute({ status: 'won' }))
      await reconcile()
      expect(refundsAsked()).toEqual(['5000'])
      expect(await getOrder(house.db, orderId)).toMatchObject({ status: 'refunded', refundedCents: 5000 })
    })

    it('leaves nothing to refund if it is lost, whichever came first', async () => {
      for (const first of ['cancelled', 'lost']) {
        const { orderId, dispute } = await paidOrder()
        await tell(...dispute())
        if (first === 'lost') await tell(...dispute({ status: 'lost' }))
        await cancelOrder(house.db, orderId, niamh, needs)
        if (first === 'cancelled') await tell(...dispute({ status: 'lost' }))
        await reconcile()
        expect(await getOrder(house.db, orderId), first).toMatchObject({ status: 'refunded', refundedCents: 0, lostCents: 5000 })
        // Whichever came first, the guest does not come to a bath that stays cold.
        const told = await house.db.delete(mailOutbox).where(eq(mailOutbox.kind, 'order_cancelled')).returning()
        const words = first === 'lost' ? 'Your bank has already returned your payment.' : 'Your bank is looking into this payment'
        expect(
          told.map(({ text }) => text.includes(words)),
          first,
        ).toEqual([true])
      }
      expect(refundsAsked()).toEqual([])
    })

    it('is closed by one of two who ask at once where its money went', async () => {
      const { orderId, dispute } = await paidOrder()
      await tell(...dispute({ status: 'lost' }))
      const { payments } = needs
      const both = Promise.withResolvers<void>()
      let asking = 0
      // Neither closes it before both have read that it is open.
      const findPayment: Payments['findPayment'] = async (by) => {
        if (++asking === 2) both.resolve()
        await both.promise
        return payments.findPayment(by)
      }
      const together = { ...needs, payments: { ...payments, findPayment } }
      await Promise.all([1, 2].map(() => cancelOrder(house.db, orderId, niamh, together)))
      expect(await getOrder(house.db, orderId)).toMatchObject({ status: 'refunded', lostCents: 5000 })
      expect((await historyOf(orderId)).slice(-2)).toEqual([
        'Cancelled; refund requested',
        'Nothing left to refund: the guest’s bank has taken the money',
      ])
    })

    it('is refunded after all if the bank decides otherwise later', async () => {
      for (const amount of [5000, 2000]) {
        const { orderId, dispute } = await paidOrder()
        await tell(...dispute({ amount }))
        await tell(...dispute({ status: 'lost', is_charge_refundable: true, amount }))
        await cancelOrder(house.db, orderId, niamh, needs)
        expect(await getOrder(house.db, orderId)).toMatchObject({ status: 'refunded', refundedCents: 5000 - amount })
        await tell(...dispute({ status: 'won', amount }), ...dispute({ status: 'won', amount }))
        expect(await getOrder(house.db, orderId)).toMatchObject({ status: 'cancelled', lostCents: 0 })
        expect((await historyOf(orderId)).at(-1)).toBe(`To be refunded again: €${amount / 100}, which the bank has returned`)
        const told = (await mailsAbout(orderId)).at(-1)
        expect(told?.text).toContain(`the order is cancelled, and €${amount / 100} is now being refunded to the guest.`)
        await reconcile()
        expect(await getOrder(house.db, orderId)).toMatchObject({ status: 'refunded', refundedCents: 5000 })
        stripe.disputes.clear()
        await house.db.delete(mailOutbox)
      }
      expect(refundsAsked()).toEqual(['5000', '3000', '2000'])
    })

    it('stays closed then if the team only gave back the rest', async () => {
      const { sessionId, orderId, dispute } = await paidOrder()
      await tell(...dispute({ amount: 2000, status: 'lost' }))
      await tell(...stripe.refund(sessionId, 3000))
      expect(await getOrder(house.db, orderId)).toMatchObject({ status: 'refunded', lostCents: 2000 })
      await tell(...dispute({ amount: 2000, status: 'won' }))
      await reconcile()
      expect(await getOrder(house.db, orderId)).toMatchObject({ status: 'refunded', refundedCents: 3000, lostCents: 0 })
      expect(refundsAsked()).toEqual([])
    })

    it('leaves the rest to refund if it was of a part', async () => {
      const { orderId, dispute } = await paidOrder()
      await tell(...dispute({ amount: 2000 }), ...dispute({ status: 'lost' }))
      expect((await mailsAbout(orderId)).at(-1)?.text).toContain('has taken €20 back. €30 of the payment is left, and')
      stripe.disputes.clear()
      await cancelOrder(house.db, orderId, niamh, needs)
      expect(refundsAsked()).toEqual(['3000'])
      expect(await getOrder(house.db, orderId)).toMatchObject({ status: 'refunded', refundedCents: 3000, lostCents: 2000 })
      const [mail] = await house.db.select().from(mailOutbox).where(eq(mailOutbox.kind, 'order_refunded'))
      expect(mail?.text).toContain('€30 is on its way back to your card')
    })
  })

  it('keeps the guest’s name until it is decided, and is in the data of a guest who asks for them', async () => {
    const { orderId, dispute } = await paidOrder()
    await house.db.transaction(async (tx) =>
      expect(await eraseOrdersOf(tx, bathWish.email, new Date())).toMatchObject({ waiting: 1 }),
    )
    const later = new Date(Date.now() + 60 * 86_400_000)
    await tell(...dispute())
    const erase = () => house.db.transaction((tx) => eraseOrdersOf(tx, bathWish.email, later))
    expect(await erase()).toEqual({ deleted: 0, anonymised: 0, waiting: 1 })
    await tell(...dispute({ status: 'won' }))
    const [told] = await findOrdersOf(house.db, bathWish.email)
    expect(told?.disputes).toMatchObject([{ amountCents: 5000, reason: 'product_not_received', outcome: 'won' }])
    expect(await erase()).toEqual({ deleted: 0, anonymised: 1, waiting: 0 })
    expect((await getOrder(house.db, orderId)).guestName).toBe('Erased on request')
  })
})
