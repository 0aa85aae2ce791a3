import { URLPattern } from 'node:url'
import { expect, it } from 'vitest'
import { nextPages } from './next-pages.ts'

type Where = { href_matches?: string | string[]; not?: Where }

it('only shared pages are fetched ahead', () => {
  const { where } = JSON.parse(nextPages).prefetch[0] as { where: { and: Where[] } }
  const fits = ({ href_matches: patterns = '/*', not }: Where, address: URL): boolean =>
    not
      ? !not.href_matches || !fits(not, address)
      : [patterns].flat().some((pattern) => new URLPattern(pattern, 'https://kilmara.example').test(address))
  const isFetched = (path: string) => where.and.every((rule) => fits(rule, new URL(path, 'https://kilmara.example')))
  for (const path of ['/', '/about', '/room/stargazer', '/guest-guide', '/privacy-policy'])
    expect([path, isFetched(path)]).toEqual([path, true])
  for (const path of [
    '/admin/login',
    '/demo/vouchers',
    '/guest-guide/order',
    '/newsletter/unsubscribe/1234',
    '/order-success?session_id=1',
    '/pictures/stars-1200.0123456789.webp',
    '/?mode=twoNight',
  ])
    expect([path, isFetched(path)]).toEqual([path, false])
})
