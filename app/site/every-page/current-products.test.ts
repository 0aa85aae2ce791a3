/** Staff change products in the console: everything that mentions one follows, and nothing shows the initial catalogue any more. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { addDays, estateDay } from '#app/estate/time/estate-day.ts'
import { mailOutbox } from '#app/mail/mail.tables.ts'
import { findProduct, newProduct, type Product, productChange } from '#app/products/products.server.ts'
import { addProduct, changeProduct, removeProduct, restoreProduct, switchProduct } from '#app/products/staff-products.server.ts'
import { exportProducts, importProducts } from '#app/products/staff-products-csv.server.ts'
import type { Staff } from '#app/staff/staff-role.ts'
import { fionn } from '#test/cast.ts'
import { openTestHouse, type TestHouse, testBaseUrl, textOf } from '#test/house.ts'
import { postForm, signUp } from '#test/staff.ts'

let house: TestHouse
let staff: Staff
/** The initial catalogue, without versions, so that it can be restored over any change. */
let opening: string
beforeAll(async () => {
  house = await openTestHouse()
  staff = await signUp(house.db, fionn)
  opening = (await exportProducts(house.db)).replaceAll(/,[^,\r\n]*(?=\r?\n)/g, '')
})
// Every page is cached before anything changes.
beforeEach(() => Promise.all(pages.map((page) => house.read(page))))
afterEach(() => importProducts(house.db, staff, opening))
afterAll(() => house.close())

const pages = ['/', '/faq', '/dining', '/guest-guide', '/terms-and-conditions', '/about'] as const

async function product(itemType: string): Promise<Product> {
  const found = await findProduct(house.db, itemType)
  if (!found) throw new Error(`no ${itemType}`)
  return found
}

async function change(itemType: string, values: Partial<Product>) {
  const before = await product(itemType)
  await changeProduct(house.db, staff, before.id, before.version, productChange.parse({ ...before, ...values }))
}

const shows = (path: string) => expect.poll(async () => textOf(await house.read(path)))

/** What every surface says, once the guide and the concierge, which checks once a second, reflect a change. */
async function surfaces(guide: RegExp, question: Question, answer: RegExp): Promise<Map<string, string>> {
  await shows('/guest-guide').toMatch(guide)
  await expect.poll(() => ask(question), { timeout: 5_000 }).toMatch(answer)
  const told = new Map<string, string>()
  for (const page of pages) {
    const html = await house.read(page)
    told.set(page, textOf(html))
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) => json)
    told.set(`data of ${page}`, blocks.join('\n'))
    told.set(`head of ${page}`, html.match(/<meta name="description" content="([^"]*)"/)?.[1] ?? '')
  }
  for (const question of questions) told.set(question, await ask(question))
  return told
}

const questions = [
  'How much is breakfast?',
  'Which grazing boxes do you have?',
  'How much is the heated bath?',
  'Who can book a bath?',
  'What can we eat without leaving?',
] as const
type Question = (typeof questions)[number]

async function ask(message: string): Promise<string> {
  const answer = await post('/functions/v1/wild-concierge', { message, visitorId: 'test', conversationHistory: [] })
  const { response, fallback } = (await answer.json()) as { response?: string; fallback?: string }
  return response ?? fallback ?? ''
}

function post(path: string, body: object) {
  const headers = { 'Content-Type': 'application/json' }
  return house.app.request(path, { method: 'POST', headers, body: JSON.stringify(body) })
}

const where = (told: Map<string, string>, words: RegExp) => [...told].filter(([, text]) => words.test(text)).map(([at]) => at)

describe('a price that staff change', () => {
  it('is the one on every page, in the data for search engines, the concierge’s answer and the mails', async () => {
    await change('breakfast_tray', { priceCents: 19_00 })
    const told = await surfaces(/€19\b/, 'How much is breakfast?', /€19/)
    expect(where(told, /€19\b/)).toEqual([
      ...['/', 'data of /', '/faq', 'data of /faq', '/dining', '/guest-guide', 'How much is breakfast?'],
    ])
    expect(where(told, /€14\b/)).toEqual([])

    const order = { itemType: 'breakfast_tray', itemName: 'Breakfast Tray for 2', roomName: 'Stargazer' }
    const guest = { email: 'niamh@guests.example', guestName: 'Niamh', stayDate: addDays(estateDay(new Date()), 5) }
    const { url } = (await (await post('/functions/v1/create-checkout', { ...order, ...guest })).json()) as { url: string }
    const checkout = url.replace(testBaseUrl, '')
    expect(textOf(await house.read(checkout))).toContain('€19')
    await postForm(house.app, checkout, { answer: 'pay' })
    const mails = (await house.db.select().from(mailOutbox)).filter(({ kind }) => kind.startsWith('order_'))
    expect(mails).toHaveLength(2)
    for (const { text } of mails) expect(text).toMatch(/€19\b/)
  })
})

describe('a product that staff switch off', () => {
  it('is offered nowhere, and the other of two is still', async () => {
    await switchProduct(house.db, staff, (await product('grazing_box_vegetarian')).id, false)
    await shows('/guest-guide').not.toContain('Grazing Box vegetarian')
    const told = await surfaces(/Grazing Box standard/, 'Which grazing boxes do you have?', /no vegetarian one at the moment/)
    // Except for the kitchen in Gorey, in the guide.
    expect(where(told, /vegetarian(?! list| one at)/i)).toEqual([])
    expect(told.get('/dining')).toMatch(/down to the strand\. Grazing Box standard, €55 /)
    for (const page of ['/', '/faq', 'data of /', 'data of /faq'])
      expect(told.get(page)).toContain('Grazing boxes (€55), breakfast hampers, picnic baskets')
  })

  it('leaves its page without its card, the home page with Coming Soon, and its question with an answer', async () => {
    await switchProduct(house.db, staff, (await product('breakfast_tray')).id, false)
    await removeProduct(house.db, staff, (await product('heated_bath')).id)
    await shows('/guest-guide').not.toMatch(/Outdoor Heated Bath €/)
    await shows('/guest-guide').not.toMatch(/Breakfast Tray/)
    const told = await surfaces(/A second evening is a reheat/, 'How much is the heated bath?', /cannot be ordered at the moment/)
    expect(where(told, /hamper for two|breakfast hamper at|breakfast at the door|€14\b|Tray for 2/i)).toEqual(['/'])
    expect(where(told, /€50 a bath|Order at least 24 hours|Order before the day/)).toEqual([])
    expect(told.get('/')).toMatch(
      /Coming Soon Wood-Fired Bath Your cabin’s Japanese soaking tub, filled and fired with wood before you come to it\. Charc/,
    )
    expect(told.get('/')).toMatch(/Coming Soon Breakfast Trays .* as you left it\. Wild Experiences/)
    for (const page of ['/', '/faq', 'data of /', 'data of /faq']) {
      expect(told.get(page)).toContain('our breakfast hampers cannot be ordered at the moment')
      expect(told.get(page)).toContain('We light no baths at the moment')
    }
    expect(JSON.parse(told.get('data of /faq')?.split('\n')[0] ?? '').mainEntity).toHaveLength(16)
    expect(told.get('head of /dining')).toBe('Grazing boxes, a small cellar, and where we go ourselves when we eat out.')
  })
})

describe('the rooms that staff keep a product for', () => {
  it('are the ones on every surface', async () => {
    await change('heated_bath', { roomRestrictions: ['Stormchaser'] })
    const told = await surfaces(/For Stormchaser guests only/, 'Who can book a bath?', /for Stormchaser guests only/)
    for (const page of ['/faq', 'data of /', 'data of /faq'])
      expect(told.get(page)).toContain('They are for Stormchaser guests, €50')
    expect(told.get('/')).toContain('before you come to it. For Stormchaser. €50 · Order at least')
    expect(where(told, /Stargazer and Sunriser (guests|only)|For Stargazer and Sunriser/)).toEqual([])
  })

  it('are all of them when staff lift the restriction', async () => {
    await change('heated_bath', { roomRestrictions: null })
    await shows('/guest-guide').not.toMatch(/guests only/)
    expect(textOf(await house.read('/faq'))).toContain('They are for all guests, €50 a bath')
    expect(textOf(await house.read('/'))).toContain('before you come to it. €50 · Order at least')
  })
})

it('every way to change a product reaches the pages', async () => {
  await change('breakfast_tray', { name: 'Sunrise Tray' })
  await shows('/dining').toContain('Sunrise Tray, €14')
  const tray = await product('breakfast_tray')
  await switchProduct(house.db, staff, tray.id, false)
  await shows('/dining').not.toContain('Tray')
  await switchProduct(house.db, staff, tray.id, true)
  await shows('/dining').toContain('Sunrise Tray, €14')
  await removeProduct(house.db, staff, tray.id)
  await shows('/dining').not.toContain('Tray')
  await restoreProduct(house.db, staff, tray.id, true)
  await shows('/dining').toContain('Sunrise Tray, €14')
  await removeProduct(house.db, staff, tray.id)
  await addProduct(house.db, staff, newProduct.parse({ ...tray, name: 'Island Tray', priceCents: 21_00 }))
  await shows('/dining').toContain('Island Tray, €21')
  await importProducts(house.db, staff, (await exportProducts(house.db)).replace(',21.00,', ',22.50,'))
  await shows('/dining').toContain('Island Tray, €22.50')
})
