/** Whatever was acknowledged survives `kill -9` intact; and a killed process blocks nobody. */
import { sql } from 'drizzle-orm'
import { describe, expect, inject, it, onTestFinished } from 'vitest'
import { type Database, openDatabase } from '#app/db/open.server.ts'
import { mailOutbox } from '#app/mail/mail.tables.ts'
import { contactMessages } from '#app/messages/messages.tables.ts'
import { chanceOfTest } from './chance-of-test.ts'
import { createServerDatabase, dropServerDatabase, prepareDirectory, silentLog } from './database.ts'
import { makeFolder } from './folder.ts'
import { startProcess } from './process.ts'

const rounds = 3
const submissions = 200

describe('kill -9 in the middle of submissions loses none that was acknowledged', () => {
  it('in the embedded database', async () => {
    await using folder = await makeFolder()
    prepareDirectory(folder.path)
    const acknowledged = await submitAndKill(folder.path)
    const database = await openDatabase({ dataDir: folder.path, log: silentLog })
    await expectAll(database, acknowledged)
    await database.close()
  })

  it.skipIf(!inject('server'))('on a PostgreSQL server', async () => {
    const databaseUrl = await createServerDatabase()
    const acknowledged = await submitAndKill('/nowhere', databaseUrl)
    const database = await openDatabase({ databaseUrl, dataDir: '/nowhere', log: silentLog })
    await expectAll(database, acknowledged)
    await database.close()
    await dropServerDatabase(databaseUrl)
  })
})

describe('where the database’s log cannot be written', () => {
  it.each([
    ['writeSync', 'ENOSPC', 'No space left on device'],
    ['writeSync', 'EDQUOT', 'Quota exceeded'],
    ['fsyncSync', 'EIO', 'I/O error'],
  ])('the house ends with one line that says why, and has what it acknowledged: %s, %s', async (call, code, why) => {
    await using folder = await makeFolder()
    prepareDirectory(folder.path)
    const victim = startProcess('lose-the-disk', folder.path, call, code)
    // If it did not end, it would occupy a core for ever.
    onTestFinished(() => void victim.kill())
    const { code: ended, lines, complaint } = await victim.ended()
    expect([ended, lines]).toEqual([1, ['1', '2', '3', '4', '5']])
    // One line of JSON, without the statement.
    expect(JSON.parse(complaint)).toMatchObject({ level: 60, reason: expect.stringContaining(why) })
    expect(complaint).not.toContain('insert')

    const { db, close } = await openDatabase({ dataDir: folder.path, log: silentLog })
    await db.execute(sql`insert into kept values (100)`)
    const { rows } = await db.execute<{ number: number }>(sql`select number from kept order by number`)
    expect(rows.map(({ number }) => number).filter((number) => number !== 6)).toEqual([1, 2, 3, 4, 5, 100])
    await close()
  })
})

/** Each process starts on what the previous one left and is killed at a random moment. @returns what was acknowledged */
async function submitAndKill(...args: string[]): Promise<string[]> {
  const chance = chanceOfTest()
  const acknowledged: string[] = []
  for (let round = 1; round <= rounds; round++) {
    await using victim = startProcess('keep-submitting', ...args)
    await victim.says(Math.ceil(submissions / rounds))
    await new Promise((resolve) => setTimeout(resolve, chance.below(15)))
    acknowledged.push(...(await victim.kill()).lines)
  }
  return acknowledged
}

/** What was in flight at the kill may have been stored, too, at most one per round, and then with its mails. */
async function expectAll({ db }: Database, acknowledged: string[]): Promise<void> {
  expect(acknowledged.length).toBeGreaterThanOrEqual(submissions)
  const stored = new Set((await db.select({ id: contactMessages.id }).from(contactMessages)).map(({ id }) => id))
  expect(acknowledged.filter((id) => !stored.has(id))).toEqual([])
  expect(stored.size - acknowledged.length).toBeLessThanOrEqual(rounds)
  expect(await db.$count(mailOutbox)).toBe(2 * stored.size)
}
