import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { longDay } from '#app/estate/estate-day.ts'
import { noMailYet } from '#app/mail/mail-settings.ts'
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
  const headings = html.match(/<th\b[^>]*>/g) ?? []
  expect(headings).toHaveLength(5)
  for (const heading of headings) expect(heading).toContain('scope="col"')
})

it('the question whether to cancel is read out with what it is about and what it costs', () => {
  const [dialog = ''] = html.match(/<dialog[^>]*role="alertdialog"[^>]*>/) ?? []
  const id = /aria-describedby="([^"]+)"/.exec(dialog)?.[1]
  const about = new RegExp(`<p id="${id}"[^>]*>([^<]*)</p>`).exec(html)?.[1]
  expect(about).toBe(`Outdoor Heated Bath, Stargazer, ${longDay('2031-05-14')}. €50 goes back to the guest, who is told by mail.`)
})

it('where the house sends no mail, nobody is said to be told', () => {
  expect(shown({ ...order, mailed: false })).toContain(`goes back to the guest. ${noMailYet}: please tell them yourself.`)
})
