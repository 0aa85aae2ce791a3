/** What guests meet while the database is away: nothing typed is lost, and they hear when to try again or whom to ask. */
import type { PGlite } from '@electric-sql/pglite'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { estate } from '#app/estate/estate.ts'
import { aoife, fionn } from '#test/cast.ts'
import { openTestHouse, type TestHouse, textOf } from '#test/house.ts'
import { bathWish } from '#test/ordering.ts'
import { getAs, postForm, signInAs, signUp } from '#test/staff.ts'

let house: TestHouse
let cookie = ''
beforeAll(async () => {
  house = await openTestHouse()
  await signUp(house.db, fionn)
  cookie = await signInAs(house.app, fionn)
  await house.get('/guest-guide/order?item=heated_bath')
  await ask('do you have a helipad?')
})
// The set-up restores what is mocked after each test.
beforeEach(() => {
  const { $client } = house.db as unknown as { $client: PGlite }
  const refused = Object.assign(new Error('connect ECONNREFUSED 192.0.2.1:5432'), { code: 'ECONNREFUSED' })
  for (const way of ['query', 'transaction'] as const) vi.spyOn($client, way).mockRejectedValue(refused)
})
afterAll(() => house.close())

async function postJson(path: string, body: object) {
  const answer = await house.app.request(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })
  return { answer, body: await answer.json() }
}
const ask = (message: string) => postJson('/functions/v1/wild-concierge', { message, visitorId: 'v', conversationHistory: [] })

const letter = { ...aoife, message: 'A long letter about the stars', consent: true }

it.each([
  ['send-contact-email', letter],
  ['send-newsletter-welcome', { name: aoife.name, email: aoife.email, consent: true }],
  ['guest-contact', { ...aoife, room: 'Stargazer', request_type: 'Picnic Basket Enquiry', message: letter.message }],
  ['create-checkout', bathWish],
  ['get-gate-code', { password: 'heather' }],
])('%s says when to try again', async (name, sent) => {
  const { answer, body } = await postJson(`/functions/v1/${name}`, sent)
  expect([answer.status, answer.headers.get('retry-after'), body.error?.code]).toEqual([503, '10', 'unavailable'])
})

describe('without script', () => {
  it.each([
    ['/?index&intent=contact', { ...letter, consent: 'true' }],
    ['/guest-guide', { ...aoife, room: 'Stargazer', request_type: 'Picnic Basket Enquiry', message: letter.message }],
  ])('the form on %s says so too, with every word typed', async (path, fields) => {
    const answer = await postForm(house.app, path, fields as Record<string, string>)
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10'])
    expect(await answer.text()).toContain(letter.message)
  })

  it('an order keeps what is typed, as the product was last read', async () => {
    const answer = await postForm(house.app, '/guest-guide/order?item=heated_bath', bathWish)
    const html = await answer.text()
    expect([answer.status, answer.headers.get('retry-after'), answer.headers.get('refresh')]).toEqual([503, '10', null])
    expect(textOf(html)).toContain('Failed to create checkout session. Please try again.')
    for (const typed of [bathWish.guestName, bathWish.email, bathWish.stayDate]) expect(html).toContain(`value="${typed}"`)
    expect(html).toMatch(/<option[^>]*selected=""[^>]*>Stargazer/)
  })
})

describe('staff', () => {
  const comeBack = ({ status, headers }: Response) => [status, headers.get('retry-after')]

  it.each(['/admin', '/admin/orders', '/admin/orders.csv', '/admin/feedback/1', '/admin/privacy.json', '/admin/nowhere'])(
    '%s says when to try again',
    async (path) => {
      const answer = await getAs(house.app, path, cookie)
      expect(comeBack(answer)).toEqual([503, '10'])
      if (!path.includes('.')) expect(textOf(await answer.text())).toContain('Try again')
    },
  )

  it('who signs in keeps the address, and is not told that the password is wrong', async () => {
    const { email, password } = fionn
    const answer = await postForm(house.app, '/admin/login', { intent: 'signin', email, password })
    expect(comeBack(answer)).toEqual([503, '10'])
    const html = await answer.text()
    expect(html).toContain(`value="${email}"`)
    expect(textOf(html)).toContain('Something went wrong on our side. Please try again.')
  })

  it.each([
    ['get-session', undefined],
    ['sign-in/email', { email: fionn.email, password: fionn.password }],
  ])('/api/auth/%s', async (name, body) => {
    const headers = { Cookie: cookie, 'Content-Type': 'application/json' }
    const answer = await house.app.request(`/api/auth/${name}`, {
      headers,
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    })
    expect(comeBack(answer)).toEqual([503, '10'])
    expect((await answer.json()).error.code).toBe('unavailable')
  })
})

it('another failure is no matter of waiting', async () => {
  const { $client } = house.db as unknown as { $client: PGlite }
  const wrong = Object.assign(new Error('column "nothing" does not exist'), { code: '42703' })
  for (const way of ['query', 'transaction'] as const) vi.spyOn($client, way).mockRejectedValue(wrong)
  const answer = await getAs(house.app, '/admin/orders', cookie)
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([500, null])
})

it('who comes from the payment is told that it is safe, by a page that loads itself again', async () => {
  const answer = await house.get('/order-success?session_id=cs_test_1')
  expect([answer.status, answer.headers.get('refresh')]).toEqual([503, '3'])
  expect(textOf(await answer.text())).toContain('If you have paid, your payment is safe.')
})

it('a question that nobody has answered yet still gets whom to ask', async () => {
  const { answer, body } = await ask('is there a bowling alley?')
  expect(answer.status).toBe(200)
  expect(body.fallback).toContain(estate.contacts.phone)
})

it('legal texts that were never read are asked for again; search engines get the pages all the same', async () => {
  const terms = await house.get('/terms-and-conditions')
  expect([terms.status, terms.headers.get('refresh')]).toEqual([503, '3'])
  const sitemap = await house.get('/sitemap.xml')
  expect([sitemap.status, sitemap.headers.get('cache-control')]).toEqual([200, 'no-store'])
  expect(await sitemap.text()).toContain('/room/stargazer')
})
