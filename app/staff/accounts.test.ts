import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import * as fieldLimits from '#app/field-limits.ts'
import { findMailsTo } from '#app/mail/outbox.server.ts'
import { guardAuditLog } from '#app/staff/audit/audit.seed.ts'
import { listChanges, recordChange } from '#app/staff/audit/audit.server.ts'
import { passwordFault } from '#app/staff/auth/password-rules.server.ts'
import { meanwhile } from '#test/at-once.ts'
import { fionn, grainne, oisin } from '#test/cast.ts'
import { describeOnEachDatabase } from '#test/database.ts'
import { mailSettings } from '#test/settings.ts'
import { signUp } from '#test/staff.ts'
import {
  createAccount,
  findSetupCode,
  findSetupLink,
  listColleagues,
  removeColleague,
  setColleagueRole,
} from './accounts.server.ts'
import { inviteColleague, listInvitations, withdrawInvitation } from './invitations.server.ts'
import { staffInvitations } from './staff.tables.ts'

describeOnEachDatabase('accounts', (house) => {
  it('keeps the set-up code between starts until there is an account, and takes it once', async () => {
    const code = await findSetupCode(house.db, {})
    expect(code).toMatch(/^[\w-]{12}$/)
    expect(await findSetupCode(house.db, {})).toBe(code)
    expect(await findSetupLink(house.db, { baseUrl: 'http://x' })).toBe(`http://x/admin/login?setup=${code}`)
    await createAccount(house.db, {}, { ...fionn, setupCode: code })
    expect(await findSetupCode(house.db, {})).toBeUndefined()
    expect(await listColleagues(house.db)).toMatchObject([{ email: fionn.email, role: 'admin' }])
    await expect(createAccount(house.db, {}, { ...grainne, setupCode: code })).rejects.toThrow('needs an invitation')
  })

  it('leaves no account behind without a code or with a wrong one', async () => {
    await expect(createAccount(house.db, {}, fionn)).rejects.toThrow('needs the set-up code')
    await expect(createAccount(house.db, {}, { ...fionn, setupCode: 'guess' })).rejects.toThrow('not the set-up code')
    expect(await listColleagues(house.db)).toEqual([])
  })

  it('lets only one of two win who use the code at once', async () => {
    const code = await findSetupCode(house.db, {})
    const results = await Promise.allSettled(
      [fionn, grainne].map((who) => createAccount(house.db, {}, { ...who, setupCode: code })),
    )
    expect(results.map((result) => result.status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await listColleagues(house.db)).toHaveLength(1)
  })

  it('takes an invitation once, for its address, with its role', async () => {
    const admin = await signUp(house.db, fionn)
    const { link } = await inviteColleague(house.db, mailSettings, admin, { email: grainne.email, role: 'staff' })
    const invitation = new URL(link).searchParams.get('invitation') ?? ''
    await expect(createAccount(house.db, {}, { ...grainne, email: 'else@where.example', invitation })).rejects.toThrow(
      'another address',
    )
    await createAccount(house.db, {}, { ...grainne, invitation })
    await expect(createAccount(house.db, {}, { ...grainne, invitation })).rejects.toThrow('has already been used')
    expect(await house.db.select().from(staffInvitations)).toEqual([])
    expect(await listColleagues(house.db)).toMatchObject([{ role: 'admin' }, { role: 'staff' }])
  })

  it('knows no invitation whose time is over: it opens nothing, stands in no list and cannot be withdrawn', async () => {
    const admin = await signUp(house.db, fionn)
    const { link } = await inviteColleague(house.db, mailSettings, admin, { email: grainne.email, role: 'staff' })
    const invitation = new URL(link).searchParams.get('invitation') ?? ''
    const [{ id = '' } = {}] = await listInvitations(house.db)
    const endsIn = (ms: number) => house.db.update(staffInvitations).set({ expiresAt: new Date(Date.now() + ms) })
    await endsIn(-1_000)
    await expect(createAccount(house.db, {}, { ...grainne, invitation })).rejects.toThrow('has expired')
    expect(await listInvitations(house.db)).toEqual([])
    await expect(withdrawInvitation(house.db, admin, id)).rejects.toMatchObject({ status: 404 })

    await endsIn(60_000)
    expect(await listInvitations(house.db)).toMatchObject([{ id, email: grainne.email }])
    await withdrawInvitation(house.db, admin, id)
    await expect(createAccount(house.db, {}, { ...grainne, invitation })).rejects.toThrow('has expired')
    expect(await listColleagues(house.db)).toHaveLength(1)
  })

  it('sends no invitation that has been withdrawn, replaced or voided before it left', async () => {
    const admin = await signUp(house.db, fionn)
    const second = await signUp(house.db, grainne, admin)
    const waiting = async (email: string) => (await findMailsTo(house.db, email)).length
    const invite = (by: typeof admin, email: string, role: 'admin' | 'staff') =>
      inviteColleague(house.db, mailSettings, by, { email, role })
    const typo = 'oisin@kilmara.exmple'
    await invite(admin, typo, 'staff')
    await invite(admin, oisin.email, 'staff')
    const { id = '' } = (await listInvitations(house.db)).find(({ email }) => email === typo) ?? {}
    await withdrawInvitation(house.db, admin, id)
    expect([await waiting(typo), await waiting(oisin.email)]).toEqual([0, 1])
    const { link } = await invite(admin, oisin.email, 'admin')
    const [mail, ...more] = await findMailsTo(house.db, oisin.email)
    expect([mail?.text.includes(link), more]).toEqual([true, []])
    await invite(second, 'private@elsewhere.example', 'admin')
    await setColleagueRole(house.db, admin, second.id, 'staff')
    expect([await waiting('private@elsewhere.example'), await waiting(oisin.email)]).toEqual([0, 1])
  })

  it('voids a former administrator’s invitations', async () => {
    const admin = await signUp(house.db, fionn)
    const second = await signUp(house.db, grainne, admin)
    const invite = (by: typeof admin, email: string) => inviteColleague(house.db, mailSettings, by, { email, role: 'admin' })
    await invite(admin, 'oisin@kilmara.example')
    await invite(second, 'private@elsewhere.example')
    await setColleagueRole(house.db, admin, second.id, 'staff')
    expect(await listInvitations(house.db)).toMatchObject([{ email: 'oisin@kilmara.example' }])
    await setColleagueRole(house.db, admin, second.id, 'admin')
    const { link } = await invite(second, 'private@elsewhere.example')
    await removeColleague(house.db, admin, second.id)
    expect(await listInvitations(house.db)).toMatchObject([{ email: 'oisin@kilmara.example' }])
    const invitation = new URL(link).searchParams.get('invitation') ?? ''
    const back = { ...grainne, email: 'private@elsewhere.example', invitation }
    await expect(createAccount(house.db, {}, back)).rejects.toThrow('has expired')
  })

  it('never leaves the house without an administrator', async () => {
    const admin = await signUp(house.db, fionn)
    await expect(removeColleague(house.db, admin, admin.id)).rejects.toThrow('The last administrator')
    await expect(setColleagueRole(house.db, admin, admin.id, 'staff')).rejects.toThrow('The last administrator')
    const colleague = await signUp(house.db, oisin, admin, 'staff')
    await expect(removeColleague(house.db, admin, admin.id)).rejects.toThrow('The last administrator')
    await removeColleague(house.db, admin, colleague.id)
    const second = await signUp(house.db, grainne, admin)
    await Promise.allSettled([removeColleague(house.db, admin, second.id), removeColleague(house.db, second, admin.id)])
    expect(await listColleagues(house.db)).toHaveLength(1)
  })

  it('takes nothing more from somebody who has just been made less', async () => {
    const admin = await signUp(house.db, fionn)
    const second = await signUp(house.db, grainne, admin)
    const third = await signUp(house.db, oisin, admin)
    await setColleagueRole(house.db, admin, second.id, 'staff')
    // As known when their form arrived.
    expect(second.role).toBe('admin')
    const invited = { email: 'private@elsewhere.example', role: 'admin' } as const
    for (const late of [
      () => removeColleague(house.db, second, admin.id),
      () => setColleagueRole(house.db, second, third.id, 'staff'),
      () => inviteColleague(house.db, mailSettings, second, invited),
    ])
      await expect(late()).rejects.toMatchObject({ status: 403 })
    expect((await listColleagues(house.db)).filter(({ role }) => role === 'admin')).toHaveLength(2)
    expect(await listInvitations(house.db)).toEqual([])
  })

  it('takes nothing from somebody who is being made less at that moment', async () => {
    const admin = await signUp(house.db, fionn)
    const second = await signUp(house.db, grainne, admin)
    const late = await meanwhile(
      house,
      (tx) => setColleagueRole(tx, admin, second.id, 'staff'),
      () => removeColleague(house.db, second, admin.id),
    )
    expect(late).toMatchObject({ status: 'rejected', reason: { status: 403 } })
  })
})

describeOnEachDatabase('the audit log', (house) => {
  it('says who did what, and is searched', async () => {
    const admin = await signUp(house.db, fionn)
    await recordChange(house.db, admin, {
      action: 'updated',
      subject: 'product',
      title: 'Bath',
      before: { price: 1 },
      after: { price: 2 },
    })
    expect((await listChanges(house.db, { words: 'bath' })).rows).toMatchObject([
      { who: `${fionn.name} <${fionn.email}>`, title: 'Bath' },
    ])
    expect((await listChanges(house.db, { subject: 'staff' })).total).toBe(1)
  })

  it.each(['update audit_log set who = $$x$$', 'delete from audit_log', 'truncate audit_log'])(
    'refuses: %s',
    async (statement) => {
      const attempt = house.db.transaction(async (tx) => {
        await guardAuditLog(tx)
        await guardAuditLog(tx)
        await recordChange(tx, null, { action: 'created', subject: 'product', title: 'Bath' })
        await tx.execute(sql.raw(statement))
      })
      await expect(attempt).rejects.toMatchObject({ cause: { message: expect.stringContaining('append-only') } })
    },
  )
})

it('knows common passwords offline', () => {
  expect(passwordFault('short')).toBe('Password must be at least 8 characters')
  expect(passwordFault('iloveyou')).toContain('too common')
  expect(passwordFault('Password1')).toContain('too common')
  expect(passwordFault('aaaaaaaaaaaa')).toContain('too common')
  expect(passwordFault('wrrwrwwrxxxr')).toContain('too common')
  expect(['abcdefgh', '98765432', 'zyxwvuts'].map(passwordFault)).toEqual(Array(3).fill(expect.stringContaining('too common')))
  expect(passwordFault('wrrwrwwrxxyr')).toBeUndefined()
  expect(passwordFault('seaweed at low tide')).toBeUndefined()
  const long = 'seaweed at low tide '.repeat(fieldLimits.staffPassword).slice(0, fieldLimits.staffPassword)
  expect(passwordFault(long)).toBeUndefined()
  expect(passwordFault(`${long}.`)).toBe(`Password must be at most ${fieldLimits.staffPassword} characters`)
})
