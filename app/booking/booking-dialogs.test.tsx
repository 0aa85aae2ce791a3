import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { BookingDialogs } from './booking-dialogs.tsx'

it.each([
  ['https://engine.example/book', 'https://engine.example/book', {}],
  ['https://engine.example/book?hotel=7&lang=en', 'https://engine.example/book', { hotel: '7', lang: 'en' }],
  ['https://engine.example/book?back=/a?b=1&hotel=7', 'https://engine.example/book', { back: '/a?b=1', hotel: '7' }],
  ['https://engine.example/?hotel=7#rooms', 'https://engine.example/#rooms', { hotel: '7' }],
  ['https://engine.example/#/book?hotel=7', 'https://engine.example/#/book?hotel=7', {}],
  ['/demo/booking', '/demo/booking', {}],
  [undefined, '/#footer', {}],
])('without script the booking form leads to %s, with its query as fields', (bookingUrl, action, fields) => {
  const html = renderToStaticMarkup(<BookingDialogs widget={{}} {...(bookingUrl ? { bookingUrl } : {})} />)
  const [, form = '', inside = ''] = /<form id="book"([^>]*)>(.*?)<\/form>/.exec(html) ?? []
  expect(/ action="([^"]*)"/.exec(form)?.[1]).toBe(action)
  const sent = [...inside.matchAll(/name="([^"]*)" value="([^"]*)"/g)].map(([, name, value]) => [name, value])
  expect(Object.fromEntries(sent)).toEqual(fields)
})
