/** What only people can settle is in the mails about a paid order. */
import { expect, it } from 'vitest'
import { addDays, estateDay } from '#app/estate/time/estate-day.ts'
import { mailOutbox } from '#app/mail/mail.tables.ts'
import { cancelOrder } from '#app/orders/fulfilling/fulfil-orders.server.ts'
import { placeOrder } from '#app/orders/ordering/place-order.server.ts'
import { payDemoOrder } from '#app/orders/paying/demo-checkout.server.ts'
import { guestProducts } from '#app/products/products.tables.ts'
import { niamh } from '#test/cast.ts'
import { describeOnEachDatabase } from '#test/database.ts'
import { bathWish, openPaying, someStay } from '#test/ordering.ts'

const reheat = { itemType: 'bath_reheat', itemName: 'Additional Bath Reheat', stayDate: addDays(someStay, 1) }

describeOnEachDatabase('the mails about a paid order', (house) => {
  async function paid(wish: Partial<typeof bathWish> = {}) {
    const needs = await openPaying(house.db)
    const { orderId } = await placeOrder(house.db, { ...bathWish, ...wish }, needs)
    await payDemoOrder(house.db, orderId, 'pay', needs)
    return orderId
  }
  const mails = async (kind: string) => (await house.db.select().from(mailOutbox)).filter((mail) => mail.kind === kind)
  const toldOfReheat = async () =>
    (await mails('order_notice'))
      .filter(({ subject }) => subject.includes('Reheat'))
      .map(({ text }) => text.includes('empty and cold'))

  it('say of a reheat if this guest has paid for no bath in this room, which may have come with the stay', async () => {
    await paid(reheat)
    expect(await toldOfReheat()).toEqual([true])
  })

  it('say nothing of it after a bath, whatever the case of the address', async () => {
    await paid()
    await paid({ ...reheat, email: bathWish.email.toUpperCase() })
    expect(await toldOfReheat()).toEqual([false])
  })

  it.each([
    ['another guest', { email: 'other@guests.example' }],
    ['another room', { roomName: 'Sunriser' }],
    ['a later day', { stayDate: addDays(someStay, 2) }],
  ])('do not count the bath of %s', async (_, other) => {
    await paid(other)
    await paid(reheat)
    expect(await toldOfReheat()).toEqual([true])
  })

  it('count neither a bath that was cancelled nor another reheat', async () => {
    await cancelOrder(house.db, await paid(), niamh, await openPaying(house.db))
    await paid(reheat)
    await paid({ ...reheat, stayDate: addDays(someStay, 2) })
    expect(await toldOfReheat()).toEqual([true, true])
  })

  it('ask of food for an allergy', async () => {
    await paid({ itemType: 'grazing_box_standard', itemName: 'Grazing Box standard' })
    const [confirmation] = await mails('order_confirmation')
    expect(confirmation?.text).toContain(
      'If one of you has an allergy, please reply to this email now; if not, we have everything',
    )
  })

  it('confirm a late check-out as subject to availability, and tell the team to look', async () => {
    await openPaying(house.db)
    const late = { itemType: 'late_checkout', name: 'Late Check-out', category: 'late_checkout' as const, priceCents: 2500 }
    await house.db.insert(guestProducts).values(late)
    let day = addDays(estateDay(new Date()), 8)
    while (new Date(day).getUTCDay() !== 3) day = addDays(day, 1)
    await paid({ itemType: late.itemType, itemName: late.name, stayDate: day })
    const [notice] = await mails('order_notice')
    expect(notice?.text).toContain('please check that nobody arrives in this room that day')
    const [confirmation] = await mails('order_confirmation')
    expect(confirmation?.text).toContain('It is subject to availability')
    expect(confirmation?.text).not.toContain('everything we need')
  })
})
