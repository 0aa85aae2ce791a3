/** Forms without script when the database fails: the page says so and keeps what was typed. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { requestNotices } from '#app/guide/requests/request-types.ts'
import { contactNotices } from '#app/messages/contact-notices.ts'
import { newsletterNotices } from '#app/newsletter/newsletter-notices.ts'
import { aoife } from '#test/cast.ts'
import { openTestHouse, type TestHouse, textOf } from '#test/house.ts'
import { postForm } from '#test/staff.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openTestHouse()
  for (const table of ['contact_messages', 'newsletter_subscribers', 'guide_requests'])
    await house.db.execute(`alter table ${table} rename to ${table}_away`)
})
afterAll(() => house.close())

const letter = 'A long letter about the stars'
const { name, email } = aoife

it.each([
  ['contact', '/?index&intent=contact', { ...aoife, message: letter, consent: 'true' }, contactNotices.failed, letter],
  ['newsletter', '/?index&intent=newsletter', { email, consent: 'true' }, newsletterNotices.failed, email],
  [
    'guide',
    '/guest-guide',
    { name, email, room: 'Stargazer', request_type: 'Picnic Basket Enquiry', message: letter },
    requestNotices.failed,
    letter,
  ],
])('what was written to us by the %s form is still there', async (_, path, fields, notice, typed) => {
  const answer = await postForm(house.app, path, fields as Record<string, string>)
  const html = await answer.text()
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([500, 'private, no-store'])
  expect(textOf(html)).toContain(notice.text)
  expect(html).toContain(typed)
})
