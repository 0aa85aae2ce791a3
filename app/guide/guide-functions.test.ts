import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Database } from '#app/db/open.server.ts'
import { getGuideDetails, setGuestPassword } from '#app/guide/door/guest-access.server.ts'
import { emptyTables, openTestDatabase } from '#test/database.ts'
import { giveGuide } from '#test/guide.ts'
import { createTestApp, type TestApp } from '#test/house.ts'
import { testSettings } from '#test/settings.ts'
import { guideRequests } from './guide.tables.ts'

const password = 'heron-tide'
const function_ = '/functions/v1/get-gate-code'
let house: Database
let app: TestApp

beforeAll(async () => {
  house = await openTestDatabase()
})
beforeEach(async () => {
  await giveGuide(house.db, password)
  app = createTestApp({ db: house.db, settings: testSettings({ TRUST_PROXY: '1' }) })
})
afterEach(() => vi.useRealTimers())
afterEach(() => emptyTables(house.db))
afterAll(() => house.close())

function post(address: string, body: object, { from = '192.0.2.1', cookie = '' } = {}) {
  return app.request(address, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from, ...(cookie ? { cookie } : {}) },
    body: JSON.stringify(body),
  })
}

async function unlock() {
  const answer = await post(function_, { password })
  return { answer, cookie: (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? '' }
}

describe('get-gate-code', () => {
  it('gives the codes for the password, and then for the session', async () => {
    const { gateCode, wifiName, wifiKey } = await getGuideDetails(house.db)
    const { answer, cookie } = await unlock()
    const said = { gate_code: gateCode, wifi: { name: wifiName, key: wifiKey }, expires_at: expect.any(String) }
    expect(await answer.json()).toEqual(said)
    expect(answer.headers.get('cache-control')).toBe('no-store')
    expect(answer.headers.get('set-cookie')).toMatch(/^guest=[\w-]{43}; Path=\/; Expires=[^;]+; HttpOnly; SameSite=Lax$/)

    const again = await post(function_, {}, { cookie })
    expect(await again.json()).toEqual(said)
    expect(again.headers.get('cache-control')).toBe('no-store')
  })

  it('refuses a wrong password, and who has no session', async () => {
    expect((await post(function_, {})).status).toBe(401)
    expect((await post(function_, {}, { cookie: 'guest=made-up' })).status).toBe(401)
    const wrong = await post(function_, { password: 'x' })
    expect(wrong.status).toBe(401)
    expect(await wrong.json()).toMatchObject({ error: { code: 'wrong_password' } })
    expect((await post(function_, { password: 7 })).status).toBe(400)
    expect((await post(function_, { password: 'x'.repeat(201) })).status).toBe(400)
  })

  it('takes a blank password for no guess', async () => {
    for (let time = 0; time < 9; time++) {
      const blank = await post(function_, { password: time % 2 ? '' : '  ' })
      expect([blank.status, (await blank.json()).error.fields]).toEqual([400, { password: 'Please fill this in.' }])
    }
    expect((await unlock()).answer.status).toBe(200)
  })

  it('no longer answers a session once the password has changed', async () => {
    const { cookie } = await unlock()
    await setGuestPassword(house.db, 'curlew-sand')
    expect((await post(function_, {}, { cookie })).status).toBe(401)
  })

  it('gives its cookie to https alone where the house has it', async () => {
    const settings = testSettings({ BASE_URL: 'https://kilmara.example' })
    app = createTestApp({ db: house.db, settings })
    const { answer } = await unlock()
    expect(answer.headers.get('set-cookie')).toMatch(
      /^__Host-guest=[\w-]+; Path=\/; Expires=[^;]+; HttpOnly; Secure; SameSite=Lax$/,
    )
  })

  it('gives a thousand guesses from as many addresses nothing, and honest guests their codes', {
    timeout: 120_000,
  }, async () => {
    // The door's clock moves only while honest guests wait.
    vi.useFakeTimers({ toFake: ['Date'] })
    app = createTestApp({ db: house.db, settings: testSettings({ TRUST_PROXY: '1' }) })
    const statuses = new Map<number, number>()
    const honest: Promise<Response>[] = []
    for (let index = 0; index < 1_000; index += 250) {
      const batch = Array.from({ length: 250 }, async (_, offset) => {
        const guess = index + offset
        const answer = await post(function_, { password: `guess-${guess}` }, { from: `10.0.${guess >> 8}.${guess & 255}` })
        statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1)
      })
      honest.push(comeIn(`192.0.2.${10 + honest.length}`))
      await Promise.all(batch)
    }
    for (const answer of await Promise.all(honest)) expect(answer.status).toBe(200)
    expect([...statuses.keys()].sort()).toEqual([401, 429])
    expect(statuses.get(401)).toBeLessThan(200)
    // Seconds later nobody has to wait.
    vi.advanceTimersByTime(5_000)
    expect((await post(function_, { password }, { from: '192.0.2.99' })).status).toBe(200)
  })
})

describe('behind an address at which somebody keeps guessing', () => {
  const from = '203.0.113.181'
  const guess = async () => (await post(function_, { password: 'nonsense' }, { from })).status

  it('a guest with the right password comes in by work, without waiting for the guesser', async () => {
    const guesses: number[] = []
    // More than the address may ask in a minute.
    for (let wrong = 0; wrong < 150; wrong++) guesses.push(await guess())
    expect(guesses.filter((status) => status === 401).length).toBeLessThan(15)
    const before = Date.now()
    expect((await comeIn(from)).status).toBe(200)
    expect(Date.now() - before).toBeLessThan(20_000)
  })

  it('who is in still gets the codes', async () => {
    const cookie = (await post(function_, { password }, { from })).headers.get('set-cookie')?.split(';')[0] ?? ''
    for (let wrong = 0; wrong < 150; wrong++) await guess()
    expect((await post(function_, {}, { from, cookie })).status).toBe(200)
  })
})

/** Does what the guide's page does: works when asked to, waits when told to, which here advances the clock. */
async function comeIn(from: string): Promise<Response> {
  let proof: object | undefined
  for (;;) {
    const answer = await post(function_, { password, proof }, { from })
    if (answer.status !== 429) return answer
    const { challenge } = (await answer.json()).error
    const solution = challenge && (await solveChallenge({ challenge, deriveKey }))
    proof = solution ? { challenge, solution } : undefined
    if (!proof) vi.advanceTimersByTime(Number(answer.headers.get('retry-after')) * 1000)
  }
}

describe('guest-contact', () => {
  const request = {
    name: 'Aoife Byrne',
    email: 'aoife@guests.example',
    room: 'Sunriser',
    request_type: 'Reiki & Energy Healing',
    message: 'On Sunday?',
  }

  it('stores a request', async () => {
    const answer = await post('/functions/v1/guest-contact', request)
    expect(await answer.json()).toEqual({ success: true })
    expect(await house.db.select().from(guideRequests)).toMatchObject([
      { room: 'Sunriser', requestType: 'Reiki & Energy Healing' },
    ])
  })

  it.each(['name', 'email', 'room', 'request_type', 'message'])('needs %s', async (field) => {
    const answer = await post('/functions/v1/guest-contact', { ...request, [field]: '' })
    expect(answer.status).toBe(400)
    expect((await answer.json()).error.fields).toHaveProperty(field)
  })
})

it('/weather answers 204 at once when there is no forecast service', async () => {
  const settings = testSettings({ WEATHER_URL: 'http://127.0.0.1:9/' })
  app = createTestApp({ db: house.db, settings })
  expect((await app.request('/weather')).status).toBe(204)
  expect((await app.request('/guest-guide')).status).toBe(200)
})

describe('the guide without script', () => {
  const send = (fields: Record<string, string>, cookie = '') =>
    app.request('/guest-guide', {
      method: 'POST',
      body: new URLSearchParams(fields),
      headers: { cookie, 'x-forwarded-for': '192.0.2.2' },
    })

  it('opens by its form, shows the codes to that guest alone, uncached, and locks again', async () => {
    const { gateCode, wifiKey } = await getGuideDetails(house.db)
    const opened = await send({ form: 'unlock', password })
    expect([opened.status, opened.headers.get('location')]).toEqual([303, '/guest-guide?open=1#gate-code'])
    const cookie = (opened.headers.get('set-cookie') ?? '').split(';')[0] ?? ''

    const page = await app.request('/guest-guide?open=1', { headers: { cookie } })
    const text = await page.text()
    expect(page.headers.get('cache-control')).toBe('private, no-store')
    expect(text).toContain(gateCode)
    expect(text).toContain(wifiKey)
    const others = await (await app.request('/guest-guide?open=1')).text()
    const plain = await (await app.request('/guest-guide', { headers: { cookie } })).text()
    for (const locked of [others, plain]) {
      expect(locked).toContain('See your booking confirmation')
      expect(locked).not.toContain(gateCode)
    }

    expect((await send({ form: 'lock' }, cookie)).headers.get('set-cookie')).toContain('Max-Age=0')
    expect(await (await app.request('/guest-guide?open=1', { headers: { cookie } })).text()).not.toContain(gateCode)
  })

  it('says what is wrong', async () => {
    const wrong = await send({ form: 'unlock', password: 'x' })
    expect(wrong.status).toBe(401)
    expect(await wrong.text()).toContain('That is not the guide’s password.')
    for (const password of ['', '  ']) {
      const none = await send({ form: 'unlock', password })
      expect(none.status).toBe(400)
      expect(await none.text()).toMatch(/id="guide-password-notice"[^>]*>Please fill this in\./)
    }
    const missing = await send({ form: 'contact', name: 'Aoife', request_type: 'Wine Cellar Enquiry' })
    expect(missing.status).toBe(400)
    expect(await missing.text()).toContain('Please fill in all required fields.')
    const filled = { name: 'Aoife', email: 'a@b', room: 'Stargazer', request_type: 'Booking change', message: 'Hi' }
    const miswritten = await send({ form: 'contact', ...filled })
    expect(miswritten.status).toBe(400)
    const text = await miswritten.text()
    expect(text).not.toContain('Please fill in all required fields.')
    expect(text).toContain('Please check the marked fields.')
    expect(text).toContain('Please check the email address: it should look like name@example.com.')
  })

  it('takes a request, and chooses the one an enquiry asks for', async () => {
    const fields = {
      form: 'contact',
      name: 'A',
      email: 'a@b.ie',
      room: 'Stargazer',
      request_type: 'Booking change',
      message: 'Hi',
    }
    expect((await send(fields)).headers.get('location')).toBe('/guest-guide?sent=1#contact-us')
    expect(await house.db.$count(guideRequests)).toBe(1)
    const page = await (await app.request('/guest-guide?request=Wine%20Cellar%20Enquiry')).text()
    expect(page).toMatch(/<option[^>]* selected=""[^>]*>Wine Cellar Enquiry/)
  })
})
