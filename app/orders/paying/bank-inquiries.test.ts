import { expect, it } from 'vitest'
import { readToday } from '#app/console/dashboard/dashboard.server.ts'
import { mailOutbox } from '#app/mail/mail.tables.ts'
import { cancelOrder } from '#app/orders/fulfilling/fulfil-orders.server.ts'
import { getOrder, listHistory } from '#app/orders/orders.server.ts'
import type { FakeDispute } from '#app/payments/stripe-account.fake.ts'
import { niamh } from '#test/cast.ts'
import { describeOnEachDatabase } from '#test/database.ts'
import { withStripe } from '#test/ordering.ts'

describeOnEachDatabase('an inquiry by a guest’s bank', (house) => {
  const { stripe, needs, tell, paidOrder: paid } = withStripe(house)

  async function paidOrder() {
    const placed = await paid()
    const dispute = (now?: Partial<FakeDispute>) => stripe.dispute(placed.sessionId, now)
    return { ...placed, dispute }
  }
  const historyOf = async (id: string) => (await listHistory(house.db, [id])).map(({ what }) => what)
  const mailsAbout = async (id: string) => {
    const { guestName } = await getOrder(house.db, id)
    const mails = await house.db.select().from(mailOutbox)
    return mails.filter(({ kind, subject }) => kind.includes('dispute') && subject.includes(guestName))
  }

  it('holds up no refund: that is late like any other', async () => {
    const { orderId, dispute } = await paidOrder()
    await tell(...dispute({ status: 'warning_needs_response', is_charge_refundable: true }))
    stripe.fail(500, '/v1/refunds')
    expect(await cancelOrder(house.db, orderId, niamh, needs)).toMatchObject({ isHeld: false, isLate: true })
    expect(await readToday(house.db, new Date(Date.now() + 86_400_000))).toMatchObject({ disputes: 1, lateRefunds: 1 })
  })

  it('is settled by the refund of a cancelled order, which does not wait for it', async () => {
    const { orderId, dispute } = await paidOrder()
    await tell(...dispute({ status: 'warning_needs_response', is_charge_refundable: true }))
    expect((await mailsAbout(orderId))[0]?.text).toContain('Cancelling the order refunds the money and settles the dispute, too.')
    expect(await cancelOrder(house.db, orderId, niamh, needs)).toMatchObject({ status: 'refunded', isHeld: false })
    await tell(...dispute({ status: 'warning_closed' }))
    expect(await getOrder(house.db, orderId)).toMatchObject({ refundedCents: 5000, lostCents: 0 })
    expect((await mailsAbout(orderId)).at(-1)?.text).toContain('is not taking the €50 back: the payment has been refunded.')
    expect((await historyOf(orderId)).at(-1)).toBe('Dispute closed: the bank takes nothing back')
  })

  it('is reported once more, with its new deadline, when it becomes a claim', async () => {
    const { orderId, dispute } = await paidOrder()
    await tell(...dispute({ status: 'warning_needs_response', is_charge_refundable: true }))
    await tell(...dispute({ status: 'warning_under_review' }))
    const due = Date.UTC(2026, 11, 10, 23) / 1000
    const claim = { status: 'needs_response', is_charge_refundable: false, evidence_details: { due_by: due } } as const
    await tell(...dispute(claim), ...dispute(claim), ...dispute({ status: 'under_review' }))
    const [, again, ...more] = await mailsAbout(orderId)
    expect(more).toEqual([])
    expect(again?.text).toContain('Please respond by Thursday 10 December')
    expect(again?.text).not.toContain('Cancelling the order')
    expect((await historyOf(orderId)).at(-1)).toBe('Disputed: the guest’s bank is now claiming €50 back')
  })

  it('is not called a claim when the payment has been refunded', async () => {
    const { orderId, dispute } = await paidOrder()
    await tell(...dispute({ status: 'warning_needs_response', is_charge_refundable: true }))
    await cancelOrder(house.db, orderId, niamh, needs)
    await tell(...dispute({ is_charge_refundable: false }))
    expect(await mailsAbout(orderId)).toHaveLength(1)
  })
})
