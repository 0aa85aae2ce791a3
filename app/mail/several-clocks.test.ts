import { expect, inject, it, vi } from 'vitest'
import { openTestDatabase, silentLog } from '#test/database.ts'
import { deliverDueMails } from './delivery.server.ts'
import { type Mail, queueMail } from './outbox.server.ts'

const mail: Mail = {
  kind: 'test',
  from: 'Kilmara <stay@kilmara.example>',
  to: 'aoife@guests.example',
  subject: 'Stars',
  text: 'Clear until two.',
  html: '<p>Clear until two.</p>',
}

it.skipIf(!inject('server'))('a mail that is being sent is not sent by an instance, too, whose clock is ahead', async () => {
  const { db, close } = await openTestDatabase('server')
  const sent: string[] = []
  const transport = async ({ id }: { id: string }) => {
    if (sent.push(id) > 1) return
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 6 * 60_000 })
    await deliverDueMails({ db, transport, log: silentLog }).finally(() => vi.useRealTimers())
  }
  const { id } = await queueMail(db, mail)
  await deliverDueMails({ db, transport, log: silentLog })
  expect(sent).toEqual([id])
  await close()
})
