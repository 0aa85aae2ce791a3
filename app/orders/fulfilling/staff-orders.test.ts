import { eq, sql } from 'drizzle-orm'
import { expect, it, vi } from 'vitest'
import { addDays, longDay } from '#app/estate/time/estate-day.ts'
import { mailOutbox } from '#app/mail/mail.tables.ts'
import { requirePayments } from '#app/orders/order-functions.server.ts'
import { listOrders, type OrderFilter, walkOrders } from '#app/orders/order-list.server.ts'
import { orderIdOf } from '#app/orders/order-status.ts'
import { placeOrder } from '#app/orders/ordering/place-order.server.ts'
import { findOrder, type Order } from '#app/orders/orders.server.ts'
import { guestOrders } from '#app/orders/orders.tables.ts'
import { orderById, owedOrders } from '#app/orders/orders-at.ts'
import { payDemoOrder } from '#app/orders/paying/demo-checkout.server.ts'
import { listChanges } from '#app/staff/audit/audit.server.ts'
import type { Staff } from '#app/staff/staff-role.ts'
import { niamh as author } from '#test/cast.ts'
import { describeOnEachDatabase } from '#test/database.ts'
import { createTestApp, textOf } from '#test/house.ts'
import { keepLog } from '#test/kept-log.ts'
import { bathWish, openOrdering, someStay } from '#test/ordering.ts'
import { cancelOrder } from './fulfil-orders.server.ts'

const door = vi.hoisted(() => ({ staff: undefined as Staff | undefined }))
vi.mock('#app/staff/require-staff.server.ts', async (original) => {
  const real = await original<typeof import('#app/staff/require-staff.server.ts')>()
  return {
    ...real,
    requireStaff: async (...args: Parameters<typeof real.requireStaff>) => door.staff ?? real.requireStaff(...args),
  }
})
const niamh: Staff = { ...author, role: 'admin', sessionId: 'one', signedInAt: new Date(), twoFactor: false }

describeOnEachDatabase('the team’s orders', (house) => {
  async function open(staff: Staff | undefined) {
    door.staff = staff
    const needs = await openOrdering(house.db)
    return { app: createTestApp(needs), needs: { ...needs, payments: requirePayments(needs.payments) } }
  }
  async function paidOrder({ needs }: Awaited<ReturnType<typeof open>>, guestName = 'Aoife Byrne') {
    const { orderId } = await placeOrder(house.db, { ...bathWish, guestName }, needs)
    await payDemoOrder(house.db, orderId, 'pay', needs)
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
      await opened.app.request('/admin/orders', form({ id, intent: 'cancelled' })),
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
    const cancels = /<button[^>]*value="cancelled"[^>]*name="intent"/
    // Before script has loaded, or without it, the question is a separate page.
    expect(page).not.toMatch(cancels)
    const asking = await (await opened.app.request(`/admin/orders?opens=${id}`)).text()
    expect(asking).toMatch(/<dialog[^>]*open=""[^>]*role="alertdialog"[\s\S]*Cancel Aoife Byrne’s order\?/)
    expect(asking).toMatch(cancels)

    for (const mark of ['prepared', 'delivered', 'delivered'])
      await opened.app.request('/admin/orders', form({ id, intent: mark }))
    const order = await findOrder(house.db, id)
    expect(order?.preparedAt).toBeInstanceOf(Date)
    expect(order?.deliveredAt).toBeInstanceOf(Date)
    // A colleague whose screen still says prepared.
    const late = await opened.app.request('/admin/orders', form({ id, intent: 'open', seen: 'prepared' }))
    expect([late.status, await late.text()]).toEqual([409, expect.stringContaining('it is delivered')])
    // And one that does not say what was on the screen.
    for (const seen of ['prepared', ''])
      expect((await opened.app.request('/admin/orders', form({ id, intent: 'cancelled', seen }))).status, seen).toBe(409)
    expect((await findOrder(house.db, id))?.deliveredAt).toBeInstanceOf(Date)
    await opened.app.request('/admin/orders', form({ id, intent: 'open', seen: 'delivered' }))
    expect(await findOrder(house.db, id)).toMatchObject({ preparedAt: order?.preparedAt, deliveredAt: null })
    await opened.app.request('/admin/orders', form({ id, intent: 'open', seen: 'prepared' }))
    expect(await findOrder(house.db, id)).toMatchObject({ preparedAt: null, deliveredAt: null })
    await opened.app.request('/admin/orders', form({ id, intent: 'cancelled', seen: 'ordered' }))
    expect(await findOrder(house.db, id)).toMatchObject({ status: 'refunded' })
    expect((await opened.app.request('/admin/orders', form({ id: 'x', intent: 'prepared' }))).status).toBe(404)
    for (const mark of ['eaten', '__proto__', 'toString', ''])
      expect((await opened.app.request('/admin/orders', form({ id, intent: mark }))).status, mark).toBe(400)
  })

  it('stay on the page when the database fails at a mark', async () => {
    const { log, lines: logged } = keepLog()
    const opened = await open(niamh)
    const id = await paidOrder(opened)
    const app = createTestApp({ ...opened.needs, log })
    await house.db.execute(sql`alter table audit_log rename to audit_log_away`)
    const answer = await app.request('/admin/orders', form({ id, intent: 'prepared' }))
    await house.db.execute(sql`alter table audit_log_away rename to audit_log`)
    expect(answer.status).toBe(500)
    expect(textOf(await answer.text())).toMatch(/Failed to mark the order.*1 order.*Outdoor Heated Bath/)
    expect(logged).toEqual([expect.stringContaining('Failed to mark the order')])
    expect(await findOrder(house.db, id)).toMatchObject({ preparedAt: null })
  })

  it('are confirmed when they are marked: what was done, and what money goes where', async () => {
    const opened = await open(niamh)
    const said = async (fields: Record<string, string>) =>
      textOf(await (await opened.app.request('/admin/orders', form(fields))).text())
    const id = await paidOrder(opened)
    expect(await said({ id, intent: 'prepared' })).toContain('Outdoor Heated Bath, Stargazer: prepared.')
    expect(await said({ id, intent: 'delivered' })).toContain('Outdoor Heated Bath, Stargazer: delivered.')
    expect(await said({ id, intent: 'open', seen: 'prepared' })).toContain('A colleague has since marked this order')
    expect(await said({ id, intent: 'open', seen: 'delivered' })).toContain('Outdoor Heated Bath, Stargazer: not yet delivered.')
    expect(await said({ id, intent: 'open', seen: 'prepared' })).toContain('Outdoor Heated Bath, Stargazer: not yet prepared.')
    const demo = await paidOrder(opened)
    expect(await said({ id: demo, intent: 'cancelled', seen: 'ordered' })).toContain(
      'Outdoor Heated Bath, Stargazer: cancelled. This was a demo order: no money has moved.',
    )
    await house.db.update(guestOrders).set({ provider: 'stripe', refundedCents: 2000 }).where(eq(guestOrders.id, id))
    expect(await said({ id, intent: 'cancelled', seen: 'ordered' })).toContain(
      'Outdoor Heated Bath, Stargazer: cancelled. €30 could not be refunded yet',
    )
    await house.db.update(guestOrders).set({ refundFailedAt: new Date() }).where(eq(guestOrders.id, id))
    expect(await said({ id, intent: 'given-back' })).toContain('Outdoor Heated Bath, Stargazer: refunded to Aoife Byrne.')
  })

  it('are in the audit log with what was done to them, and without their guest', async () => {
    const opened = await open(niamh)
    const id = await paidOrder(opened)
    const marks = { prepared: 'ordered', delivered: 'prepared', open: 'delivered', cancelled: 'prepared' }
    for (const [mark, seen] of Object.entries(marks)) {
      await house.db.update(guestOrders).set({ provider: mark === 'cancelled' ? 'stripe' : 'demo' })
      // The second tap does nothing more.
      for (const _ of [1, 2]) await opened.app.request('/admin/orders', form({ id, intent: mark, seen }))
    }
    await house.db.update(guestOrders).set({ refundFailedAt: new Date(), refundedCents: 2000 })
    await opened.app.request('/admin/orders', form({ id, intent: 'given-back' }))
    const { rows: entries } = await listChanges(house.db, { subject: 'order', subjectId: id })
    expect(entries.map(({ action, after }) => [action, after]).reverse()).toEqual([
      ['prepared', null],
      ['delivered', null],
      ['marked as not yet delivered', null],
      ['cancelled', { refundCents: 5000 }],
      ['refunded another way', { refundCents: 3000 }],
    ])
    expect(entries[0]).toMatchObject({
      who: 'Niamh <niamh@kilmara.example>',
      title: `Outdoor Heated Bath, Stargazer, ${longDay(someStay)}`,
    })
    expect(JSON.stringify(entries)).not.toContain('Aoife')
    // From there one gets to the order itself, as long as it is kept.
    const changes = await (await opened.app.request('/admin/changes')).text()
    const to = orderById(id)
    expect(changes).toContain(`href="${to.replaceAll('&', '&amp;')}"`)
    expect(await (await opened.app.request(to)).text()).toContain('Aoife Byrne')
  })

  it('say of demonstrations that they are such', async () => {
    const opened = await open(niamh)
    const id = await paidOrder(opened)
    const page = async (path: string) => textOf(await (await opened.app.request(path)).text())
    expect(await page('/admin/orders')).toContain('Stargazer Demo')
    const sent = await house.db.select().from(mailOutbox)
    const told = sent.filter(({ text }) => text.includes('This was a demonstration: no money has moved.'))
    expect(told.map(({ subject }) => subject.split(/: | at /)[0]).sort()).toEqual(['Demo order', 'Your demo order'])
    expect(sent.map(({ text }) => text).join()).not.toContain('Your payment')
    const success = `/order-success?session_id=${(await findOrder(house.db, id))?.stripeSessionId}`
    expect(await page(success)).toMatch(/Demo order: no money has moved.*Order Confirmed/)
    await opened.app.request('/admin/orders', form({ id, intent: 'cancelled', seen: 'ordered' }))
    expect(await page(success)).toContain('no money was taken, so there is nothing to refund')
    await house.db.update(guestOrders).set({ provider: 'stripe' })
    expect(await page(success)).not.toMatch(/Demo order|demonstration/)
    expect(await page('/admin/orders?status=all')).not.toMatch(/Bath Demo/)
  })

  it('say of a breakfast, to the guest and to the team, which morning it is for', async () => {
    const opened = await open(niamh)
    const tray = { itemType: 'breakfast_tray', itemName: 'Breakfast Tray for 2' }
    const { orderId } = await placeOrder(house.db, { ...bathWish, ...tray }, opened.needs)
    const read = async (path: string) => textOf(await (await opened.app.request(path)).text())
    const when = `${longDay(someStay)}, left at the door by 6 pm for the morning of ${longDay(addDays(someStay, 1))}`
    expect(await read(`/demo/pay/${orderId}`)).toContain(when)
    await payDemoOrder(house.db, orderId, 'pay', opened.needs)
    expect((await house.db.select().from(mailOutbox)).map(({ text }) => text.includes(when))).toEqual([true, true])
    const morning = longDay(addDays(someStay, 1), 'short')
    expect(await read('/admin/orders')).toContain(`Left at the door for the morning of ${morning}`)
    expect(await read('/guest-guide/order?item=breakfast_tray')).toContain('Choose the evening before your breakfast')
  })

  it('count as orders and money while payments are a demo, and no longer when the house takes real ones', async () => {
    const opened = await open(niamh)
    await paidOrder(opened)
    const real = createTestApp(await openOrdering(house.db, 'http://localhost:1'))
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
    expect(await page(owedOrders)).toContain('€30 is being refunded')
    await set({ cancelledAt: new Date(Date.now() - 3_600_000) })
    expect(await page(owedOrders)).toMatch(/Refund late.*€30 has not been refunded yet/)
    expect(await page('/admin')).toContain('1 refund late or failed')
    expect((await opened.app.request('/admin/orders', form({ id, intent: 'given-back' }))).status).toBe(409)
    await set({ refundFailedAt: new Date() })
    expect(await page(owedOrders)).toMatch(/Refund failed.*€30 is still owed.*Refunded…/)
    const success = `/order-success?session_id=${(await findOrder(house.db, id))?.stripeSessionId}`
    expect(await page(success)).toContain('Your bank did not accept the refund')
    await opened.app.request('/admin/orders', form({ id, intent: 'given-back' }))
    expect(await findOrder(house.db, id)).toMatchObject({ status: 'refunded' })
    expect(await page(success)).toContain('our team has paid it to you another way')
  })

  it('are exported as a table that no spreadsheet executes', async () => {
    const opened = await open(niamh)
    await paidOrder(opened, '=HYPERLINK("https://evil.example", "Byrne")')
    const answer = await opened.app.request('/admin/orders.csv')
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="orders-\d{4}-\d\d-\d\d\.csv"$/)
    const [, row] = (await answer.text()).split('\r\n')
    expect(row).toContain(
      `${someStay},Stargazer,Outdoor Heated Bath,heated_bath,50.00,"'=HYPERLINK(""https://evil.example"", ""Byrne"")",`,
    )
    expect(row).toMatch(/,demo$/)
    // Part was refunded; the bank refused the rest, and the team returned it another way.
    const failed = new Date('2026-07-01T23:30Z')
    await house.db
      .update(guestOrders)
      .set({ refundedCents: 1950, cancelledAt: failed, refundFailedAt: failed, refundedAt: failed })
    const [head = '', refunded = ''] = (await (await opened.app.request('/admin/orders.csv?status=all')).text()).split('\r\n')
    const at = (name: string) => refunded.split(',').at(head.split(',').indexOf(name) - head.split(',').length)
    expect([at('Refunded (EUR)'), at('Refund Failed')]).toEqual(['19.50', '2026-07-02T00:30:00.000+01:00'])
    expect(await (await opened.app.request('/admin/orders.csv?words=nobody')).text()).toMatch(
      /^Stay Date,.*,Payment Provider\r\n$/,
    )
  })

  it('are all exported in page order, whatever the batch size', async () => {
    const opened = await open(niamh)
    for (const name of ['Aoife', 'Byrne', 'Cian', 'Daly', 'Ena']) await paidOrder(opened, name)
    const { rows: orders } = await listOrders(house.db, {})
    expect(orders).toHaveLength(5)
    const walked = async (filter: OrderFilter, atOnce?: number) => {
      const all: Order[] = []
      for await (const order of walkOrders(house.db, filter, atOnce)) all.push(order)
      return all
    }
    for (const atOnce of [1, 2, 5, 1_000]) expect(await walked({}, atOnce)).toEqual(orders)
    expect(await walked({ words: 'Cian' })).toHaveLength(1)
  })

  it('are found by every filter', async () => {
    const opened = await open(niamh)
    await paidOrder(opened, 'Siobhán 100% Murphy')
    const cancelled = await paidOrder(opened, 'Other')
    await cancelOrder(house.db, cancelled, niamh, { ...opened.needs, mailing: opened.needs.settings })
    const found = async (filter: Parameters<typeof listOrders>[1]) => (await listOrders(house.db, filter)).total
    expect(await found({ words: 'siobhán 100% m' })).toBe(1)
    expect(await found({ words: '%' })).toBe(1)
    const quoted = orderIdOf((await findOrder(house.db, cancelled))?.stripeSessionId ?? '')
    expect([await found({ words: quoted }), await found({ words: quoted.toUpperCase().slice(0, 12) })]).toEqual([1, 1])
    expect(await found({ status: 'refunded' })).toBe(1)
    // Refunded at once: looked for as cancelled all the same.
    expect([await found({ cancelled: true }), await found({ status: 'cancelled' })]).toEqual([1, 0])
    expect(await found({ roomName: 'Sunriser' })).toBe(0)
    expect(await found({ from: someStay, to: someStay, category: 'bath' })).toBe(2)
    expect(await found({ open: true })).toBe(1)
    expect(await found({ to: '2020-01-01' })).toBe(0)
  })
})
