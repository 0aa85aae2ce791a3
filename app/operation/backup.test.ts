import { createHash } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, describe, expect, inject, it } from 'vitest'
import type { Db } from '#app/db/db.ts'
import { knownMigrations, migrateDatabase } from '#app/db/migrate.server.ts'
import { newId } from '#app/db/new-id.server.ts'
import { openDatabase } from '#app/db/open.server.ts'
import { seedDatabase } from '#app/db/seed.ts'
import { guestSessions } from '#app/guide/guide.tables.ts'
import { receiveMessage } from '#app/messages/messages.server.ts'
import { recordChange } from '#app/staff/audit/audit.server.ts'
import { staffInvitations, staffSessions, staffUsers, staffVerifications } from '#app/staff/staff.tables.ts'
import { aoife } from '#test/cast.ts'
import { createServerDatabase, describeOnEachDatabase, dropServerDatabase, prepareDirectory, silentLog } from '#test/database.ts'
import { makeFolder } from '#test/folder.ts'
import { mailSettings } from '#test/settings.ts'
import { backUp, restore } from './backup.server.ts'
import { askHouse, openControl } from './control.server.ts'
import { moveHouse } from './move.server.ts'
import { writeDatabase } from './portable.server.ts'

const log = silentLog

/** Rows of every awkward kind: line separators, quotes, NULL, arrays, JSON, sequences. */
async function live(db: Db): Promise<void> {
  await seedDatabase(db)
  await receiveMessage(db, mailSettings, {
    ...aoife,
    phone: null,
    message: 'Line\u2028separator, "quotes", back\\slash\n\ttab, é, 🌲',
  })
  await receiveMessage(db, mailSettings, { ...aoife, name: '\\N' })
  await recordChange(db, null, { action: 'created', subject: 'guide', title: 'x', after: { list: [1, null, 'a"b'] } })
  await db.execute(
    sql`update guest_products set room_restrictions = array['Stargazer', 'Sea Forest, "Lodge"'] where item_type = 'heated_bath'`,
  )
}

/** A backup's lines without its seal, as `npm run backup` would have written them. */
function writeSealed(path: string, lines: readonly string[]): void {
  const seal = createHash('sha256')
    .update(lines.map((line) => `${line}\n`).join(''))
    .digest('hex')
  writeFileSync(path, gzipSync([...lines, JSON.stringify({ seal }), ''].join('\n')))
}

describeOnEachDatabase('a backup', (house) => {
  // The audit log's guard prevents emptying tables between tests.
  afterEach(() => house.db.execute(sql`alter table audit_log disable trigger user`))

  it('restored into an emptied house gives the same backup, byte for byte', async () => {
    await using folder = await makeFolder()
    const [first, second] = [join(folder.path, 'backups/1.gz'), join(folder.path, 'backups/2.gz')]
    writeFileSync(join(folder.path, 'auth-secret'), 'secret', { mode: 0o600 })
    mkdirSync(join(folder.path, 'db'))
    writeFileSync(join(folder.path, 'db/PG_VERSION'), 'the database itself')
    await live(house.db)
    const made = await backUp(house.db, folder.path, first)
    expect(made).toMatchObject({ files: 1, rows: expect.any(Number) })
    expect(statSync(first).mode & 0o777).toBe(0o600)

    await house.db.execute(sql`delete from contact_messages`)
    await house.db.execute(sql`update guest_products set price_cents = 1`)
    rmSync(join(folder.path, 'auth-secret'))
    await expect(restore(house.db, folder.path, first)).rejects.toThrow('With --force they are replaced by the backup.')
    expect(existsSync(join(folder.path, 'auth-secret'))).toBe(false)

    await restore(house.db, folder.path, first, { force: true, exactly: true })
    expect(statSync(join(folder.path, 'auth-secret')).mode & 0o777).toBe(0o600)
    await backUp(house.db, folder.path, second)
    expect(readFileSync(second).equals(readFileSync(first))).toBe(true)

    // The house works again: sequences continue, the audit log is guarded.
    await recordChange(house.db, null, { action: 'created', subject: 'guide', title: 'after' })
    await expect(house.db.execute(sql`delete from audit_log`)).rejects.toThrow()
  })

  it('restored, lets nobody in who was put out since, and says in the audit log that it was', async () => {
    await using folder = await makeFolder()
    const path = join(folder.path, 'last-night.gz')
    await live(house.db)
    const [id, token, soon] = [newId(), 'a'.repeat(64), new Date(Date.now() + 86_400_000)]
    await house.db.insert(staffUsers).values({ id, name: aoife.name, email: aoife.email, role: 'admin', emailVerified: true })
    await house.db.insert(staffSessions).values({ id: newId(), userId: id, token, expiresAt: soon })
    await house.db.insert(staffVerifications).values({ id: newId(), identifier: 'x', value: id, expiresAt: soon })
    const invitation = { email: 'fionn@kilmara.example', role: 'admin', tokenHash: token, invitedBy: 'Aoife' } as const
    await house.db.insert(staffInvitations).values({ id: newId(), ...invitation, expiresAt: soon })
    await house.db.insert(guestSessions).values({ tokenHash: token, generation: 1, expiresAt: soon })
    await backUp(house.db, folder.path, path)

    const { lastChange } = await restore(house.db, folder.path, path, { force: true })
    expect(lastChange).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d UTC$/)
    const open = [staffSessions, staffVerifications, staffInvitations, guestSessions]
    expect(await Promise.all(open.map((table) => house.db.$count(table)))).toEqual([0, 0, 0, 0])
    expect(await house.db.$count(staffUsers)).toBe(1)
    const { rows } = await house.db.execute(sql`select who, title from audit_log order by id desc limit 1`)
    expect(rows).toEqual([{ who: 'The system', title: 'last-night.gz' }])
  })

  it('of an earlier version is restored and brought up to date; of a later one refused', async () => {
    await using folder = await makeFolder()
    const path = join(folder.path, 'earlier.gz')
    const migrations = knownMigrations()
    const earlier = new Set(migrations.slice(0, -1).map(({ hash }) => hash))
    await live(house.db)
    await backUp(house.db, folder.path, path)
    const whole = gunzipSync(readFileSync(path)).toString().split('\n')
    const rewrite = async (change: (head: { migrations: { madeAt: number; hash: string }[] }) => void) => {
      const head = JSON.parse(whole[0] as string)
      change(head)
      writeSealed(path, [JSON.stringify(head), ...whole.slice(1, -2)])
    }
    await rewrite((head) => head.migrations.push({ madeAt: 4_000_000_000_000, hash: 'f'.repeat(64) }))
    await expect(restore(house.db, folder.path, path, { force: true })).rejects.toThrow('another version of the house')

    await house.db.transaction(async (tx) => {
      for (const statement of ['drop schema drizzle cascade', 'drop schema public cascade', 'create schema public'])
        await tx.execute(sql.raw(statement))
      await migrateDatabase(tx, undefined, ({ hash }) => earlier.has(hash))
    })
    // Not written by today's code, which may write what the earlier version has no place for.
    await house.db.execute(
      sql`insert into contact_messages (id, name, email, reason, message, consent_text, consent_at)
          values (gen_random_uuid(), ${aoife.name}, ${aoife.email}, ${aoife.reason}, ${aoife.message}, 'yes', now())`,
    )
    await backUp(house.db, folder.path, path)
    await restore(house.db, folder.path, path, { force: true })
    await migrateDatabase(house.db)
    const { rows } = await house.db.execute(sql`select name from contact_messages`)
    expect(rows).toEqual([{ name: aoife.name }])
  })

  it('whose files cannot be written, or must not be, leaves the database and the files as they are', async () => {
    await using folder = await makeFolder()
    const at = (name: string) => join(folder.path, name)
    const path = at('backups/1.gz')
    await live(house.db)
    writeFileSync(at('auth-secret'), 'of the backup')
    await backUp(house.db, folder.path, path)
    const lines = gunzipSync(readFileSync(path)).toString().split('\n').slice(0, -2)
    const withFile = (file: string) => [...lines, JSON.stringify({ file, mode: 0o600, base64: '' })]
    writeSealed(at('backups/2.gz'), withFile('../outside'))
    writeSealed(at('backups/3.gz'), withFile('uploads/picture'))

    await house.db.execute(sql`delete from contact_messages`)
    writeFileSync(at('auth-secret'), 'of today')
    await expect(restore(house.db, folder.path, at('backups/2.gz'), { force: true })).rejects.toThrow('a file named ../outside')
    writeFileSync(at('uploads'), 'in the way')
    await expect(restore(house.db, folder.path, at('backups/3.gz'), { force: true })).rejects.toThrow(/EEXIST|ENOTDIR/)

    const { rows } = await house.db.execute(sql`select count(*)::int as n from contact_messages`)
    expect(rows).toEqual([{ n: 0 }])
    expect(readFileSync(at('auth-secret'), 'utf8')).toBe('of today')
    expect(readdirSync(folder.path).sort()).toEqual(['auth-secret', 'backups', 'uploads'])
  })

  it('that was cut off or changed is refused before anything is touched', async () => {
    await using folder = await makeFolder()
    const path = join(folder.path, 'whole.gz')
    await live(house.db)
    await backUp(house.db, folder.path, path)
    const packed = readFileSync(path)
    const text = gunzipSync(packed).toString()
    const flipped = (at: number) => Buffer.from(packed).fill(packed.at(at) === 0 ? 1 : 0, at, at + 1)
    for (const broken of [
      ...[text.slice(0, -100), text.replace('Aoife', 'Eoife'), text.replace('{"table":', '{"table')].map((one) => gzipSync(one)),
      ...[packed.subarray(0, -1), packed.subarray(0, 4_000), Buffer.concat([packed, packed.subarray(0, 9)])],
      ...[flipped(0), flipped(4_000), flipped(packed.length - 6), Buffer.from('not even compressed'), Buffer.alloc(0)],
    ]) {
      writeFileSync(path, broken)
      await expect(restore(house.db, folder.path, path, { force: true })).rejects.toThrow(`${path} is not a complete backup`)
    }
    const { rows } = await house.db.execute(sql`select count(*)::int as n from contact_messages`)
    expect(rows).toEqual([{ n: 2 }])
  })
})

describe('a house on the embedded database', () => {
  let server: string | undefined
  beforeAll(() => {
    server = inject('server') ? 'there' : undefined
  })

  it('is backed up by its own process while it serves, and moved to a server only when it does not', async () => {
    await using folder = await makeFolder()
    prepareDirectory(folder.path)
    const database = await openDatabase({ dataDir: folder.path, log })
    await live(database.db)
    const close = openControl({ db: database.db, dataDir: folder.path, log })
    const path = join(folder.path, 'online.gz')
    const [summary] = await Promise.all([
      askHouse(folder.path, { do: 'backup', path }),
      receiveMessage(database.db, mailSettings, aoife),
      receiveMessage(database.db, mailSettings, aoife),
    ])
    expect(summary.rows).toBeGreaterThan(2)
    expect(statSync(join(folder.path, 'control.sock')).mode & 0o077).toBe(0)
    await expect(askHouse(folder.path, { do: 'restore', path, force: false })).rejects.toThrow('--force')

    const databaseUrl = server ? await createServerDatabase({ empty: true }) : 'postgresql://nowhere'
    const move = { dataDir: folder.path, databaseUrl, force: false, log, say: () => {} }
    await expect(moveHouse(move)).rejects.toThrow('Stop it first')
    const here = await writeDatabase(database.db, () => {})
    close()
    await database.close()
    if (!server) return

    const said: string[] = []
    await moveHouse({ ...move, say: (line) => said.push(line) })
    expect(said.slice(-2)).toEqual([
      expect.stringContaining(`Moved ${Object.keys(here).length} tables`),
      expect.stringContaining(`still in ${join(folder.path, 'db')}`),
    ])
    const target = await openDatabase({ databaseUrl, dataDir: folder.path, log })
    expect(await writeDatabase(target.db, () => {})).toEqual(here)
    await target.close()
    await expect(moveHouse(move)).rejects.toThrow('With --force they are replaced by this house.')
    await dropServerDatabase(databaseUrl)
  })

  it('says clearly that DATA_DIR cannot be written', async () => {
    await using folder = await makeFolder()
    writeFileSync(join(folder.path, 'a-file'), '')
    for (const dataDir of [join(folder.path, 'a-file'), join(folder.path, 'a-file/below'), '/proc/none-can-be-made/here']) {
      await expect(openDatabase({ dataDir, log }), dataDir).rejects.toThrow(`DATA_DIR, ${dataDir}, cannot be written`)
    }
  })

  it('leaves no half backup behind', async () => {
    await using folder = await makeFolder()
    prepareDirectory(folder.path)
    const database = await openDatabase({ dataDir: folder.path, log })
    writeFileSync(join(folder.path, 'in-the-way'), '')
    await expect(backUp(database.db, folder.path, join(folder.path, 'in-the-way/x.gz'))).rejects.toThrow(/ENOTDIR|EEXIST/)
    await expect(backUp(database.db, folder.path, '/dev/full/x.gz')).rejects.toThrow()
    await database.close()
    chmodSync(folder.path, 0o700)
  })
})
