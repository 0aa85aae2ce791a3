import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { mailOutbox } from '#app/mail/mail.tables.ts'
import { listChanges } from '#app/staff/audit/audit.server.ts'
import { parseCsv } from '#app/staff/csv/csv.ts'
import { fionn } from '#test/cast.ts'
import { enterAs } from '#test/console.ts'
import { describeOnEachDatabase } from '#test/database.ts'
import { createTestApp } from '#test/house.ts'
import { testSettings } from '#test/settings.ts'
import { postForm, signUp } from '#test/staff.ts'
import { findSubscription, subscribe } from './newsletter.server.ts'
import { newsletterSubscribers } from './newsletter.tables.ts'
import { readSubscriberFilter } from './subscriber-list.ts'
import { listSubscribers, takeOffList, walkRecipients } from './subscribers.server.ts'

const settings = testSettings()

describeOnEachDatabase('the newsletter’s list', (house) => {
  /** One after the other, each a minute later. */
  async function signedUp(...names: string[]) {
    for (const [at, name] of names.entries()) {
      const email = `${name.toLowerCase()}@guests.example`
      await subscribe(house.db, settings, { name, email, consent: true })
      const consentAt = new Date(Date.UTC(2026, 9, 1, 12, at))
      await house.db.update(newsletterSubscribers).set({ consentAt }).where(eq(newsletterSubscribers.email, email))
    }
  }
  const namesOf = async (...asked: Parameters<typeof listSubscribers> extends [unknown, ...infer Rest] ? Rest : never) =>
    (await listSubscribers(house.db, ...asked)).rows.map(({ name }) => name)
  const idOf = async (name: string) => (await listSubscribers(house.db, { words: name })).rows[0]?.id ?? ''
  const recipients = async (words?: string, atOnce?: number) => {
    const found = []
    for await (const recipient of walkRecipients(house.db, words, atOnce)) found.push(recipient.name)
    return found
  }

  it('is read page by page, latest first, and found by address, first name and status', async () => {
    const admin = await signUp(house.db, fionn)
    await signedUp('Aoife', 'Cian', 'Niamh')
    await takeOffList(house.db, admin, await idOf('Cian'))
    expect(await namesOf({})).toEqual(['Niamh', 'Cian', 'Aoife'])
    expect(await namesOf({}, 2, 2)).toEqual(['Aoife'])
    expect(await listSubscribers(house.db, {}, 1, 2)).toMatchObject({ total: 3, more: false })
    expect(await namesOf({ state: 'subscribed' })).toEqual(['Niamh', 'Aoife'])
    expect(await namesOf({ state: 'unsubscribed' })).toEqual(['Cian'])
    expect(await namesOf({ words: 'AOIFE@guests' })).toEqual(['Aoife'])
    expect(await namesOf({ words: 'cian', state: 'subscribed' })).toEqual([])
    expect(await namesOf({ words: '%' })).toEqual([])
  })

  it('is given out whole, without those who left, whatever the batch size', async () => {
    const admin = await signUp(house.db, fionn)
    await signedUp('Aoife', 'Byrne', 'Cian', 'Daly', 'Ena')
    await takeOffList(house.db, admin, await idOf('Daly'))
    for (const atOnce of [1, 2, 5]) expect(await recipients(undefined, atOnce)).toEqual(['Ena', 'Cian', 'Byrne', 'Aoife'])
    expect(await recipients('cian')).toEqual(['Cian'])
  })

  it('is given out without those who leave while it is', async () => {
    const admin = await signUp(house.db, fionn)
    await signedUp('Aoife', 'Cian')
    const walk = walkRecipients(house.db, undefined, 1)
    expect((await walk.next()).value).toMatchObject({ name: 'Cian' })
    await takeOffList(house.db, admin, await idOf('Aoife'))
    expect((await walk.next()).done).toBe(true)
  })

  it('loses an address by hand once, is told so in the log without it, and may have it again', async () => {
    const admin = await signUp(house.db, fionn)
    await signedUp('Saoirse')
    const id = await idOf('Saoirse')
    await takeOffList(house.db, admin, id)
    expect(await house.db.$count(mailOutbox)).toBe(0)
    const [left] = (await listSubscribers(house.db, {})).rows
    expect(left?.unsubscribedAt).toBeInstanceOf(Date)
    await takeOffList(house.db, admin, id)
    expect((await listSubscribers(house.db, {})).rows).toEqual([left])
    const { rows: entries } = await listChanges(house.db, { subject: 'newsletter' })
    expect(entries).toMatchObject([{ action: 'taken off the list', subjectId: id, who: 'Fionn Daly <fionn@kilmara.example>' }])
    expect(JSON.stringify(entries)).not.toMatch(/saoirse/i)
    for (const none of ['', '\0', 'one', '01900000-0000-7000-8000-000000000000'])
      await expect(takeOffList(house.db, admin, none)).rejects.toMatchObject({ status: 404 })

    expect(await subscribe(house.db, settings, { name: null, email: 'saoirse@guests.example', consent: true })).toEqual({
      status: 'subscribed',
    })
    expect(await listSubscribers(house.db, {})).toMatchObject({ rows: [{ id, name: null, unsubscribedAt: null }] })
  })

  it('is taken off together with its line in the log, or not at all', async () => {
    const admin = await signUp(house.db, fionn)
    await signedUp('Saoirse')
    const id = await idOf('Saoirse')
    await expect(takeOffList(house.db, { ...admin, id: 'no uuid' }, id)).rejects.toThrow()
    expect(await namesOf({ state: 'subscribed' })).toEqual(['Saoirse'])
  })

  it('is a page, and a table whose links unsubscribe and whose cells no spreadsheet executes', async () => {
    const app = createTestApp({ db: house.db, settings })
    await signUp(house.db, fionn)
    const { open, read: page } = await enterAs(app, fionn)
    expect(await page('/admin/newsletter')).toContain('Nobody has subscribed yet')
    await subscribe(house.db, settings, { name: '=1+1', email: 'saoirse@guests.example', consent: true })
    await subscribe(house.db, settings, { name: null, email: 'cian@guests.example', consent: true })
    expect(await page('/admin/newsletter')).toMatch(/2 addresses.*cian@guests\.example.*none given.*Subscribed/)
    expect(await page('/admin/newsletter?q=nobody')).toContain('No address matches')
    expect(await page('/admin/newsletter')).toContain('The export lists all subscribers')
    expect(await page('/admin/newsletter?q=saoirse')).toContain('The export lists the subscribers found by these words')

    const answer = await open('/admin/newsletter.csv?state=unsubscribed')
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="newsletter-\d{4}-\d\d-\d\d\.csv"$/)
    const text = await answer.text()
    expect(text).toContain(",'=1+1,")
    const [head, latest, ...more] = parseCsv(text)
    expect(head).toEqual(['Email Address', 'First Name', 'Subscribed', 'Unsubscribe Link'])
    expect(latest).toEqual(['cian@guests.example', '', expect.stringMatching(/T.*[+-]\d\d:\d\d$/), expect.any(String)])
    expect(more).toHaveLength(1)

    await postForm(app, new URL(latest?.[3] ?? '').pathname, { 'List-Unsubscribe': 'One-Click' })
    const [left] = (await listSubscribers(house.db, { state: 'unsubscribed' })).rows
    expect(left?.email).toBe('cian@guests.example')
    expect(await findSubscription(house.db, (latest?.[3] ?? '').split('/').at(-1) ?? '')).toMatchObject({ email: left?.email })
    expect(parseCsv(await (await open('/admin/newsletter.csv')).text())).toHaveLength(2)
  })
})

it('an address asks for a part of the list; nonsense asks for nothing', () => {
  const filter = readSubscriberFilter(new URLSearchParams('state=lost&q=%20&page=-3'))
  expect(filter).toEqual({ state: undefined, words: undefined, page: 1 })
  expect(readSubscriberFilter(new URLSearchParams('state=unsubscribed&q=+ann+&page=2'))).toEqual({
    state: 'unsubscribed',
    words: 'ann',
    page: 2,
  })
})
