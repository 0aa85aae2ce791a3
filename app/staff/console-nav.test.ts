import fc from 'fast-check'
import { expect, it } from 'vitest'
import { landingPage, nameOfPage, navOf } from './console-nav.ts'
import { staffRoles } from './staff-role.ts'

const message = '/admin/feedback/01900000-0000-7000-8000-000000000000'

it('a sign-in leads where somebody wanted to go, with what the page was filtered by', () => {
  for (const next of ['/admin', message, '/admin/orders?room=Stargazer&open=on', '/admin/changes?q=bath+%26+%C3%A9&page=2'])
    expect(landingPage('admin', next)).toBe(next)
  expect(landingPage('staff', message, 'logged-in')).toBe(`${message}?notice=logged-in`)
  expect(landingPage('admin', '/admin?notice=logged-in')).toBe('/admin')
})

it('a sign-in leads to the role’s start page without a wish, or with one that is not for the role', () => {
  for (const next of [
    undefined,
    '',
    '/',
    '/guest-guide',
    '/admin/login',
    '/admin/login?next=/admin',
    '/admin/nowhere',
    '/administer',
  ]) {
    expect(landingPage('admin', next, 'logged-in'), next).toBe('/admin?notice=logged-in')
    expect(landingPage('staff', next), next).toBe('/admin/feedback')
  }
  for (const next of ['/admin', '/admin/settings', '/admin/products?q=bath', '/admin/concierge/why'])
    expect(landingPage('staff', next), next).toBe('/admin/feedback')
})

it('a sign-in leads nowhere else, whatever is sent', () => {
  const pieces = [
    '/admin',
    '/orders',
    '/login',
    '/',
    '//',
    '\\',
    '..',
    '/../',
    '%2e%2e',
    '%2f',
    '\t',
    '\n',
    '@',
    ':',
    '?',
    '#',
    '.',
    ' ',
  ]
  const addresses = fc.oneof(
    fc.string(),
    fc.webUrl(),
    fc
      .array(fc.oneof(fc.constantFrom(...pieces, 'https://', 'elsewhere.example', 'javascript:', 'house.invalid'), fc.string()))
      .map((parts) => parts.join('')),
  )
  fc.assert(
    fc.property(fc.constantFrom(...staffRoles), addresses, (role, next) => {
      const led = landingPage(role, next, 'logged-in')
      const { origin, pathname, searchParams } = new URL(led, 'https://kilmara.example')
      expect(led).toMatch(/^\/admin[/?]/)
      expect(origin).toBe('https://kilmara.example')
      expect(pathname).not.toMatch(/^\/admin\/login/)
      expect(navOf(role).some(({ to }) => pathname === to || (to !== '/admin' && pathname.startsWith(`${to}/`)))).toBe(true)
      expect(searchParams.getAll('notice')).toEqual(['logged-in'])
    }),
    { numRuns: 2_000 },
  )
})

it.each([
  ['/admin', 'Dashboard'],
  ['/admin/feedback', 'Feedback'],
  ['/admin/feedback/01900000-0000-7000-8000-000000000000', 'Feedback'],
  ['/admin/concierge/why', 'Concierge'],
  ['/admin/concierge-knowledge', 'Knowledge'],
  ['/admin/account', 'Account'],
])('%s is called %s', (path, name) => {
  expect(nameOfPage(path)).toBe(name)
})
