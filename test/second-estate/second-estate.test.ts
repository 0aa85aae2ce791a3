/**
 * The house with the facts of another: nothing of the first shows. `npm run test:second-estate` builds it and walks through
 * it in a browser; here its pages are rendered by the sources.
 */
import { createServer, type ViteDevServer } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { seedDatabase } from '#app/db/seed.ts'
import { addDays, estateDay } from '#app/estate/estate-day.ts'
import type { createApp } from '#app/http.server.ts'
import type { readSettings } from '#app/settings.server.ts'
import { openTestDatabase, silentLog } from '#test/database.ts'
import { textOf } from '#test/house.ts'

let vite: ViteDevServer
let app: ReturnType<typeof createApp>
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
  const database = await openTestDatabase()
  await seeds.seedDatabase(database.db)
  app = house.createApp({ db: database.db, settings: settings.readSettings({}), log: silentLog })
  closing.push(() => database.close())
}, 120_000)
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
const askConcierge = async (message: string): Promise<string> => {
  const { json } = await ask('/functions/v1/wild-concierge', { message, visitorId: 'test', conversationHistory: [] })
  return (json as { response?: string; fallback?: string }).response ?? JSON.stringify(json)
}

describe('another estate', () => {
  const pages = ['/', '/about', '/faq', '/dining', '/guest-guide', '/terms-and-conditions', '/privacy-policy', '/nowhere']

  // The gallery is left out: captions come with the pictures, in media/pictures.json.
  it.each([...pages, '/room/orchard'])('names nothing of the first one at %s', async (path) => {
    const html = await read(path)
    const first = /kilmara|stargazer|sunriser|stormchaser|sea forest|gorey|courtown|cahore|wexford|kilmuckridge|ballymoney/i
    expect(first.exec(textOf(html))).toBeNull()
    expect(/kilmara|gorey|wexford/i.exec(html)).toBeNull()
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
    for (const words of ['2:00 PM', '10:15 AM', 'Seaweed Bath', '€63', 'For The Boathouse guests only'])
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

  it('is known to its concierge', async () => {
    expect(await askConcierge('What time is check-in?')).toContain('2:00 PM')
    expect(await askConcierge('When do we have to check out?')).toContain('10:15 AM')
    expect(await askConcierge('How much is a heated bath?')).toContain('€63')
    expect(await askConcierge('How much is the Orchard at the weekend?')).toContain('€213')
    expect(await askConcierge('Tell me about the Boathouse')).toContain('A bed above the slip')
    expect(await askConcierge('Where can we bring our dog?')).toContain('Millhouse')
  })
})
