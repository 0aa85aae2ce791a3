import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { addDays, longDay } from '#app/estate/time/estate-day.ts'
import { createCheckout } from '#app/orders/order-functions.server.ts'
import { listOrders } from '#app/orders/order-list.server.ts'
import { listHistory } from '#app/orders/orders.server.ts'
import { guestOrders } from '#app/orders/orders.tables.ts'
import { type FakeStripe, startFakeStripe } from '#app/payments/stripe.fake.ts'
import { createStripePayments } from '#app/payments/stripe.server.ts'
import type { FakePrice } from '#app/payments/stripe-account.fake.ts'
import { findProduct, setProductActive, updateProduct } from '#app/products/products.server.ts'
import { Refusal } from '#app/requests/refusal.server.ts'
import { describeOnEachDatabase } from '#test/database.ts'
import { createTestApp, textOf } from '#test/house.ts'
import { bathWish, openOrdering, orderRequest, someStay } from '#test/ordering.ts'
import { postForm } from '#test/staff.ts'

describeOnEachDatabase('placing an order', (house) => {
  let stripe: FakeStripe
  let needs: Awaited<ReturnType<typeof openOrdering>>
  beforeEach(async () => {
    stripe = await startFakeStripe()
    needs = await openOrdering(house.db, stripe.url, { BASE_URL: 'https://kilmara.example' })
  })
  afterEach(() => stripe.close())

  const order = (wish: unknown) => createCheckout(orderRequest('/functions/v1/create-checkout', wish), needs)
  async function refusalOf(wish: unknown): Promise<Refusal> {
    const error = await order(wish).catch((error: unknown) => error)
    if (!(error instanceof Refusal)) throw new Error('was not refused')
    return error
  }

  it('opens a payment page at our price, whatever is sent along, for an order that is pending', async () => {
    const { url } = (await (await order({ ...bathWish, price: 1, amountCents: 1 })).json()) as { url: string }
    const [session] = stripe.sessions.values()
    expect(url).toBe(session?.url)
    const { rows: orders } = await listOrders(house.db, {})
    expect(orders).toMatchObject([
      {
        status: 'pending',
        amountCents: 5000,
        roomName: 'Stargazer',
        stayOn: someStay,
        email: 'aoife@guests.example',
        guestName: 'Aoife Byrne',
        stripeSessionId: session?.id,
      },
    ])
    expect(session).toMatchObject({
      amount_total: 5000,
      currency: 'eur',
      customer_email: 'aoife@guests.example',
      client_reference_id: orders[0]?.id,
      metadata: { order_id: orders[0]?.id, room_name: 'Stargazer', stay_date: someStay },
      success_url: `https://kilmara.example/order-success?session_id=${session?.id}`,
    })
    const { key, form } = stripe.requests[0] ?? {}
    expect(key).toBe(orders[0]?.idempotencyKey)
    expect(form?.get('cancel_url')).toBe(`https://kilmara.example/order-success?left=${orders[0]?.id}`)
    // Cards only: nothing that settles days later.
    expect([...(form ?? [])].filter(([name]) => name.includes('payment_method'))).toEqual([
      ['allowed_payment_method_types[0]', 'card'],
    ])
  })

  it('tells the payment page which morning a breakfast is for', async () => {
    const evening = longDay(someStay)
    const morning = longDay(addDays(someStay, 1))
    const tray = { itemType: 'breakfast_tray', itemName: 'Breakfast Tray for 2' }
    const described = async (wish: typeof bathWish) => {
      await order(wish)
      return stripe.requests.at(-1)?.form.get('line_items[0][price_data][product_data][description]')
    }
    expect(await described({ ...bathWish, ...tray })).toBe(
      `Stargazer, ${evening}, left at the door by 6 pm for the morning of ${morning}`,
    )
    expect(await described(bathWish)).toBe(`Stargazer, ${evening}, ready by 3:30 pm`)
  })

  const ours: FakePrice = { unit_amount: 5000, currency: 'eur', active: true, type: 'one_time' }
  it.each<[string, FakePrice | undefined, boolean]>([
    ['ours to the cent', ours, true],
    ['one that it does not know', undefined, false],
    ['one of a different amount', { ...ours, unit_amount: 100 }, false],
    ['one in another currency', { ...ours, currency: 'usd' }, false],
    ['one to be paid every month', { ...ours, type: 'recurring' }, false],
    ['one that is no longer used', { ...ours, active: false }, false],
    ['one of a product that is archived', { ...ours, productArchived: true }, false],
    ['ours, with a price for guests from abroad', { ...ours, abroad: { unit_amount: 4300, currency: 'gbp' } }, true],
  ])('takes a price of Stripe’s that staff entered only if it is ours: %s', async (_what, price, used) => {
    const bath = await findProduct(house.db, 'heated_bath')
    if (!bath) throw new Error('no bath')
    await updateProduct(house.db, bath.id, bath.version, { ...bath, roomRestrictions: null, stripePriceId: 'price_bath' })
    if (price) stripe.prices.set('price_bath', price)
    await order(bathWish)
    expect(stripe.requests.at(-1)?.form.get('line_items[0][price]')).toBe(used ? 'price_bath' : null)
    expect([...stripe.sessions.values()]).toMatchObject([{ amount_total: 5000, currency: 'eur' }])
  })

  describe('refuses what was tampered with, and charges nothing', () => {
    it.each([
      ['another name', { itemName: 'Breakfast Tray for 2' }, 409, 'product_changed', 'itemName'],
      ['a page with another price on it', { shownCents: 4500 }, 409, 'product_changed', 'itemName'],
      ['a price that is none', { shownCents: 'much' }, 400, 'invalid_input', 'shownCents'],
      ['an unknown product', { itemType: 'helicopter' }, 404, 'product_unknown', 'itemType'],
      ['a room without a bath', { roomName: 'Sea Forest Lodge' }, 400, 'room_not_offered', 'roomName'],
      ['no room of ours', { roomName: 'Attic' }, 400, 'room_unknown', 'roomName'],
      ['a day that has passed', { stayDate: '2020-01-01' }, 400, 'date_past', 'stayDate'],
      ['a day that does not exist', { stayDate: '2027-02-30' }, 400, 'date_invalid', 'stayDate'],
      ['a day far ahead', { stayDate: '2999-01-01' }, 400, 'date_too_far', 'stayDate'],
      ['no address', { email: 'aoife' }, 400, 'invalid_input', 'email'],
      ['no name', { guestName: ' \n ' }, 400, 'invalid_input', 'guestName'],
      ['a number for a room', { roomName: 7 }, 400, 'invalid_input', 'roomName'],
    ])('%s', async (_what, change, status, code, field) => {
      const refusal = await refusalOf({ ...bathWish, ...change })
      expect(refusal).toMatchObject({ status, code })
      expect(Object.keys(refusal.fields ?? {})).toContain(field)
      expect(refusal.message.length).toBeGreaterThan(10)
      expect((await listOrders(house.db, {})).total).toBe(0)
      expect(stripe.requests).toEqual([])
    })

    it('a product that is not offered now', async () => {
      const bath = await findProduct(house.db, 'heated_bath')
      await setProductActive(house.db, bath?.id ?? '', false)
      expect(await refusalOf(bathWish)).toMatchObject({ status: 409, code: 'product_inactive' })
      expect((await listOrders(house.db, {})).total).toBe(0)
    })
  })

  it.each([402, 429, 500, 'hang up', 'cut'] as const)(
    'with Stripe answering %s says the specified sentence and leaves nothing open',
    async (kind) => {
      stripe.fail(kind)
      expect(await refusalOf(bathWish)).toMatchObject({
        status: 503,
        code: 'checkout_failed',
        message: 'Failed to create checkout session. Please try again.',
      })
      expect((await listOrders(house.db, {})).rows).toMatchObject([{ status: 'expired', stripeSessionId: null }])
    },
  )

  it('closes no order that has been paid, whatever became of its payment page', async () => {
    const { payments } = needs
    if (!payments) throw new Error('no payments')
    async function openCheckout({ orderId }: { orderId: string }): Promise<never> {
      await house.db.update(guestOrders).set({ paidAt: new Date() }).where(eq(guestOrders.id, orderId))
      throw new Error('the answer was lost')
    }
    needs = { ...needs, payments: { ...payments, openCheckout } }
    expect(await refusalOf(bathWish)).toMatchObject({ code: 'checkout_failed' })
    const { rows: orders } = await listOrders(house.db, {})
    expect(orders).toMatchObject([{ status: 'paid', expiredAt: null }])
    expect((await listHistory(house.db, [orders[0]?.id ?? ''])).map(({ what }) => what)).toEqual(['Ordered; sent to payment'])
  })

  it('with a slow Stripe answers 503 checkout_failed and leaves no order open', async () => {
    stripe.fail('slow')
    needs = { ...needs, payments: createStripePayments(needs.settings, 200) }
    expect(await refusalOf(bathWish)).toMatchObject({ status: 503, code: 'checkout_failed' })
    expect((await listOrders(house.db, { status: 'pending' })).total).toBe(0)
  })

  it('without script, says that fields are missing only when one is', async () => {
    const app = createTestApp(needs)
    async function page(change: Partial<typeof bathWish>) {
      const answer = await postForm(app, '/guest-guide/order?item=heated_bath', { ...bathWish, ...change })
      return { status: answer.status, text: textOf(await answer.text()) }
    }
    const wrong = await page({ email: 'aoife@guests' })
    expect(wrong).toMatchObject({ status: 400, text: expect.stringContaining('Please check the email address') })
    expect(wrong.text).not.toMatch(/Missing Information|required fields/)
    expect((await page({ guestName: ' ', email: 'aoife@guests' })).text).toContain('Missing Information')
  })

  it('without script, says once, at its field, why a day cannot be had', async () => {
    const answer = await postForm(createTestApp(needs), '/guest-guide/order?item=heated_bath', {
      ...bathWish,
      stayDate: '2020-01-01',
    })
    expect(answer.status).toBe(400)
    const text = textOf(await answer.text())
    expect(text.match(/1 January 2020 has passed/g)).toHaveLength(1)
    expect(text).toContain('Please check the marked fields.')
  })

  it('without script, shows an item that has changed as it is now, with everything typed, to be ordered so', async () => {
    const app = createTestApp(needs)
    const bath = await findProduct(house.db, 'heated_bath')
    if (!bath) throw new Error('no bath')
    await updateProduct(house.db, bath.id, bath.version, { ...bath, priceCents: 5500 })
    const page = await postForm(app, '/guest-guide/order?item=heated_bath', { ...bathWish, shownCents: '5000' })
    expect(page.status).toBe(409)
    const html = await page.text()
    expect(textOf(html)).toContain('This item has changed since you opened the page. It is now Outdoor Heated Bath for €55.')
    expect(html).toMatch(/name="shownCents" value="5500"/)
    for (const typed of [bathWish.guestName, bathWish.email]) expect(html).toContain(`value="${typed}"`)
  })

  it('without script, leads back to the guide from an item that is no longer offered', async () => {
    const bath = await findProduct(house.db, 'heated_bath')
    await setProductActive(house.db, bath?.id ?? '', false)
    const page = await postForm(createTestApp(needs), '/guest-guide/order?item=heated_bath', bathWish)
    expect(page.status).toBe(409)
    const main = (await page.text()).match(/<main.*<\/main>/s)?.[0] ?? ''
    expect(textOf(main)).toContain('This is not offered at the moment')
    expect([...main.matchAll(/href="([^"]*)"/g)].map(([, address]) => address)).toEqual(['/guest-guide'])
  })

  it('without a provider, away from localhost, says so and takes no order', async () => {
    needs = await openOrdering(house.db, undefined, { BASE_URL: 'https://kilmara.example' })
    expect(await refusalOf(bathWish)).toMatchObject({ status: 503, message: 'Payments are not configured' })
    expect((await listOrders(house.db, {})).total).toBe(0)
  })
})
