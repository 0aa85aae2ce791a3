/** The data blocks as found in the pages: valid in schema.org's vocabulary, and consistent with what the page shows. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { publicPaths } from '#app/site/search-engines/sitemap.ts'
import { openTestHouse, type TestHouse, testBaseUrl, textOf } from '#test/house.ts'
import { faultsIn } from '#test/schema-vocabulary.ts'

// biome-ignore lint/suspicious/noExplicitAny: JSON-LD as it comes; the vocabulary is what is tested.
type Block = Record<string, any>

let house: TestHouse
const pages = new Map<string, { html: string; text: string; blocks: Block[] }>()
beforeAll(async () => {
  house = await openTestHouse()
  for (const path of publicPaths) {
    const html = await house.read(path)
    const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map(([, json = '']) =>
      JSON.parse(json),
    )
    pages.set(path, { html, text: textOf(html), blocks })
  }
})
afterAll(() => house.close())

const page = (path: string) => pages.get(path) ?? { html: '', text: '', blocks: [] }
const typesOf = (block: Block) => [block['@type']].flat()
const find = (path: string, type: string) => page(path).blocks.filter((block) => typesOf(block).includes(type))
const rooms = ['stargazer', 'sunriser', 'stormchaser', 'seaforest']

it('the check itself finds a fault that was put in', () => {
  const wrong = {
    '@type': 'HotelRoom',
    priceRange: '€1',
    occupancy: { '@type': 'PostalAddress' },
    petsAllowed: { '@type': 'Sea' },
    url: 3,
  }
  expect(faultsIn(wrong)).toEqual([
    'HotelRoom.priceRange: no such property',
    'HotelRoom.occupancy > : PostalAddress where QuantitativeValue or IdReference belongs',
    'HotelRoom.petsAllowed > : no type Sea',
    'HotelRoom.url: 3 where URL belongs',
  ])
  expect(faultsIn({ '@type': 'Offer', availability: 'https://schema.org/Plenty' })).toHaveLength(1)
})

it('structured data speaks schema.org’s vocabulary on every page', () => {
  for (const [path, { blocks }] of pages) {
    for (const block of blocks) {
      expect([path, block['@context']]).toEqual([path, 'https://schema.org'])
      expect([path, faultsIn(block)]).toEqual([path, []])
    }
  }
  const kinds = page('/').blocks.flatMap(typesOf)
  expect(kinds).toEqual(['Organization', 'LodgingBusiness', 'FAQPage', ...rooms.flatMap(() => ['HotelRoom', 'Product'])])
})

it.each(['/', '/faq'])('structured data gives the questions of %s and their answers word for word', (path) => {
  const [faq] = find(path, 'FAQPage')
  const shown = [...page(path).html.matchAll(/<details class="fold">(.*?)<\/details>/gs)].map(([, fold = '']) =>
    // A link within a sentence does not separate words.
    textOf(fold.replaceAll(/<\/?a\b[^>]*>/g, '')).trim(),
  )
  expect(faq?.mainEntity).toHaveLength(path === '/' ? 15 : 16)
  expect(faq?.mainEntity.map((each: Block) => `${each.name} ${each.acceptedAnswer.text}`)).toEqual(shown)
})

describe.each(rooms)('%s', (id) => {
  const path = `/room/${id}`

  it('has the page’s prices, address, guests, amenities and picture', () => {
    const { html, text } = page(path)
    const [room] = find(path, 'HotelRoom')
    expect(room?.url).toBe(html.match(/<link rel="canonical" href="([^"]+)"/)?.[1])
    expect(html).toContain(`>${room?.name}</h1>`)
    const [, weekday, weekend] = text.match(/From €(\d+)\s*\/night weekday Weekend from €(\d+)\s*\/night/) ?? []
    expect(room?.offers.map((offer: Block) => offer.price)).toEqual([Number(weekday), Number(weekend)])
    for (const offer of room?.offers ?? []) {
      expect(offer.priceSpecification).toMatchObject({ price: offer.price, priceCurrency: 'EUR' })
      expect(offer).toMatchObject({ priceCurrency: 'EUR', url: room?.url })
    }
    const listed = html.match(/<ul[^>]*aria-label="In [^"]+">(.*?)<\/ul>/s)?.[1] ?? ''
    const labels = [...listed.matchAll(/<li[^>]*>(.*?)<\/li>/gs)].map(([, item = '']) => textOf(item).trim())
    expect(labels.length).toBeGreaterThan(4)
    expect(room?.amenityFeature.map((feature: Block) => feature.name)).toEqual(labels)
    expect(room?.petsAllowed).toBe(labels.includes('Pets welcome'))
    for (const part of room?.description.split('. ') ?? []) expect(text).toContain(part)
    expect(room?.image.startsWith(`${testBaseUrl}/pictures/`)).toBe(true)
    expect(html).toContain(room?.image.slice(testBaseUrl.length))
  })

  it('is for as many guests as the questions say, and stands on the home page as it does here', () => {
    const [room] = find(path, 'HotelRoom')
    const many = page('/faq').text.match(/At most (\w+)\./)?.[1]
    expect(room?.occupancy.maxValue).toBe(['none', 'one', 'two', 'three'].indexOf(many ?? ''))
    expect(find('/', 'HotelRoom').find((each) => each['@id'] === room?.['@id'])).toEqual(room)
  })
})

it('structured data gives the contacts, place and times that the page gives, but for the check-in that the specification sets', () => {
  const { html, text } = page('/')
  for (const block of [...find('/', 'Organization'), ...find('/', 'LodgingBusiness')]) {
    expect(html).toContain(`href="mailto:${block.email}"`)
    expect(html).toContain(`href="tel:${block.telephone}"`)
    expect(text).toContain(`${block.address.addressLocality}, ${block.address.addressRegion}, Ireland`)
  }
  const [lodging] = find('/', 'LodgingBusiness')
  const [north, west] =
    text
      .match(/([\d.]+)° N, ([\d.]+)° W/)
      ?.slice(1)
      .map(Number) ?? []
  expect(lodging?.geo.latitude).toBeCloseTo(north ?? 0, 1)
  expect(lodging?.geo.longitude).toBeCloseTo(-(west ?? 0), 1)
  expect(lodging).toMatchObject({ checkinTime: '16:00', checkoutTime: '11:00', numberOfRooms: 4 })
  expect(text).toContain('check-out by 11:00 AM')
  const prices = [...page('/').text.matchAll(/From €(\d+) ?\/night/g)].map(([, price]) => Number(price))
  expect(lodging?.priceRange).toBe(`€${Math.min(...prices)}–€${Math.max(...prices)} per night`)
  expect(page('/faq').text).toContain(`Pets are welcome in ${lodging?.petsAllowed.replace('Only in ', '')}, and only there`)
  expect(lodging?.containsPlace.map((place: Block) => place['@id'])).toEqual(find('/', 'HotelRoom').map((room) => room['@id']))
})

it('structured data has the steps of every breadcrumb that shows', () => {
  const withTrail = publicPaths.filter((path) => page(path).html.includes('aria-label="Breadcrumb"'))
  expect(withTrail).toHaveLength(6)
  expect(publicPaths.filter((path) => find(path, 'BreadcrumbList').length > 0)).toEqual(withTrail)
  for (const path of withTrail) {
    const shown = textOf(page(path).html.match(/<nav aria-label="Breadcrumb".*?<\/nav>/s)?.[0] ?? '').trim()
    const steps = find(path, 'BreadcrumbList')[0]?.itemListElement
    expect(steps.map((step: Block) => step.name).join(' / ')).toBe(shown)
    expect(steps.map((step: Block) => step.position)).toEqual(steps.map((_: Block, index: number) => index + 1))
    expect(steps.at(-1).item).toBe(testBaseUrl + path)
  }
})
