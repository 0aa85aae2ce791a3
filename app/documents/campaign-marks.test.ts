import { expect, it } from 'vitest'
import { withoutMarks } from './campaign-marks.ts'

it.each([
  ['/?utm_source=letter&utm_medium=email', '/'],
  ['/about?gclid=Cj0KCQ', '/about'],
  ['/room/stargazer?fbclid=a%20b&', '/room/stargazer'],
])('what advertisements add to an address changes no page: %s', (address, page) => {
  expect(withoutMarks(address)).toBe(page)
})

it.each(['/about', '/?notice=sent&utm_source=letter', '/?utm_source=letter&x', '/?', '/?utm_source', '/?xgclid=1'])(
  'any other query stays: %s',
  (address) => {
    expect(withoutMarks(address)).toBe(address)
  },
)
