/** What the JSON functions answer: what is wrong, in which field, never a 5xx. */
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#app/db/open.server.ts'
import { mailOutbox } from '#app/mail/mail.tables.ts'
import { contactMessages } from '#app/messages/messages.tables.ts'
import { newsletterSubscribers } from '#app/newsletter/newsletter.tables.ts'
import { aoife } from '#test/cast.ts'
import { openTestDatabase } from '#test/database.ts'
import { createTestApp, type TestApp } from '#test/house.ts'
import { testSettings } from '#test/settings.ts'
import { postForm } from '#test/staff.ts'

let database: Database
let app: TestApp
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())
beforeEach(() => {
  app = createTestApp({ db: database.db, settings: testSettings({ TRUST_PROXY: '1' }) })
})

const json = { 'Content-Type': 'application/json' }
const contact = '/functions/v1/send-contact-email'
const newsletter = '/functions/v1/send-newsletter-welcome'
const concierge = '/functions/v1/wild-concierge'

async function post(path: string, body: unknown, headers: Record<string, string> = json) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const response = await app.request(path, { method: 'POST', headers, body: text })
  return { status: response.status, headers: response.headers, ...((await response.json()) as Answer) }
}
type Answer = {
  success?: true
  response?: string
  sources?: object[]
  fallback?: string
  error?: { code: string; message: string; fields?: Record<string, string> }
}

describe('a contact message', () => {
  it('is stored with its mails', async () => {
    const before = [await database.db.$count(contactMessages), await database.db.$count(mailOutbox)] as const
    expect(await post(contact, aoife)).toMatchObject({ status: 200, success: true })
    expect([await database.db.$count(contactMessages), await database.db.$count(mailOutbox)]).toEqual([
      before[0] + 1,
      before[1] + 2,
    ])
  })

  it.each([
    ['consent', { ...aoife, consent: false }],
    ['consent', { ...aoife, consent: 'yes' }],
    ['email', { ...aoife, email: 'nobody' }],
    ['email', { ...aoife, email: `${'x'.repeat(250)}@guests.example` }],
    ['name', { ...aoife, name: '  ' }],
    ['name', { ...aoife, name: 'x'.repeat(101) }],
    ['phone', { ...aoife, phone: '0'.repeat(41) }],
    ['reason', { ...aoife, reason: 'complaint' }],
    ['message', { ...aoife, message: 'x'.repeat(5_001) }],
    ['message', { ...aoife, message: 7 }],
  ])('with a wrong %s is refused in that field', async (field, body) => {
    const { status, error } = await post(contact, body)
    expect(status).toBe(400)
    expect(error?.code).toBe('invalid_input')
    expect(Object.keys(error?.fields ?? {})).toEqual([field])
  })

  it('says what to do when consent is missing', async () => {
    const { error } = await post(contact, { ...aoife, consent: false })
    expect(error?.fields?.consent).toBe('Please agree to our privacy policy to continue.')
  })
})

describe('a subscription', () => {
  it('counts once, whatever the case of the address', async () => {
    const reader = { name: 'Niamh', email: 'niamh@guests.example', consent: true }
    expect(await post(newsletter, reader)).toMatchObject({ status: 200, success: true })
    const again = await post(newsletter, { ...reader, email: 'NIAMH@guests.example' })
    expect(again).toMatchObject({ status: 409, error: { code: 'already_subscribed' } })
  })
})

describe('the field that nobody sees', () => {
  const count = async () => [
    await database.db.$count(contactMessages),
    await database.db.$count(newsletterSubscribers),
    await database.db.$count(mailOutbox),
  ]
  const reader = { name: 'Niamh', email: 'orla@guests.example', consent: true }
  const typed = { name: 'Aoife', email: 'aoife@guests.example', phone: '', reason: 'booking', message: 'Hi', consent: 'true' }
  const posted = async (intent: string, fields: Record<string, string>) => {
    const answer = await postForm(app, `/?index&intent=${intent}`, fields)
    return [answer.status, answer.headers.get('location')]
  }

  it('filled, is answered as any other form, and nothing is kept or sent', async () => {
    const before = await count()
    expect(await post(contact, { ...aoife, website: 'https://pills.example' })).toMatchObject({ status: 200, success: true })
    expect(await post(newsletter, { ...reader, website: 'x' })).toMatchObject({ status: 200, success: true })
    expect(await posted('contact', { ...typed, website: 'x' })).toEqual([302, '/?sent=contact#contact'])
    expect(await posted('newsletter', { email: 'orla@guests.example', consent: 'true', website: 'x' })).toEqual([
      302,
      '/?sent=newsletter#newsletter',
    ])
    expect(await count()).toEqual(before)
  })

  it('empty, as browsers send it, or of another kind, blocks nobody', async () => {
    const [messages = 0, subscribers = 0] = await count()
    expect((await post(contact, { ...aoife, website: '' })).status).toBe(200)
    expect((await post(contact, { ...aoife, website: null })).status).toBe(200)
    expect((await post(newsletter, { ...reader, website: ' ' })).status).toBe(200)
    expect(await posted('contact', { ...typed, website: '' })).toEqual([302, '/?sent=contact#contact'])
    expect(await count()).toEqual([messages + 3, subscribers + 1, expect.any(Number)])
  })

  it('is in both forms, out of reach', async () => {
    const html = await (await app.request('/')).text()
    expect(
      html.match(/<div class="sr-only" aria-hidden="true" inert=""><label>Leave this empty<input[^>]+name="website"/g),
    ).toHaveLength(2)
  })
})

describe('any function', () => {
  it.each([
    ['not JSON', 400, '{', json],
    ['an array', 400, [], json],
    ['null', 400, null, json],
    ['a form', 415, 'name=Aoife', { 'Content-Type': 'application/x-www-form-urlencoded' }],
    ['no type at all', 415, '{}', {}],
    ['64 KiB and more', 413, JSON.stringify({ ...aoife, message: 'x'.repeat(65_536) }), json],
    ['another site’s page', 403, aoife, { ...json, Origin: 'https://elsewhere.example' }],
  ] as const)('refuses %s with %i', async (_what, status, body, headers) => {
    const answer = await post(contact, body, headers)
    expect(answer.status).toBe(status)
    expect(answer.error?.message).toBeTruthy()
  })

  it('answers POST alone', async () => {
    for (const method of ['GET', 'PUT', 'DELETE']) expect((await app.request(contact, { method })).status).toBe(405)
    expect(await post('/functions/v1/no-such-thing', {})).toMatchObject({ status: 404 })
  })

  it('tells one address that sends a thousand to wait, and others not', async () => {
    const from = (address: string, message: object = aoife) => post(contact, message, { ...json, 'X-Forwarded-For': address })
    // Mistakes are not counted.
    for (let count = 0; count < 30; count++) expect((await from('203.0.113.7', { ...aoife, consent: false })).status).toBe(400)
    const answers = await Promise.all(Array.from({ length: 1_000 }, () => from('203.0.113.7')))
    const refused = answers.filter(({ status }) => status === 429)
    expect(refused.length).toBeGreaterThan(900)
    expect(Number(refused[0]?.headers.get('retry-after'))).toBeGreaterThan(0)
    expect(answers.every(({ status }) => status === 200 || status === 429)).toBe(true)
    expect((await from('203.0.113.8')).status).toBe(200)
  })
})

describe('a page event', () => {
  it('is recorded without anything about the visitor, and refused with it', async () => {
    const event = { name: 'book_click', mode: 'twoNight', room: 'sunriser' }
    const send = (body: object) => app.request('/events', { method: 'POST', body: JSON.stringify(body) })
    expect((await send(event)).status).toBe(204)
    // From a page of an earlier version that is still open.
    expect((await send({ ...event, path: '/' })).status).toBe(204)
    expect((await send({ ...event, email: 'a@b.example' })).status).toBe(400)
  })
})

describe('a question to the concierge', () => {
  it('is answered with its sources, or handed to the team', async () => {
    expect(await post(concierge, { message: 'when is check-in?', visitorId: 'v', conversationHistory: [] })).toMatchObject({
      status: 200,
      response: expect.stringContaining('3:30 PM'),
      sources: [{ category: 'policies', key: 'check_in' }],
    })
    expect(await post(concierge, { message: 'is there a gym?' })).toMatchObject({
      status: 200,
      fallback: expect.stringContaining('020 912 0360'),
    })
  })

  it('is understood with those before it', async () => {
    const conversationHistory = [{ role: 'user', content: 'how much is stargazer' }]
    expect(await post(concierge, { message: 'is the lodge cheaper', conversationHistory })).toMatchObject({
      response: expect.stringContaining('€80 a night less'),
    })
  })

  it.each([
    ['message', {}],
    ['message', { message: '  ' }],
    ['message', { message: 'x'.repeat(1_001) }],
    ['message', { message: 5 }],
    [
      'conversationHistory',
      { message: 'hi', conversationHistory: Array.from({ length: 21 }, () => ({ role: 'user', content: 'x' })) },
    ],
    ['conversationHistory.0.role', { message: 'hi', conversationHistory: [{ role: 'system', content: 'x' }] }],
    ['conversationHistory.0.content', { message: 'hi', conversationHistory: [{ role: 'user', content: 'x'.repeat(5_001) }] }],
    ['visitorId', { message: 'hi', visitorId: 'x'.repeat(101) }],
    ['body', null],
  ])('with a wrong %s is refused in that field', async (field, body) => {
    const { status, error } = await post(concierge, body)
    expect(status).toBe(400)
    expect(error?.code).toBe('invalid_input')
    expect(Object.keys(error?.fields ?? {})).toEqual([field])
  })

  it('may have 1,000 characters, and a longer one is told so', async () => {
    expect((await post(concierge, { message: 'x'.repeat(1_000) })).status).toBe(200)
    const { error } = await post(concierge, { message: 'x'.repeat(1_001) })
    expect(error?.fields).toEqual({ message: 'Please use at most 1,000 characters.' })
  })
})
