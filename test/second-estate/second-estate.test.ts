/**
 * The house with another estate's facts: nothing of the original shows. `npm run test:second-estate` builds it, walks through it in a
 * browser and asks its concierge; here its pages are rendered from source.
 */
import { globSync, readFileSync } from 'node:fs'
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { seedDatabase } from '#app/db/seed.ts'
import { palette } from '#app/estate/palette.ts'
import { addDays, estateDay } from '#app/estate/time/estate-day.ts'
import type { createApp } from '#app/http.server.ts'
import type { registryEntries } from '#app/knowledge/registry/registry.ts'
import type { welcomeEmail } from '#app/newsletter/newsletter.email.ts'
import type { readSettings } from '#app/settings.server.ts'
import type { publicPaths } from '#app/site/search-engines/sitemap.ts'
import { openTestDatabase, silentLog } from '#test/database.ts'
import { textOf } from '#test/house.ts'

let vite: ViteDevServer
let app: ReturnType<typeof createApp>
let itsEntries: ReturnType<typeof registryEntries>
let welcome: { text: string; html: string }
/** Not the gallery: captions come with the pictures, in media/pictures.json. */
let pages: string[]
const closing: (() => Promise<void>)[] = []

beforeAll(async () => {
  vite = await createServer({
    configFile: 'test/second-estate/vite.config.ts',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false, watch: null },
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
  })
  const load = <T>(path: string) => vite.ssrLoadModule(path) as Promise<T>
  const house = await load<{ createApp: typeof createApp }>('./app/http.server.ts')
  const seeds = await load<{ seedDatabase: typeof seedDatabase }>('./app/db/seed.ts')
  const settings = await load<{ readSettings: typeof readSettings }>('./app/settings.server.ts')
  const knowledge = await load<{ registryEntries: typeof registryEntries }>('./app/knowledge/registry/registry.ts')
  itsEntries = knowledge.registryEntries()
  const site = await load<{ publicPaths: typeof publicPaths }>('./app/site/search-engines/sitemap.ts')
  pages = [...site.publicPaths.filter((path) => path !== '/gallery'), '/guest-guide', '/nowhere']
  const letters = await load<{ welcomeEmail: typeof welcomeEmail }>('./app/newsletter/newsletter.email.ts')
  const addresses = { baseUrl: 'https://inishvale.example', unsubscribeUrl: 'https://inishvale.example/unsubscribe' }
  welcome = letters.welcomeEmail({ discountCode: 'TIDE8', ...addresses })
  const database = await openTestDatabase()
  await seeds.seedDatabase(database.db)
  app = house.createApp({ db: database.db, settings: settings.readSettings({}), log: silentLog })
  closing.push(() => database.close())
}, 600_000)
afterAll(async () => {
  for (const close of closing) await close()
  await vite.close()
})

const read = async (path: string) => (await app.request(path)).text()
const ask = async (path: string, body: object) => {
  const headers = { 'Content-Type': 'application/json' }
  const answer = await app.request(path, { method: 'POST', headers, body: JSON.stringify(body) })
  return { status: answer.status, json: await answer.json() }
}

/** Where the original estate may be named: its facts, the concierge's trained language, and the first edition of its legal texts. */
const itsOwn = /^(estate|rooms|products|understanding)\/|^legal\/first-edition\/|\.(test|fake)\.tsx?$/

it('the first estate is named in no other source', () => {
  const sources = globSync('**/*.{ts,tsx,css}', { cwd: 'app' }).filter((path) => !itsOwn.test(path))
  const places = /\b(gorey|courtown|wexford|cahore|ballymoney|kilmuckridge|europe\/dublin)\b/i
  expect(sources.length).toBeGreaterThan(200)
  expect(sources.filter((path) => places.test(readFileSync(`app/${path}`, 'utf8')))).toEqual([])
})

describe('another estate', () => {
  it('names nothing of the first one on any page', async () => {
    expect(pages).toContain('/room/orchard')
    const first =
      /kilmara|wild room|east coast|stargazer|sunriser|stormchaser|sea forest|gorey|courtown|cahore|wexford|kilmuckridge|ballymoney/i
    for (const path of pages) {
      const html = await read(path)
      expect([path, first.exec(textOf(html))]).toEqual([path, null])
      expect([path, /kilmara|gorey|wexford/i.exec(html)]).toEqual([path, null])
    }
  })

  it('has none of its colours, in documents, on a home screen or in emails', async () => {
    const shown = [...(await Promise.all([...pages, '/manifest.webmanifest'].map(read))), welcome.html].join(' ').toLowerCase()
    expect(Object.values(palette).filter((colour) => shown.includes(colour))).toEqual([])
    expect(shown).toContain('"theme_color":"#1b1726"')
  })

  it('promises nothing that it has not, and does not miscount what it has', async () => {
    const entries = new Map(itsEntries.map(({ key, value }) => [key, value]))
    const guests = await Promise.all(pages.map(read))
    const told = [...guests.map(textOf), ...entries.values(), welcome.text].join(' ')
    const ofTheFirst =
      /king beds?|soaking tub|underfloor|wood-fired stove|induction|cinema|floor to the ceiling|floor-to-ceiling|sauna|anniversar|adventurer|pharmac|forest and shore|four places|built for it/i
    expect(told.match(ofTheFirst)).toBeNull()
    expect(told).toContain('A box bed.')
    expect(told).toContain('ask for yoga, forest bathing, the tide clock, meditation or reiki. We arrange engagements, too.')
    expect(welcome.text).toContain('47 acres of apples and tide, three places to sleep.')
    expect(entries.get('cabin_amenities')).toBe('The cabins have a box bed and WiFi.')
    expect(entries.get('beds')).toBe('The cabins have box beds.')
    expect(entries.get('walks')).toContain('describes the Sea Stroll and Forest Bathing.')
    expect(entries.get('town')).toContain('by car: shops, music and the station.')
    expect(entries.has('cinema')).toBe(false)
  })

  it('shows its rooms and prices at home and in the booking pages', async () => {
    const home = textOf(await read('/'))
    for (const words of [
      'Inishvale',
      'The Boathouse',
      'Orchard',
      'Millhouse',
      '€181',
      '€221',
      '€362 total (2 nights)',
      'until 5 pm',
    ])
      expect(home).toContain(words)
    expect(home).not.toContain('€239')
    const booking = await read('/demo/booking?room=orchard&mode=twoNight')
    expect(textOf(booking)).toContain('€173')
  })

  it('has a page for each of its rooms and for no other', async () => {
    for (const id of ['boathouse', 'orchard', 'millhouse']) expect((await app.request(`/room/${id}`)).status).toBe(200)
    const missing = await app.request('/room/stargazer')
    expect(missing.status).toBe(404)
    expect(textOf(await missing.text())).toContain('There are three rooms on the estate')
  })

  it('is asked about rooms that share a stand-in, and answers about the one that is meant', async () => {
    const answers: string[] = []
    for (const message of ['Which room is best for seals?', 'Which room is best for apples?', 'We love apple blossom.']) {
      const { json } = await ask('/functions/v1/wild-concierge', { message, visitorId: 'test', conversationHistory: [] })
      answers.push((json as { response: string }).response)
    }
    const [seals, ...apples] = answers
    expect(seals).toMatch(/^The Boathouse: .* More: \/room\/boathouse\./s)
    for (const answer of apples) expect(answer).toMatch(/^Orchard: .* More: \/room\/orchard\./s)
  })

  it('tells search engines its own facts', async () => {
    const blocks = [...(await read('/')).matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)]
    const data = blocks.flatMap(([, json = '']) => JSON.parse(json) as Record<string, unknown>[])
    const lodging = data.find((block) => block['@type'] === 'LodgingBusiness')
    expect(lodging).toMatchObject({
      name: 'Inishvale',
      numberOfRooms: 3,
      checkinTime: '14:00',
      checkoutTime: '10:15',
      priceRange: '€141–€221 per night',
      petsAllowed: 'Only in Millhouse',
    })
    expect(data.filter((block) => [block['@type']].flat().includes('HotelRoom')).map((room) => room.name)).toHaveLength(3)
  })

  it('tells guests its own times, and sells its own extras by its own rules', async () => {
    const guide = textOf(await read('/guest-guide'))
    for (const words of ['2 pm', '10:15 am', 'Seaweed Bath', '€63', 'For The Boathouse guests only'])
      expect(guide).toContain(words)
    const order = {
      itemType: 'heated_bath',
      itemName: 'Seaweed Bath',
      roomName: 'The Boathouse',
      stayDate: addDays(estateDay(new Date()), 3),
      email: 'niamh@guests.example',
      guestName: 'Niamh',
    }
    expect((await ask('/functions/v1/create-checkout', order)).status).toBe(200)
    const elsewhere = await ask('/functions/v1/create-checkout', { ...order, roomName: 'Orchard' })
    expect(elsewhere).toMatchObject({
      status: 400,
      json: { error: { fields: { roomName: 'Seaweed Bath is for The Boathouse guests only.' } } },
    })
    expect((await ask('/functions/v1/create-checkout', { ...order, roomName: 'Stargazer' })).status).toBe(400)
  })
})
