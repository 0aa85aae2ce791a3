import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, it } from 'vitest'
import { StaffOrderFilter } from './staff-order-filter.tsx'

function shown(from: string | undefined, to: string | undefined): string {
  const router = createMemoryRouter([{ path: '/', element: <StaffOrderFilter filter={{ from, to }} today="2031-05-14" /> }])
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

it('a day before the first one is told so at its field, and both stay', () => {
  const turned = shown('2031-05-14', '2031-05-13')
  expect(turned).toContain('This is before the From date.')
  expect(turned).toMatch(/<input(?=[^>]*name="to")(?=[^>]*value="2031-05-13")[^>]*aria-invalid="true"/)
  expect(turned).toMatch(/<input(?=[^>]*name="from")(?=[^>]*value="2031-05-14")/)
})

it.each([
  ['2031-05-14', '2031-05-14'],
  [undefined, '2031-05-13'],
  ['2031-05-14', undefined],
])('days from %s to %s are as they should be', (from, to) => {
  expect(shown(from, to)).not.toContain('aria-invalid')
})

it('tells the address which day was today, so that a kept view knows whether it begins then or always today', () => {
  expect(shown('2031-05-14', undefined)).toContain('<input type="hidden" name="today" value="2031-05-14"/>')
})
