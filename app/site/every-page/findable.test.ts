import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Db } from '#app/db/db.ts'
import { publicPaths } from '#app/site/search-engines/sitemap.ts'
import { createTestApp, openTestHouse, type TestHouse, testBaseUrl, textOf } from '#test/house.ts'
import { keepLog } from '#test/kept-log.ts'

const { log, lines } = keepLog('warn')
let house: TestHouse
beforeAll(async () => {
  house = await openTestHouse({ log })
})
afterAll(() => house.close())

const attribute = (html: string, tag: RegExp) => html.match(tag)?.[1]?.replaceAll('&amp;', '&')

describe('every public page', () => {
  it('has a title, a description, an address and a card of its own kind', async () => {
    const pages: { path: string; title: string; description: string }[] = []
    for (const path of publicPaths) {
      const html = await house.read(path)
      const meta = (name: string) => attribute(html, new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)"`))
      expect([path, attribute(html, /<link rel="canonical" href="([^"]+)"/)]).toEqual([path, testBaseUrl + path])
      expect([path, meta('og:url')]).toEqual([path, testBaseUrl + path])
      expect(meta('og:title')).toBe(attribute(html, /<title>([^<]+)</))
      expect(meta('og:description')).toBe(meta('description'))
      expect(meta('og:image')).toMatch(/^https:\/\/kilmara\.example\/pictures\/share-[\w-]+\.[\w]+\.jpg$/)
      expect(meta('robots')).toBeUndefined()
      pages.push({ path, title: meta('og:title') ?? '', description: meta('description') ?? '' })
    }
    expect(new Set(pages.map(({ title }) => title)).size).toBe(publicPaths.length)
    expect(new Set(pages.map(({ description }) => description)).size).toBe(publicPaths.length)
    for (const { path, title, description } of pages) {
      expect([path, title.length > 10 && title.length <= 70]).toEqual([path, true])
      expect([path, description.length >= 60 && description.length <= 180]).toEqual([path, true])
    }
  })

  it('stands in the sitemap, with the day of its last change where that is known', async () => {
    const answer = await house.get('/sitemap.xml')
    expect(answer.headers.get('content-type')).toBe('application/xml; charset=utf-8')
    const xml = await answer.text()
    expect([...xml.matchAll(/<loc>([^<]+)</g)].map((match) => match[1])).toEqual(publicPaths.map((path) => testBaseUrl + path))
    expect(xml.match(/terms-and-conditions<\/loc><lastmod>\d{4}-\d\d-\d\dT/)).toBeTruthy()
    expect(xml.match(/<lastmod>/g)).toHaveLength(2)
  })
})

it('robots.txt tells where the sitemap is and what is no page to find', async () => {
  const text = await (await house.get('/robots.txt')).text()
  expect(text).toContain('User-agent: *\n')
  for (const path of ['/admin', '/functions', '/demo', '/order-success', '/newsletter'])
    expect(text).toContain(`Disallow: ${path}\n`)
  expect(text).toContain(`Sitemap: ${testBaseUrl}/sitemap.xml`)
})

it.each([
  '/nowhere',
  '/room/nowhere',
  '/demo/booking',
  '/demo/vouchers',
  '/newsletter/unsubscribe/nobody',
  '/order-success',
  '/admin/login',
])('%s is kept out of search results', async (path) => {
  const html = await house.read(path)
  expect(html).toContain('<meta name="robots" content="noindex"/>')
  expect(html).toMatch(/<title>[^<]+/)
})

it('the path of a page that is not there is logged without its query', async () => {
  const answer = await house.get('/where/is-it?mail=aoife@guests.example')
  expect(answer.status).toBe(404)
  const text = textOf(await answer.text())
  for (const part of ['404', 'Oops! Page not found', 'Return to Home']) expect(text).toContain(part)
  const line = lines.find((each) => each.includes('/where/is-it')) ?? ''
  expect(JSON.parse(line)).toMatchObject({ msg: 'page not found', path: '/where/is-it' })
  expect(lines.join('')).not.toContain('aoife')
})

it('a page that is not there offers the chat, but for one of the staff’s', async () => {
  const hasChat = async (path: string) => (await (await house.get(path)).text()).includes('id="concierge"')
  expect([await hasChat('/nowhere'), await hasChat('/admin/nowhere'), await hasChat('/admin/settings/nowhere')]).toEqual([
    true,
    false,
    false,
  ])
})

it.each(['/newsletter/unsubscribe/abc', '/newsletter/unsubscribe/', '/newsletter/unsubscribe'])(
  '%s, an old link or what is left of one, says how to leave the list without it',
  async (path) => {
    const answers = [await house.get(path), await house.app.request(path, { method: 'POST' })]
    for (const answer of answers) {
      expect(answer.status).toBe(404)
      const html = await answer.text()
      expect(textOf(html)).toMatch(
        /This link no longer works.*may already be off the list.*If emails still come, write to hello@/,
      )
      expect(html).toContain('mailto:hello@')
      expect(html).not.toMatch(/Oops|<button type="submit" class="button button-line">Unsubscribe/)
    }
  },
)

it('a room that is not there is said so, with 404', async () => {
  const answer = await house.get('/room/penthouse')
  expect(answer.status).toBe(404)
  const html = await answer.text()
  expect(textOf(html)).toContain('Room not found')
  expect(html).toMatch(/<a href="\/"[^>]*>Return to home</)
})

it('an unforeseen error is shown without its stack, and logged', async () => {
  const broken = { select: () => ({ from: () => ({ where: () => Promise.reject(new Error('secret of the table')) }) }) }
  const { log, lines: told } = keepLog()
  const app = createTestApp({ db: broken as unknown as Db, log })
  const answer = await app.request('/privacy-policy')
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([500, 'private, no-store'])
  const html = await answer.text()
  expect(textOf(html)).toContain('Unexpected Application Error! Something went wrong on our side.')
  // On a phone the bar would cover the way on.
  expect(html).not.toContain('phone-bar')
  expect(html).not.toMatch(/secret of the table|\.tsx?:\d+|\bat \w+ \(/)
  expect(html).toContain('<title>Something went wrong')
  expect(html).toMatch(/<a href="\/privacy-policy"[^>]*>Try again<[\s\S]*<a href="\/"[^>]*>Return to Home</)
  expect(html).toContain('<nav aria-label="Main"')
  expect(told.join('')).toContain('secret of the table')
})
