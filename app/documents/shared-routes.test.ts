import * as build from 'virtual:react-router/server-build'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { publicPaths } from '#app/site/search-engines/sitemap.ts'
import { plainPath, sharedRoutes } from './shared-routes.server.ts'

const mayShare = sharedRoutes(build.routes)

it.each([...publicPaths, '/guest-guide'])('%s is the same for everybody', (path) => {
  expect(mayShare(path)).toBe(true)
})

it.each(['/admin', '/admin/login', '/admin/settings', '/admin/orders', '/order-success', '/demo/booking', '/no/such/page'])(
  '%s is rendered for each visitor, with their session',
  (path) => {
    expect(mayShare(path)).toBe(false)
  },
)

it('of a page’s many spellings one alone is shared, and the others lead to it', () => {
  const written = (sign: string) =>
    fc.constantFrom(sign, sign.toUpperCase(), `%${sign.charCodeAt(0).toString(16)}`, ...(sign === '/' ? ['//', '/%2f'] : []))
  const spelling = fc
    .constantFrom('/', '/about', '/room/stargazer', '/guest-guide')
    .chain((path) => fc.tuple(fc.constant(path), fc.tuple(...[...path].map(written)), fc.constantFrom('', '/', '//')))
  fc.assert(
    fc.property(spelling, ([path, signs, end]) => {
      const spelt = signs.join('') + end
      expect(plainPath(spelt)).toBe(path)
      expect(mayShare(spelt)).toBe(spelt === path)
    }),
  )
})
