import { describe, expect, it, vi } from 'vitest'
import { estateDay } from '#app/estate/estate-day.ts'
import { createApp } from '#app/http.server.ts'
import { mailOutbox } from '#app/mail/mail.tables.ts'
import type { Staff } from '#app/staff/staff-role.ts'
import { describeOnEachDatabase } from '#test/database.ts'
import { textOf } from '#test/house.ts'
import { cancelOrder } from './fulfil-orders.server.ts'
import { requirePayments } from './order-functions.server.ts'
import { owedOrders } from './order-status.ts'
import { placeOrder } from './ordering/place-order.server.ts'
import { bathWish, openOrdering, someStay } from './ordering.fake.ts'
import { findOrder, listOrders } from './orders.server.ts'
import { guestOrders } from './orders.tables.ts'
import { ordersCsv } from './orders-csv.ts'
import { payDemoOrder } from './paying/demo-checkout.server.ts'
import { readFilter } from './staff-orders.ts'

const door = vi.hoisted(() => ({ staff: undefined as Staff | undefined }))
vi.mock('#app/staff/require-staff.server.ts', async (original) => {
  const real = await original<typeof import('#app/staff/require-staff.server.ts')>()
  return {
    ...real,
    requireStaff: async (...args: Parameters<typeof real.requireStaff>) => door.staff ?? real.requireStaff(...args),
  }
})
const niamh: Staff = {
  id: 'niamh',
  name: 'Niamh',
  email: 'niamh@kilmara.example',
  role: 'admin',
  sessionId: 'one',
  signedInAt: new Date(),
  twoFactor: false,
}

describeOnEachDatabase('the team’s orders', (house) => {
  async function open(staff: Staff | undefined) {
    door.staff = staff
    const needs = await openOrdering(house.db, undefined)
    return { app: createApp(needs), needs: { ...needs, payments: requirePayments(needs.payments) } }
  }
  async function paidOrder({ needs }: Awaited<ReturnType<typeof open>>, guestName = 'Aoife Byrne') {
    const { orderId } = await placeOrder(house.db, { ...bathWish, guestName }, needs)
    await payDemoOrder(house.db, orderId, 'pay', needs.settings)
    return orderId
  }
  const form = (fields: Record<string, string>) => ({
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    body: String(new URLSearchParams(fields)),
  })

  it('are for staff alone: page, table and marks', async () => {
    const opened = await open(undefined)
    const id = await paidOrder(opened)
    for (const answer of [
      await opened.app.request('/admin/orders'),
      await opened.app.request('/admin/orders.csv'),
      await opened.app.request('/admin/orders', form({ id, mark: 'cancelled' })),
    ]) {
      expect([answer.status, answer.headers.get('location')]).toEqual([302, expect.stringMatching(/^\/admin\/login\?/)])
      expect(await answer.text()).not.toContain('Aoife')
    }
    expect(await findOrder(house.db, id)).toMatchObject({ status: 'paid', preparedAt: null })
  })

  it('say what to begin when, for which room, and take marks', async () => {
    const opened = await open(niamh)
    const id = await paidOrder(opened)
    await placeOrder(house.db, { ...bathWish, guestName: 'Never Paid' }, opened.needs)
    const page = await (await opened.app.request('/admin/orders')).text()
    for (const words of ['Outdoor Heated Bath', 'Stargazer', 'Aoife Byrne', '11:30', '15:30', '1 order'])
      expect(page).toContain(words)
    expect(page).not.toContain('Never Paid')

    for (const mark of ['prepared', 'delivered', 'delivered']) await opened.app.request('/admin/orders', form({ id, mark }))
    const order = await findOrder(house.db, id)
    expect(order?.preparedAt).toBeInstanceOf(Date)
    expect(order?.deliveredAt).toBeInstanceOf(Date)
    // Somebody whose screen still says prepared.
    const late = await opened.app.request('/admin/orders', form({ id, mark: 'open', seen: 'prepared' }))
    expect([late.status, await late.text()]).toEqual([409, expect.stringContaining('it is delivered')])
    expect((await opened.app.request('/admin/orders', form({ id, mark: 'cancelled', seen: 'prepared' }))).status).toBe(409)
    expect((await findOrder(house.db, id))?.deliveredAt).toBeInstanceOf(Date)
    await opened.app.request('/admin/orders', form({ id, mark: 'open', seen: 'delivered' }))
    expect(await findOrder(house.db, id)).toMatchObject({ preparedAt: null, deliveredAt: null })
    await opened.app.request('/admin/orders', form({ id, mark: 'cancelled' }))
    expect(await findOrder(house.db, id)).toMatchObject({ status: 'refunded' })
    expect((await opened.app.request('/admin/orders', form({ id: 'x', mark: 'prepared' }))).status).toBe(404)
    for (const mark of ['eaten', '__proto__', 'toString', ''])
      expect((await opened.app.request('/admin/orders', form({ id, mark }))).status, mark).toBe(400)
  })

  it('say of demonstrations that they are such', async () => {
    const opened = await open(niamh)
    const id = await paidOrder(opened)
    const page = async (path: string) => textOf(await (await opened.app.request(path)).text())
    expect(await page('/admin/orders')).toContain('Outdoor Heated Bath Demo')
    const sent = await house.db.select().from(mailOutbox)
    expect(sent.find(({ kind }) => kind === 'order_notice')).toMatchObject({
      subject: expect.stringMatching(/^Demo order: /),
      text: expect.stringContaining('This was a demonstration: no money has moved.'),
    })
    const success = `/order-success?session_id=${(await findOrder(house.db, id))?.stripeSessionId}`
    expect(await page(success)).toMatch(/Demo order: no money has moved.*Order Confirmed/)
    await opened.app.request('/admin/orders', form({ id, mark: 'cancelled' }))
    expect(await page(success)).toContain('no money was taken, so none goes back')
    await house.db.update(guestOrders).set({ provider: 'stripe' })
    expect(await page(success)).not.toMatch(/Demo order|demonstration/)
    expect(await page('/admin/orders?status=all')).not.toMatch(/Bath Demo/)
  })

  it('count as orders and money while payments are a demo, and no longer when the house takes real ones', async () => {
    const opened = await open(niamh)
    await paidOrder(opened)
    const real = createApp(await openOrdering(house.db, 'http://localhost:1'))
    const read = async (app: typeof real, path: string) => textOf(await (await app.request(path)).text())
    const included = 'The orders include demo orders, for which no money has moved.'
    expect(await read(opened.app, '/admin')).toMatch(new RegExp(`${included}.*Monthly Orders 1 Avg. Order Value €50`))
    expect(await read(opened.app, '/admin/analytics')).toMatch(new RegExp(`${included}.*Revenue €50`))
    expect(await read(real, '/admin')).toMatch(/Demo orders are not counted\..*Monthly Orders 0 Avg. Order Value €0/)
    expect(await read(real, '/admin/analytics')).toMatch(/Demo orders are not counted\..*Revenue €0/)
    await house.db.update(guestOrders).set({ provider: 'stripe' })
    for (const app of [opened.app, real]) {
      expect(await read(app, '/admin')).toMatch(/Monthly Orders 1 Avg. Order Value €50/)
      expect(await read(app, '/admin')).not.toMatch(/[Dd]emo orders/)
    }
  })

  it('say where the money of a cancelled one is', async () => {
    const opened = await open(niamh)
    const id = await paidOrder(opened)
    const page = async (path: string) => textOf(await (await opened.app.request(path)).text())
    const set = (change: Partial<typeof guestOrders.$inferInsert>) => house.db.update(guestOrders).set(change)
    await set({ provider: 'stripe', cancelledAt: new Date(), refundedCents: 2000 })
    expect(await page(owedOrders)).toContain('€30 is on its way back')
    await set({ cancelledAt: new Date(Date.now() - 3_600_000) })
    expect(await page(owedOrders)).toMatch(/Refund late.*€30 has not gone back yet/)
    expect(await page('/admin')).toContain('1 refund still to be given back')
    expect((await opened.app.request('/admin/orders', form({ id, mark: 'given-back' }))).status).toBe(409)
    await set({ refundFailedAt: new Date() })
    expect(await page(owedOrders)).toMatch(/Refund failed.*€30 is still owed.*Given back…/)
    const success = `/order-success?session_id=${(await findOrder(house.db, id))?.stripeSessionId}`
    expect(await page(success)).toContain('Your bank did not take your money back')
    await opened.app.request('/admin/orders', form({ id, mark: 'given-back' }))
    expect(await findOrder(house.db, id)).toMatchObject({ status: 'refunded' })
  })

  it('leave as a table that no spreadsheet runs', async () => {
    const opened = await open(niamh)
    await paidOrder(opened, '=HYPERLINK("https://evil.example", "Byrne")')
    const answer = await opened.app.request('/admin/orders.csv')
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="orders-${estateDay(new Date())}.csv"`)
    const [, row] = (await answer.text()).split('\r\n')
    expect(row).toContain(
      `${someStay},Stargazer,Outdoor Heated Bath,heated_bath,50.00,"'=HYPERLINK(""https://evil.example"", ""Byrne"")",`,
    )
    expect(row).toMatch(/,demo$/)
    expect(ordersCsv([])).toMatch(/^Stay Date,.*,Payment Provider\r\n$/)
  })

  it('are found by every filter', async () => {
    const opened = await open(niamh)
    await paidOrder(opened, 'Siobhán 100% Murphy')
    const cancelled = await paidOrder(opened, 'Other')
    await cancelOrder(house.db, cancelled, 'Niamh', { ...opened.needs, mailing: opened.needs.settings })
    const found = async (filter: Parameters<typeof listOrders>[1]) => (await listOrders(house.db, filter)).total
    expect(await found({ words: 'siobhán 100% m' })).toBe(1)
    expect(await found({ words: '%' })).toBe(1)
    expect(await found({ statuses: ['refunded'] })).toBe(1)
    expect(await found({ roomName: 'Sunriser' })).toBe(0)
    expect(await found({ from: someStay, to: someStay, category: 'bath' })).toBe(2)
    expect(await found({ open: true })).toBe(1)
    expect(await found({ to: '2020-01-01' })).toBe(0)
  })
})

describe('the address of a view', () => {
  const now = new Date('2026-07-10T23:30:00Z')

  it('means paid orders from today at the estate when it says nothing', () => {
    expect(readFilter(new URLSearchParams(), now)).toMatchObject({ from: '2026-07-11', statuses: ['paid'], page: 1 })
  })

  it('counts nonsense as nothing', () => {
    const query = new URLSearchParams('from=2026-02-30&to=x&room=Attic&category=gold&status=lost&page=-3&words=%20')
    expect(readFilter(query, now)).toEqual({
      from: undefined,
      to: undefined,
      roomName: undefined,
      category: undefined,
      statuses: ['paid'],
      open: undefined,
      words: undefined,
      page: 1,
    })
  })
})
