import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { longDay } from '#app/estate/time/estate-day.ts'
import { tellThem } from '#app/mail/mail-settings.ts'
import { OrderDay } from './staff-order-day.tsx'
import type { StaffOrder } from './staff-orders.ts'

const order: StaffOrder = {
  id: '7',
  orderId: 'cs_test_7',
  stayDate: '2031-05-14',
  beginBy: '11:30',
  readyBy: '15:30',
  forMorningOf: undefined,
  itemName: 'Outdoor Heated Bath',
  roomName: 'Stargazer',
  guestName: 'Aoife Byrne',
  email: 'aoife@guests.example',
  amountCents: 5_000,
  lostCents: 0,
  dispute: undefined,
  refundedCents: 0,
  status: 'paid',
  refund: undefined,
  mischarged: false,
  twin: false,
  demo: false,
  mailed: true,
  preparedAt: null,
  deliveredAt: null,
  history: [],
}

const shown = (one: StaffOrder) =>
  renderToStaticMarkup(
    <OrderDay day="2031-05-14" today="2031-05-13" orders={[one]} newsOf={() => ({ busy: false, fault: undefined })} asked="7" />,
  )
const html = shown(order)

it('each column has a heading of its own', () => {
  const headings = html.replace(/<tbody[\s\S]*/, '').match(/<th\b[^>]*>/g) ?? []
  expect(headings).toHaveLength(5)
  for (const heading of headings) expect(heading).toContain('scope="col"')
})

it('each row has its guest for a heading, and what can be done in it says with whose order', () => {
  expect(html).toMatch(/<th scope="row">Aoife Byrne /)
  const names = (one: StaffOrder) => [...shown(one).matchAll(/aria-label="([^"]*Aoife Byrne)"/g)].map(([, name]) => name)
  const of = 'Outdoor Heated Bath, Aoife Byrne'
  expect(names(order)).toEqual([`History: ${of}`, `Mark prepared: ${of}`, `Mark delivered: ${of}`, `Cancel… ${of}`])
  expect(names({ ...order, preparedAt: new Date() })).toContain(`Undo: ${of}`)
  expect(names({ ...order, status: 'pending', mischarged: true })).toContain(`Settled…: ${of}`)
})

it('the question whether to cancel is read out with what it is about and what it costs', () => {
  const [dialog = ''] = html.match(/<dialog[^>]*role="alertdialog"[^>]*>/) ?? []
  const id = /aria-describedby="([^"]+)"/.exec(dialog)?.[1]
  const about = new RegExp(`<p id="${id}"[^>]*>([^<]*)</p>`).exec(html)?.[1]
  expect(about).toBe(
    `Outdoor Heated Bath, Stargazer, ${longDay('2031-05-14')}. €50 goes back to the guest. The guest will be told by email.`,
  )
})

it('a day that a page cuts says so', () => {
  const cut = renderToStaticMarkup(
    <OrderDay
      {...{ day: '2031-05-14', today: '2031-05-13', orders: [order], asked: undefined, isContinued: true, goesOn: true }}
      newsOf={() => ({ busy: false, fault: undefined })}
    />,
  )
  expect(cut).toContain(`${longDay('2031-05-14')}, continued</h2>`)
  expect(cut).toContain('This day goes on on the next page.')
  expect(html).not.toMatch(/continued|goes on/)
})

it('where no email is sent, nobody is said to be told', () => {
  for (const [one, what] of [
    [order, 'goes back to the guest.'],
    [{ ...order, lostCents: order.amountCents }, 'has already taken the money back.'],
  ] as const)
    expect(shown({ ...one, mailed: false })).toContain(`${what} ${tellThem}`)
})

it('on paper, an order says how far it is, in a column that names no actions', () => {
  const onPaper = (one: StaffOrder) => /<p class="hidden print:block">([^<]*)<\/p>/.exec(shown(one))?.[1]
  const [preparedAt, deliveredAt] = [new Date('2031-05-14T13:05:00Z'), new Date('2031-05-14T14:20:00Z')]
  expect(onPaper(order)).toBe('To prepare')
  expect(onPaper({ ...order, preparedAt })).toBe('Prepared 14:05')
  expect(onPaper({ ...order, preparedAt, deliveredAt })).toBe('Delivered 15:20')
  expect(onPaper({ ...order, beginBy: undefined })).toBe('Paid')
  expect(html).toContain('Status<span class="print:hidden"> and actions</span>')
})

it('a mark of another day than the order’s says of which, on the screen and on paper', () => {
  const night = new Date('2031-05-13T20:40:00Z')
  const said = `${longDay('2031-05-13', 'short')}, 21:40`
  expect(shown({ ...order, preparedAt: night }).split(said)).toHaveLength(3)
  expect(shown({ ...order, preparedAt: night, deliveredAt: new Date('2031-05-15T08:10:00Z') })).toContain(
    `Delivered ${longDay('2031-05-15', 'short')}, 09:10`,
  )
})

it('an order says that there is another for the same', () => {
  const hint = 'There is another paid order for this item, room and day.'
  expect([html.includes(hint), shown({ ...order, twin: true }).includes(hint)]).toEqual([false, true])
})

it('what may still be marked says above the buttons that its payment is disputed, or has gone', () => {
  const before = (one: Partial<StaffOrder>) => shown({ ...order, ...one }).replace(/Mark prepared[\s\S]*/, '')
  const dispute = { amountCents: 5_000, reason: 'general', answerBy: null, refundable: false, outcome: null }
  expect(before({})).not.toMatch(/Disputed|Taken back/)
  expect(before({ dispute })).toContain('is claiming €50 back')
  const lost = { dispute: { ...dispute, outcome: 'lost' as const } }
  expect(before({ ...lost, lostCents: 5_000 })).toContain('has taken €50 back: this order is no longer paid for.')
  expect(before({ ...lost, lostCents: 2_000 })).toContain('has taken €20 back: only €30 of this order is paid for.')
  expect(before({ ...lost, lostCents: 5_000, preparedAt: new Date(), deliveredAt: new Date() })).not.toContain('Taken back')
  expect(before({ dispute: { ...dispute, outcome: 'won' } })).not.toMatch(/Disputed|Taken back/)
})
