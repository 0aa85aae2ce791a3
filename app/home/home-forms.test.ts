/** The home page's forms without script: what is refused comes back with everything typed, and with the JSON function's status. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { contactNotices } from '#app/messages/contact-notices.ts'
import { newsletterNotices } from '#app/newsletter/newsletter-notices.ts'
import { aoife } from '#test/cast.ts'
import { openTestHouse, type TestHouse, textOf } from '#test/house.ts'
import { postForm } from '#test/staff.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openTestHouse()
})
afterAll(() => house.close())

const { name, email, reason, message } = aoife
const contact = { name, email, reason, message, consent: 'true' }
const reader = { email, consent: 'true' }

async function post(intent: string, fields: Record<string, string>) {
  const answer = await postForm(house.app, `/?index&intent=${intent}`, fields)
  const html = await answer.text()
  return { status: answer.status, text: textOf(html), html }
}

it.each([
  ['contact', { ...contact, message: '' }, contactNotices.failed.text],
  ['contact', { ...contact, consent: '' }, contactNotices.consentRequired.text],
  ['newsletter', { ...reader, consent: '' }, newsletterNotices.consentRequired.text],
])('a %s form that lacks something is told so, with 400', async (intent, fields, told) => {
  const { status, text, html } = await post(intent, fields)
  expect([status, text]).toEqual([400, expect.stringContaining(told)])
  expect(html).toContain(`value="${email}"`)
})

it('who subscribes again is told so, with 409', async () => {
  expect((await post('newsletter', reader)).status).toBe(302)
  const { status, text } = await post('newsletter', { ...reader, email: email.toUpperCase() })
  expect([status, text]).toEqual([409, expect.stringContaining(newsletterNotices.alreadySubscribed.text)])
})

it('a form that the page does not have is no success', async () => {
  expect((await post('anything', contact)).status).toBe(400)
})
