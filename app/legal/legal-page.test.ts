import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Db } from '#app/db/db.ts'
import type { Database } from '#app/db/open.server.ts'
import { openTestDatabase } from '#test/database.ts'
import { createTestApp } from '#test/house.ts'
import { seedLegalDocuments } from './legal.seed.ts'
import { publishDocument } from './legal.server.ts'
import { legalDocuments } from './legal.tables.ts'
import type { LegalContent } from './legal-document.ts'

let house: Database
beforeAll(async () => {
  house = await openTestDatabase()
})
beforeEach(async () => {
  await house.db.delete(legalDocuments)
})
afterAll(() => house.close())

const openApp = (db: Db = house.db) => createTestApp({ db })
const show = async (path: string) => (await openApp().request(path)).text()
const publish = (content: Partial<LegalContent>) =>
  publishDocument(house.db, {
    slug: 'terms-and-conditions',
    content: { subtitle: '', intro: '', sections: [], ...content },
    now: new Date('2027-01-05T23:30:00Z'),
  })

it('names the first eight sections of the terms, and all of the privacy policy', async () => {
  await seedLegalDocuments(house.db)
  for (const [path, named] of [
    ['/terms-and-conditions', 8],
    ['/privacy-policy', 17],
  ] as const) {
    const html = await show(path)
    const links = [...html.matchAll(/<a href="#(section-[^"]+)"/g)].map((match) => match[1])
    const sections = [...html.matchAll(/<div id="(section-[^"]+)"/g)].map((match) => match[1])
    expect(links).toEqual(sections.slice(0, named))
    expect(new Set(sections).size).toBe(sections.length)
  }
})

it('says where it stands and where to go: breadcrumb, date, the other document, booking, top, note', async () => {
  await seedLegalDocuments(house.db)
  await publish({ sections: [{ icon: 'bath', title: 'Baths', content: '<p>Hot.</p>' }] })
  const terms = await show('/terms-and-conditions')
  expect(terms.match(/<time[^<]+/)?.[0]).toBe('<time dateTime="2027-01-05">5 January 2027')
  const main = terms.slice(terms.indexOf('<main'), terms.indexOf('</main>'))
  for (const part of ['<nav aria-label="Breadcrumb"', 'href="/"', 'href="/privacy-policy"', 'href="/#book"', 'href="#top"'])
    expect(main.includes(part), part).toBe(true)
  expect(main.includes('legal-note')).toBe(false)
  const privacy = await show('/privacy-policy')
  expect(privacy.includes('legal-note')).toBe(true)
  expect(privacy.indexOf('href="/terms-and-conditions"')).toBeLessThan(privacy.indexOf('</main>'))
})

it('renders what looks like a script as words, wherever it stands, and an unknown icon as the neutral one', async () => {
  const script = '<script>steal()</script>'
  await publish({
    subtitle: script,
    intro: script,
    sections: [{ icon: `"><img src=x onerror=steal()>`.slice(0, 40), title: script, content: script }],
  })
  const html = await show('/terms-and-conditions')
  expect(/<script>steal|<img src=x/.test(html)).toBe(false)
  expect(html.match(/&lt;script&gt;steal\(\)&lt;\/script&gt;/g)?.length).toBeGreaterThan(1)
  expect(html.includes('<path d="M8 4h11l5 5v19H8z')).toBe(true)
})

it('renders a document of a megabyte and five hundred sections', async () => {
  const paragraph = '<p>Long <strong>words</strong> and <a href="/privacy-policy">links</a>, again and again.</p>'
  await publish({
    sections: Array.from({ length: 500 }, () => ({ icon: 'leaf', title: 'The same title', content: paragraph.repeat(22) })),
  })
  const app = openApp()
  const html = await (await app.request('/terms-and-conditions')).text()
  expect(html.length).toBeGreaterThan(1_000_000)
  expect(html.match(/<details/g)).toHaveLength(500)
  expect(new Set([...html.matchAll(/<div id="(section-[^"]+)"/g)].map((match) => match[1])).size).toBe(500)
})

it('shows what was last read while the database is late, and does not keep that', async () => {
  const row = (title: string) => [{ slug: 'privacy-policy', content: { sections: [{ title }] }, lastUpdated: new Date() }]
  const never = new Promise(() => {})
  const answers = [Promise.resolve(row('First')), never, Promise.resolve(row('Second'))]
  const app = openApp({ select: () => ({ from: () => ({ where: () => answers.shift() }) }) } as unknown as Db)
  const shown = async (path: string) => {
    const answer = await app.request(path)
    return [answer.status, answer.headers.get('cache-control'), (await answer.text()).match(/<h2 class="subtitle">(\w+)/)?.[1]]
  }
  expect(await shown('/privacy-policy?first')).toEqual([200, 'private, no-store', 'First'])
  expect(await shown('/privacy-policy')).toEqual([200, 'private, no-store', 'First'])
  expect(await shown('/privacy-policy')).toEqual([200, 'public, max-age=0, must-revalidate', 'Second'])
})

it('says that it is loading while the database does not answer, asks again by itself, and is not kept', async () => {
  let answer: (rows: unknown[]) => void = () => {}
  const rows = new Promise((done) => {
    answer = done
  })
  const slow = { select: () => ({ from: () => ({ where: () => rows }) }) } as unknown as Db
  const app = openApp(slow)
  const late = await app.request('/privacy-policy')
  expect([late.status, late.headers.get('refresh'), late.headers.get('cache-control')]).toEqual([503, '3', 'private, no-store'])
  const html = await late.text()
  expect(html.includes('Loading…')).toBe(true)
  expect(html.match(/<a [^>]*>Try again/)?.[0]).toContain('href="/privacy-policy"')

  answer([{ slug: 'privacy-policy', content: { sections: [{ title: 'Here' }] }, lastUpdated: new Date() }])
  const now = await app.request('/privacy-policy')
  expect(now.status).toBe(200)
  expect((await now.text()).includes('<h2 class="subtitle">Here')).toBe(true)
})
