import { getTableColumns } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { nobody } from './order-privacy.server.ts'
import { guestOrders } from './orders.tables.ts'

it('an order that outlives its guest’s name keeps no other words of theirs', () => {
  const left = Object.entries(getTableColumns(guestOrders)).filter(([, { dataType }]) => dataType === 'string')
  // A new column joins these only if the accounts need it and it says nothing of the guest. Otherwise `nobody` empties it.
  expect(left.map(([name]) => name).filter((name) => !(name in nobody))).toEqual([
    ...['id', 'productId', 'itemType', 'itemName', 'category', 'roomName', 'stayOn', 'provider'],
    ...['idempotencyKey', 'stripeSessionId', 'paymentIntent', 'status', 'search'],
  ])
})
