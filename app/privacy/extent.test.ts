import { expect, it } from 'vitest'
import { isErasable, sayErased } from './extent.ts'

const none = { messages: 0, requests: 0, orders: 0, ordersWaiting: 0, subscriptions: 0, mails: 0 }
const gone = { messages: 0, requests: 0, subscriptions: 0, mails: 0, ordersDeleted: 0, ordersAnonymised: 0, ordersWaiting: 0 }

it('offers to erase only what can be erased now', () => {
  expect(isErasable({ ...none, orders: 2, ordersWaiting: 2, mails: 4 })).toBe(false)
  expect(isErasable({ ...none, orders: 2, ordersWaiting: 1 })).toBe(true)
  expect(isErasable({ ...none, orders: 1, ordersWaiting: 1, messages: 1 })).toBe(true)
  expect(isErasable({ ...none, mails: 1 })).toBe(true)
})

it('says what became of it, also the second time', () => {
  expect(sayErased({ ...gone, messages: 1 })).toBe('Erased')
  expect(sayErased({ ...gone, messages: 1, ordersWaiting: 1 })).toBe('Erased, except orders under way')
  expect(sayErased({ ...gone, ordersWaiting: 1 })).toBe('Nothing can be erased yet')
  expect(sayErased(gone)).toBe('There was nothing to erase')
})
