import { guideRequestEmail } from '#app/guide/requests/guide-request.email.ts'
import { answerEmail } from '#app/inbox/inbox.email.ts'
import { contactNoticeEmail } from '#app/messages/messages.email.ts'
import { aoife } from '#test/cast.ts'
import { expect, test } from './house.ts'

const email = 'bartholomew.featherstonehaugh.cholmondeley@guests.example'
const href = 'https://kilmara.example/admin/feedback/1'
const message = `Like here: https://pictures.example/${'album/'.repeat(20)}`

test('a mail keeps to a phone’s width, whatever was written in it', { tag: '@once' }, async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  for (const { subject, html } of [
    contactNoticeEmail({ ...aoife, email, message }, href),
    guideRequestEmail({ name: aoife.name, email, room: 'Stargazer', request_type: 'Maintenance issue', message }, href),
    answerEmail({ name: aoife.name, about: 'Special Request', question: message, text: message, who: 'Fionn Daly' }),
  ]) {
    await page.setContent(html)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), subject).toBe(360)
  }
})
