import { expect, it } from 'vitest'
import { receiveMessage } from '#app/messages/messages.server.ts'
import { placeOrder } from '#app/orders/ordering/place-order.server.ts'
import { aoife, fionn } from '#test/cast.ts'
import { enterAs, openStaffedHouse } from '#test/console.ts'
import { textOf } from '#test/house.ts'
import { bathWish, openPaying } from '#test/ordering.ts'
import { listInbox } from './inbox.server.ts'

it.each([
  ['on its way', { SMTP_URL: 'smtp://localhost:1' }, 'Your reply is on its way', ['Reply by email to', 'Send reply'], 'kept'],
  ['kept', {}, 'Your reply is kept, but not sent.', ['but reaches nobody.', 'Keep reply'], 'by email'],
] as const)('an answer is said to be %s, as it is, by %j', async (_, environment, said, shown, unsaid) => {
  const { app, db, settings, close } = await openStaffedHouse({ environment })
  const { read, post } = await enterAs(app, fionn)
  await receiveMessage(db, settings, aoife)
  const [message] = (await listInbox(db, { state: 'open', me: '' })).rows
  const path = `/admin/feedback/${message?.id}`
  const page = await read(path)
  for (const words of shown) expect(page).toContain(words)
  expect(page).not.toContain(unsaid)
  const empty = await post(path, { intent: 'answer', text: ' ', seen: '0', close: 'on' })
  expect(await empty.text()).toMatch(/<textarea[^>]*aria-invalid="true"[\s\S]*?<\/textarea><p [^>]*>Please write a reply\.<\/p>/)
  const answer = await post(path, { intent: 'answer', text: 'It is.', seen: '0', close: 'on' })
  expect(textOf(await answer.text())).toContain(said)
  await close()
})

it('a message leads to whatever else its sender wrote and ordered, and to nothing where there is nothing', async () => {
  const { app, db, settings, close } = await openStaffedHouse()
  const { open } = await enterAs(app, fionn)
  await receiveMessage(db, settings, aoife)
  const [message] = (await listInbox(db, { state: 'open', me: '' })).rows
  const page = async () => (await open(`/admin/feedback/${message?.id}`)).text()
  const links = async () => (await page()).match(/(?<=>)\d+ (messages?|orders?)(?=<)/g)
  expect(await links()).toBeNull()
  await receiveMessage(db, settings, { ...aoife, email: aoife.email.toUpperCase() })
  await placeOrder(db, { ...bathWish, email: aoife.email }, await openPaying(db))
  expect(await links()).toEqual(['2 messages', '1 order'])
  await close()
})
