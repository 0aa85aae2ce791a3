/**
 * One registry of facts. This test runs the house with one fact of each kind changed: the change must appear on every surface that states
 * it, and the original on none. Descriptions of photographs are exempt.
 */
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { twelveHour } from '#app/estate/time/clock.ts'
import { count } from '#app/knowledge/wording.ts'
import type { Room } from '#app/rooms/rooms.ts'
import { openTestHouse, type TestHouse, textOf } from '#test/house.ts'

vi.mock('#app/estate/estate.ts', async (original) => {
  const { estate } = await original<typeof import('#app/estate/estate.ts')>()
  return {
    estate: {
      ...estate,
      times: { ...estate.times, checkInFrom: '14:10', lateCheckOutUntil: '17:20' },
      policies: { ...estate.policies, voucherValidYears: 7, flexiSavesUpToPercent: 37, newsletterDiscountPercent: 13 },
      contacts: {
        ...estate.contacts,
        stayEmail: 'door@kilmara.example',
        phone: '020 918 7654',
        phoneInternational: '+353209187654',
      },
    },
  }
})

vi.mock('#app/rooms/rooms.ts', async (original) => {
  const { rooms: all, roomIds } = await original<typeof import('#app/rooms/rooms.ts')>()
  const rooms = all.map((room): Room => {
    if (room.id === 'stargazer') return { ...room, weekdayCents: 243_00 }
    if (room.id === 'sunriser') return { ...room, name: 'Daybreaker' }
    return room
  })
  const findRoom = (id: string | null | undefined) => rooms.find((room) => room.id === id)
  return { rooms, roomIds, findRoom, getRoom: findRoom }
})

vi.mock('#app/products/catalogue.ts', async (original) => {
  const known = await original<typeof import('#app/products/catalogue.ts')>()
  const catalogue = known.catalogue.map((item) => (item.itemType === 'breakfast_tray' ? { ...item, priceCents: 17_50 } : item))
  return { ...known, catalogue }
})

/** The facts as they are written: none of those changed above may be told. */
const { estate } = await vi.importActual<typeof import('#app/estate/estate.ts')>('#app/estate/estate.ts')
const { getRoom } = await vi.importActual<typeof import('#app/rooms/rooms.ts')>('#app/rooms/rooms.ts')
const { catalogue } = await vi.importActual<typeof import('#app/products/catalogue.ts')>('#app/products/catalogue.ts')
const breakfastCents = catalogue.find(({ itemType }) => itemType === 'breakfast_tray')?.priceCents ?? 0
const { contacts, policies, times } = estate

const escaped = (text: string) => text.replace(/[.+]/g, '\\$&')
/** Breakfast is also left at the door by the hour of late check-out, but that is another fact. */
const asTime = (time: string) => `(?<!door by )\\b(?:${twelveHour(time)}|${twelveHour(time, 'short')})\\b|\\b${time}\\b`

let house: TestHouse
const told = new Map<string, string>()
beforeAll(async () => {
  house = await openTestHouse()
  for (const path of ['/', '/about', '/faq', '/dining', '/room/stargazer', '/room/sunriser', '/room/seaforest']) {
    const html = await house.read(path)
    told.set(path, textOf(html))
    told.set(`structured data of ${path}`, dataOf(html))
  }
  for (const path of ['/terms-and-conditions', '/privacy-policy', '/gallery', '/guest-guide', '/demo/vouchers'])
    told.set(path, textOf(await house.read(path)))
  told.set('booking widget', await house.read('/demo/booking-widget.js'))
  for (const question of questions) told.set(question, await ask(question))
  const { contactReceiptEmail } = await import('#app/messages/messages.email.ts')
  const { welcomeEmail } = await import('#app/newsletter/newsletter.email.ts')
  const guest = {
    name: 'Aoife',
    email: 'aoife@guests.example',
    phone: '',
    reason: 'general',
    message: 'Hello',
    consent: true,
  } as const
  told.set('contact mail', contactReceiptEmail(guest).text)
  told.set('welcome mail', welcomeEmail({ discountCode: 'X', baseUrl: '', unsubscribeUrl: '' }).text)
})
afterAll(() => house.close())

const questions = [
  'When can we check in?',
  'How late is late check-out?',
  'What does Stargazer cost on a Tuesday?',
  'How much is breakfast?',
  'What is your phone number?',
  'How long are gift vouchers valid?',
  'Which rooms do you have?',
]

type Change = { kind: string; now: RegExp; before: RegExp; on: string[] }

const changes: Change[] = [
  {
    kind: 'a time: check-in',
    now: /2:10 PM/i,
    before: new RegExp(asTime(times.checkInFrom), 'i'),
    on: [
      ...['/', '/faq', '/guest-guide', 'structured data of /', 'structured data of /faq', '/terms-and-conditions'],
      'When can we check in?',
    ],
  },
  {
    kind: 'a time: late check-out',
    now: /5:20 pm/i,
    before: new RegExp(asTime(times.lateCheckOutUntil), 'i'),
    on: [
      ...['/', '/faq', '/room/stargazer', '/guest-guide', 'structured data of /faq', '/terms-and-conditions'],
      ...['booking widget', 'How late is late check-out?'],
    ],
  },
  {
    kind: 'a price: a night',
    now: /\b243\b/,
    before: new RegExp(`\\b${getRoom('stargazer').weekdayCents / 100}\\b`),
    on: [
      ...['/', '/faq', '/room/stargazer', 'structured data of /', 'structured data of /room/stargazer'],
      ...['structured data of /faq', '/terms-and-conditions', 'What does Stargazer cost on a Tuesday?'],
    ],
  },
  {
    kind: 'a price: an extra',
    now: /€17\.50/,
    before: new RegExp(`€${breakfastCents / 100}\\b`),
    on: ['/', '/faq', '/dining', 'structured data of /', 'structured data of /faq', 'How much is breakfast?'],
  },
  {
    kind: 'a policy: the years of a voucher',
    now: /\b(7|seven) years/,
    before: new RegExp(`\\b(${policies.voucherValidYears}|${count(policies.voucherValidYears)}) years`),
    on: ['/', '/faq', '/demo/vouchers', 'structured data of /faq', '/terms-and-conditions', 'How long are gift vouchers valid?'],
  },
  {
    kind: 'a policy: what the Flexi saves',
    now: /37%/,
    before: new RegExp(`\\b${policies.flexiSavesUpToPercent}%`),
    on: ['/', '/faq', '/room/stargazer', 'structured data of /faq'],
  },
  {
    kind: 'a policy: the discount',
    now: /13%/,
    before: new RegExp(`\\b${policies.newsletterDiscountPercent}% (off|discount)`, 'i'),
    on: ['/', '/terms-and-conditions', 'welcome mail'],
  },
  {
    kind: 'a contact: the telephone',
    now: /020 918 7654|\+353209187654/,
    before: new RegExp(`${escaped(contacts.phone)}|${escaped(contacts.phoneInternational)}`),
    on: [
      ...['/', '/about', '/faq', '/dining', '/room/stargazer', 'structured data of /', 'structured data of /faq'],
      ...['/terms-and-conditions', '/privacy-policy', '/guest-guide', 'What is your phone number?', 'contact mail'],
    ],
  },
  {
    kind: 'a contact: the address for mails',
    now: /door@kilmara\.example/,
    before: new RegExp(escaped(contacts.stayEmail)),
    on: [
      '/',
      '/faq',
      '/dining',
      'structured data of /',
      'structured data of /faq',
      '/terms-and-conditions',
      '/privacy-policy',
      'contact mail',
    ],
  },
  {
    kind: 'a room’s name',
    now: /Daybreaker/,
    before: new RegExp(getRoom('sunriser').name),
    on: [
      ...['/', '/about', '/faq', '/room/sunriser', 'structured data of /', 'structured data of /faq'],
      ...['structured data of /room/sunriser', '/terms-and-conditions', '/guest-guide', 'Which rooms do you have?'],
    ],
  },
]

describe.each(changes)('a changed fact, $kind,', ({ now, before, on }) => {
  it('is told on every surface', () => {
    expect(on.filter((surface) => !now.test(told.get(surface) ?? ''))).toEqual([])
  })

  it('is told by no surface as it was before', () => {
    const byHand = [...told].filter(([surface, text]) => surface !== '/gallery' && before.test(text))
    expect(
      byHand.map(
        ([surface, text]) => `${surface}: …${text.slice(Math.max(0, text.search(before) - 60), text.search(before) + 60)}…`,
      ),
    ).toEqual([])
  })
})

it('the structured data alone keeps its own check-in, which the specification wants at four', () => {
  expect(told.get('structured data of /')).toContain('"checkinTime":"16:00"')
})

it('every page with late check-out says for how long a stay it is', async () => {
  for (const path of ['/', '/faq', '/guest-guide']) {
    expect(textOf(await house.read(path)), path).toMatch(/late check-out [^.]+ two nights or more/i)
  }
})

it('wherever breakfast is explained, it is said by when it is ordered and for which morning', async () => {
  // On one line, whatever price comes before it.
  expect(await house.read('/')).toContain('Order by 4\u00a0pm the day before')
  const explained = 'by 4 pm the day before: it is left at your door by 6 pm that day and waits for the morning.'
  expect(textOf(await house.read('/faq'))).toContain(explained)
  for (const question of ['How much is breakfast?', 'When does breakfast come?', 'What time is breakfast?']) {
    expect(await ask(question), question).toContain(explained)
  }
})

function dataOf(html: string): string {
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/g)].map((match) => match[1]).join('\n')
}

async function ask(message: string): Promise<string> {
  const answer = await house.app.request('/functions/v1/wild-concierge', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ message, visitorId: 'test', conversationHistory: [] }),
  })
  const { response, fallback } = (await answer.json()) as { response?: string; fallback?: string }
  return response ?? fallback ?? ''
}
