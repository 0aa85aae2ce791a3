import { describe, expect, it } from 'vitest'
import { disputedOrders, mischargedOrders, orderById, ordersAt, owedOrders } from '#app/orders/orders-at.ts'
import { isNarrow, readFilter, widerAt } from './staff-orders.ts'

describe('the address of a view', () => {
  const now = new Date('2026-07-10T23:30:00Z')

  it('means paid orders from today at the estate when it says nothing', () => {
    expect(readFilter(new URLSearchParams(), now)).toMatchObject({ from: '2026-07-11', status: 'paid', page: 1 })
  })

  it('means the same day on which it was kept, but what began today begins today whenever it is opened', () => {
    const opened = (query: string) => readFilter(new URLSearchParams(query), now).from
    expect(opened('from=2026-07-01&today=2026-07-01&category=bath')).toBe('2026-07-11')
    expect(opened('from=2026-07-02&today=2026-07-01')).toBe('2026-07-02')
    expect(opened('from=2026-07-01')).toBe('2026-07-01')
    expect(opened('from=&today=2026-07-01')).toBeUndefined()
  })

  it('counts nonsense as nothing', () => {
    const query = new URLSearchParams('from=2026-02-30&to=x&room=Attic&category=gold&status=lost&page=-3&words=%20')
    expect(readFilter(query, now)).toEqual({
      from: undefined,
      to: undefined,
      roomName: undefined,
      category: undefined,
      status: 'paid',
      open: undefined,
      words: undefined,
      page: 1,
    })
  })
})

it.each([
  [ordersAt(), { from: '2026-07-10', status: 'paid' }],
  [ordersAt({ from: '2026-07-12', to: '2026-07-12' }), { from: '2026-07-12', to: '2026-07-12', status: 'paid' }],
  [ordersAt({ open: 'on', to: '2026-07-09' }), { to: '2026-07-09', status: 'paid', open: true }],
  [ordersAt({ status: 'all', words: 'Ann & Bo' }), { words: 'Ann & Bo' }],
  [orderById('7'), { words: '7' }],
  [mischargedOrders, { status: 'pending' }],
  [disputedOrders, { disputed: true }],
  [owedOrders, { status: 'cancelled' }],
])('the link %s means what the list reads in it', (link, filter) => {
  const { pathname, searchParams } = new URL(link, 'http://localhost')
  expect(pathname).toBe('/admin/orders')
  const read = readFilter(searchParams, new Date('2026-07-10T12:00:00Z'))
  expect(Object.fromEntries(Object.entries(read).filter(([, value]) => value !== undefined))).toEqual({ ...filter, page: 1 })
})

it.each([
  ['', false],
  ['from=2026-01-01', false],
  ['from=2026-07-10', false],
  ['from=2026-07-11', true],
  ['from=', false],
  ['open=on', false],
  ['open=on&from=2026-08-01', true],
  ['to=2026-08-01', true],
  ['words=ann', true],
  ['room=Sunriser', true],
  ['status=all', true],
])('a list of ?%s without an order was asked for too narrowly: %s', (query, narrow) => {
  const filter = readFilter(new URLSearchParams(query), new Date('2026-07-10T12:00:00Z'))
  expect(isNarrow(filter, '2026-07-10')).toBe(narrow)
})

it.each([
  ['words=Ann+%26+Bo', ordersAt({ status: 'all', words: 'Ann & Bo' })],
  ['from=2026-07-01&status=cancelled', ordersAt({ status: 'all' })],
  ['from=&room=Sunriser&status=all&words=ann', ordersAt({ status: 'all', words: 'ann' })],
  ['from=&status=all&words=ann', undefined],
  ['from=&status=all', undefined],
])('who finds nothing by ?%s looks further at %s', (query, wider) => {
  const { page, ...filter } = readFilter(new URLSearchParams(query), new Date('2026-07-10T12:00:00Z'))
  expect(widerAt(filter)).toBe(wider)
})
