/** What is changed, counted or begun on one instance is valid on the other. */
import { existsSync } from 'node:fs'
import pg from 'pg'
import { describe, expect, inject, it, vi } from 'vitest'
import { addDays, estateDay } from '#app/estate/time/estate-day.ts'
import { rates, receiptsAnHour } from '#app/limits.server.ts'
import { catalogue } from '#app/products/catalogue.ts'
import { rooms } from '#app/rooms/rooms.ts'
import { aoife, fionn } from '#test/cast.ts'
import { cookieOf } from '#test/cookie-of.ts'
import { createServerDatabase, dropServerDatabase } from '#test/database.ts'
import { startSmtpServer } from '#test/smtp-server.ts'
import { postForm } from '#test/staff.ts'
import { program } from '../../build-tools/server-flags.mjs'
import { guestPassword, setupCode, startTwoInstances } from './two-instances.ts'

const built = existsSync(program)

describe.skipIf(!inject('server') || !built)('two instances on one database', () => {
  it('are one house', { timeout: 600_000 }, async () => {
    await using mailServer = await startSmtpServer()
    const databaseUrl = await createServerDatabase()
    await countRuns(databaseUrl)
    try {
      await using house = await startTwoInstances(databaseUrl, { SMTP_URL: mailServer.url })
      const [one, other] = [at(house.one), at(house.other)]
      const cookie = await staffSession(one, other)
      await showsAtOther(one, other, cookie)
      await countsForBoth(one, other, at(house.proxy))
      await livesAtBoth(one, other, cookie)
      await opensWithNewPassword(one, other, cookie)
      await runsJobsOnce(databaseUrl)
      await mailServer.arrived(rates.contact.points + receiptsAnHour)
      const addressed = mailServer.received.map((mail) => mail.header('Message-ID'))
      expect(new Set(addressed).size).toBe(addressed.length)
    } finally {
      await dropServerDatabase(databaseUrl)
    }
  })
})

type House = ReturnType<typeof at>

function at(url: string) {
  const ask = (path: string, init?: RequestInit) => fetch(`${url}${path}`, { redirect: 'manual', ...init })
  return {
    request: ask,
    read: async (path: string, cookie = '') => (await ask(path, { headers: { cookie } })).text(),
    send: (path: string, body: object, cookie = '') =>
      ask(path, { method: 'POST', headers: { 'Content-Type': 'application/json', cookie }, body: JSON.stringify(body) }),
  }
}

/** Signing up on one also signs in on the other, even without a common AUTH_SECRET. */
async function staffSession(one: House, other: House): Promise<string> {
  const { name, email, password } = fionn
  const answer = await postForm(one, '/admin/login', { intent: 'signup', name, email, password, setup: setupCode })
  const cookie = cookieOf(answer)
  for (const house of [one, other]) expect((await house.request('/admin', { headers: { cookie } })).status).toBe(200)
  return cookie
}

async function showsAtOther(one: House, other: House, cookie: string) {
  expect(await other.read('/guest-guide')).not.toContain('€57')
  expect(await other.read('/faq')).toContain('€50 a bath')
  const csv = await one.read('/admin/products.csv', cookie)
  const dearer = csv.replace(/^(heated_bath,.*?,)50\.00,/m, '$157.00,')
  expect(dearer).not.toBe(csv)
  await postForm(one, '/admin/products', { intent: 'import', csv: dearer }, cookie)
  await vi.waitFor(async () => expect(await other.read('/guest-guide')).toContain('€57'), patience)
  expect(await one.read('/guest-guide')).toContain('€57')
  for (const house of [one, other]) expect(await house.read('/faq')).toContain('€57 a bath')
}

async function countsForBoth(one: House, other: House, both: House) {
  const write = (house: House) => house.send('/functions/v1/send-contact-email', aoife)
  for (let count = 0; count < rates.contact.points; count++) expect((await write(both)).status).toBe(200)
  // Directly to each, from the address the proxy saw: the count is shared between instances.
  const forwarded = (house: House) =>
    house.request('/functions/v1/send-contact-email', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': '127.0.0.1' },
      body: JSON.stringify(aoife),
    })
  for (const house of [one, other]) expect((await forwarded(house)).status).toBe(429)

  const guess = (password: string) => both.send('/functions/v1/get-gate-code', { password })
  const statuses = []
  for (let count = 0; count < 6; count++) statuses.push((await guess('wrong')).status)
  expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
}

/** An order placed on one and paid on the other is in both consoles. */
async function livesAtBoth(one: House, other: House, cookie: string) {
  const [bath] = catalogue
  const order = {
    itemType: bath?.itemType,
    itemName: bath?.name,
    roomName: rooms[0]?.name,
    stayDate: addDays(estateDay(new Date()), 3),
    email: 'niamh@guests.example',
    guestName: 'Niamh of the two houses',
  }
  const placed = await one.send('/functions/v1/create-checkout', order)
  const { url } = (await placed.json()) as { url: string }
  const paid = await postForm(other, new URL(url).pathname, { answer: 'pay' })
  expect(paid.status).toBe(303)
  for (const house of [one, other]) expect(await house.read('/admin/orders', cookie)).toContain(order.guestName)
}

async function opensWithNewPassword(one: House, other: House, cookie: string) {
  const from = (house: House, password?: string, session = '') =>
    house.request('/functions/v1/get-gate-code', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': '192.0.2.7', cookie: session },
      body: JSON.stringify(password ? { password } : {}),
    })
  const opened = await from(one, guestPassword)
  const session = cookieOf(opened)
  expect((await from(other, undefined, session)).status).toBe(200)
  const password = 'curlew-sand'
  await postForm(one, '/admin/settings', { intent: 'guest-password', password, confirmation: password }, cookie)
  expect((await from(other, undefined, session)).status).toBe(401)
  expect((await from(other, password)).status).toBe(200)
  expect((await from(other, guestPassword)).status).toBe(401)
}

/** Records each start of a scheduled job. */
async function countRuns(databaseUrl: string) {
  await query(
    databaseUrl,
    `create table job_runs (name text);
    create function note_run() returns trigger language plpgsql as
      $$ begin insert into job_runs values (new.name); return new; end $$;
    create trigger note_run after update of started_at on scheduled_jobs for each row execute function note_run()`,
  )
}

async function runsJobsOnce(databaseUrl: string) {
  await vi.waitFor(async () => {
    const [open] = await query(databaseUrl, `select count(*)::int as jobs from scheduled_jobs where finished_at is null`)
    expect(open).toEqual({ jobs: 0 })
  }, patience)
  const runs = await query(databaseUrl, 'select name, count(*)::int as runs from job_runs group by name')
  expect(runs.length).toBeGreaterThan(3)
  expect(runs.filter((job) => job.runs !== 1)).toEqual([])
}

async function query(databaseUrl: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  const { rows } = await client.query(text).finally(() => client.end())
  return rows ?? []
}

/** The house promises two seconds; a machine busy with other tests may take longer. */
const patience = { timeout: 120_000, interval: 50 }
