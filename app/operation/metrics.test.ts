import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { receiveMessage } from '#app/messages/messages.server.ts'
import { aoife } from '#test/cast.ts'
import { openTestDatabase } from '#test/database.ts'
import { createTestApp } from '#test/house.ts'
import { keepLog } from '#test/kept-log.ts'
import { testSettings } from '#test/settings.ts'

it('metrics are for who has the token, and say how much, not who', async () => {
  const database = await openTestDatabase()
  const settings = testSettings({ METRICS_TOKEN: 'a-token-of-some-length' })
  const app = createTestApp({ db: database.db, settings })
  await receiveMessage(database.db, settings, aoife)
  await app.request('/room/no-such-room-a1b2')
  const ask = (authorization?: string) => app.request('/metrics', { headers: authorization ? { authorization } : {} })
  for (const wrong of [undefined, 'Bearer a-token-of-some-lengtH', 'a-token-of-some-length'])
    expect((await ask(wrong)).status).toBe(404)
  const text = await (await ask('Bearer a-token-of-some-length')).text()
  expect(text).toContain('kilmara_mails{state="waiting"} 2')
  expect(text).toContain('kilmara_http_request_seconds_count{area="pages",method="GET",status="4xx"}')
  expect(text).toContain('process_resident_memory_bytes')
  expect(text).not.toMatch(/a1b2|aoife/i)

  const closed = createTestApp({ db: database.db })
  expect((await closed.request('/metrics', { headers: { authorization: 'Bearer undefined' } })).status).toBe(404)
  await database.close()
})

it('metrics without the database tell what the house answers, and no figure of mails that nobody has counted', async () => {
  const database = await openTestDatabase()
  const { log, lines } = keepLog()
  const app = createTestApp({ db: database.db, settings: testSettings({ METRICS_TOKEN: 'a-token-of-some-length' }), log })
  const ask = async () => (await app.request('/metrics', { headers: { authorization: 'Bearer a-token-of-some-length' } })).text()
  await app.request('/room/no-such-room')
  expect(await ask()).toContain('kilmara_mails{state="waiting"} 0')
  await database.db.execute(sql`alter table mail_outbox rename to mail_outbox_lost`)
  const text = await ask()
  expect(text).toContain('kilmara_http_request_seconds_count{area="pages",method="GET",status="4xx"} 1')
  expect(text).not.toContain('kilmara_mails{')
  expect(lines.map((line) => JSON.parse(line).msg)).toEqual(['the metrics do without the mails'])
  await database.close()
})
