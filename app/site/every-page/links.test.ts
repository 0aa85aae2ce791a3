/** Follows every link within the site from the home page: no page and no fragment may be missing. */
import { gallery } from 'virtual:gallery'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { findPictureUrl } from '#app/media/pictures.ts'
import { publicPaths } from '#app/site/search-engines/sitemap.ts'
import { openTestHouse, type TestHouse, testBaseUrl } from '#test/house.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openTestHouse()
})
afterAll(() => house.close())

/** The guide is not crawled: its own tests follow its links, which its islands complete. */
const ofGuests = (path: string) => path.startsWith('/guest-guide')

it('links lead from the home page to every page, and nowhere that is not there', async () => {
  const pages = new Map<string, string>()
  const waiting = ['/']
  const faults: string[] = []
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (pages.has(path)) continue
    const answer = await house.get(path)
    const html = await answer.text()
    pages.set(path, html)
    if (answer.status !== 200) faults.push(`${path} answers ${answer.status}`)
    if (!ofGuests(path)) waiting.push(...linksOf(html, path).map(({ page }) => page))
  }
  for (const [path, html] of pages) {
    if (ofGuests(path)) continue
    const ids = idsOf(html)
    if (new Set(ids).size !== ids.length) faults.push(`${path} has an id twice`)
    for (const { page, anchor } of linksOf(html, path)) {
      const there = idsOf(pages.get(page) ?? '')
      // `#book` opens the booking drawer and `#top` is the top of any page.
      if (anchor && !['book', 'top'].includes(anchor) && !there.includes(anchor)) faults.push(`${path}: no #${anchor} on ${page}`)
    }
    for (const id of referredIds(html)) if (!ids.includes(id)) faults.push(`${path} refers to #${id}, which is not there`)
  }
  expect(faults).toEqual([])
  expect(publicPaths.filter((path) => !pages.has(path))).toEqual([])
})

it('links lead to no picture that is not there', async () => {
  const pictures = new Set(gallery.map(({ id }) => findPictureUrl(id)))
  for (const path of publicPaths) {
    const files = [...(await house.read(path)).matchAll(/<a [^>]*href="(\/[^"#?]+\.\w+)"/g)].map((match) => match[1] ?? '')
    expect([path, files.filter((file) => !pictures.has(file))]).toEqual([path, []])
  }
})

function linksOf(html: string, from: string): { page: string; anchor: string }[] {
  return [...html.matchAll(/<(?:a|form)\b[^>]*?(?:href|action)="([^"]*)"/g)].flatMap(([, href = '']) => {
    const address = new URL(href.replaceAll('&amp;', '&'), testBaseUrl + from)
    // Placeholder addresses of the social pages are a lone `#`.
    if (address.origin !== testBaseUrl || /\.\w+$/.test(address.pathname) || href === '#') return []
    return [{ page: address.pathname, anchor: decodeURIComponent(address.hash.slice(1)) }]
  })
}

function idsOf(html: string): string[] {
  return [...html.matchAll(/<[^>]*?\sid="([^"]+)"/g)].map((match) => match[1] ?? '')
}

/** Ids referenced by labels, dialog buttons and form fields. */
function referredIds(html: string): string[] {
  const references = html.matchAll(/\s(?:for|form|commandfor|popovertarget|aria-(?:labelledby|describedby|controls))="([^"]+)"/g)
  return [...references].flatMap((match) => (match[1] ?? '').split(' '))
}
