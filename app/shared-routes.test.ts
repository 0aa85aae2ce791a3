import * as build from 'virtual:react-router/server-build'
import { expect, it } from 'vitest'
import { sharedRoutes } from './shared-routes.server.ts'

const mayShare = sharedRoutes(build.routes)

it.each(['/', '/about', '/faq', '/dining', '/gallery', '/room/stargazer', '/terms-and-conditions', '/privacy-policy'])(
  '%s is the same for everybody',
  (path) => {
    expect(mayShare(path)).toBe(true)
  },
)

it.each(['/admin', '/admin/login', '/admin/settings', '/admin/orders', '/order-success', '/demo/booking', '/no/such/page'])(
  '%s is rendered for each visitor, with their session',
  (path) => {
    expect(mayShare(path)).toBe(false)
  },
)
