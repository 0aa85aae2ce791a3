import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, it, vi } from 'vitest'
import { guestSessions, guideAccess } from '#app/guide/guide.tables.ts'
import { describeOnEachDatabase } from '#test/database.ts'
import { makeFolder } from '#test/folder.ts'
import {
  closeGuide,
  findGuestSession,
  getGateCodeFallback,
  getGuestSecrets,
  getGuideDetails,
  openGuide,
  setGuestPassword,
  setGuideDetails,
} from './guest-access.server.ts'
import { findFirstGuestPassword, seedGuideAccess } from './guide-access.seed.ts'

const password = 'heron-tide'
const day = 86_400_000
describeOnEachDatabase('the guide', (house) => {
  beforeEach(async () => {
    await using folder = await makeFolder()
    await seedGuideAccess(house.db, { dataDir: folder.path, guestPassword: password })
  })

  it('opens to its password and to nothing else', async () => {
    for (const wrong of ['', ' ', 'Heron-tide', 'heron', `${password}x`]) {
      expect(await openGuide(house.db, wrong)).toBeUndefined()
    }
    const opened = await openGuide(house.db, ` ${password} `)
    expect(await findGuestSession(house.db, opened?.token)).toMatchObject({ expiresAt: opened?.expiresAt })
  })

  it('tells the gate code and the Wi-Fi key only within a session', async () => {
    const session = await findGuestSession(house.db, (await openGuide(house.db, password))?.token)
    if (!session) throw new Error('no session')
    const { gateCode, wifiName, wifiKey } = await getGuideDetails(house.db)
    expect(gateCode).toMatch(/^\d{6}$/)
    expect(await getGuestSecrets(house.db, session)).toEqual({ gateCode, wifi: { name: wifiName, key: wifiKey } })
    expect(await getGateCodeFallback(house.db)).toBe('See your booking confirmation')
  })

  it('knows no session that it did not give, that is over, or that was closed', async () => {
    const opened = await openGuide(house.db, password)
    for (const token of [undefined, '', 'guess', opened?.token.slice(1)]) {
      expect(await findGuestSession(house.db, token)).toBeUndefined()
    }
    expect(await findGuestSession(house.db, opened?.token, new Date(Date.now() + 13 * day))).toBeDefined()
    expect(await findGuestSession(house.db, opened?.token, new Date(Date.now() + 14.1 * day))).toBeUndefined()
    // The next opening deletes expired sessions.
    await openGuide(house.db, password, new Date(Date.now() + 14.1 * day))
    expect(await house.db.$count(guestSessions)).toBe(1)
    await closeGuide(house.db, opened?.token)
    expect(await findGuestSession(house.db, opened?.token)).toBeUndefined()
  })

  it('ends all sessions with a new password, also one that opens in the same moment', async () => {
    const early = await openGuide(house.db, password)
    const [racing] = await Promise.all([openGuide(house.db, password), setGuestPassword(house.db, 'curlew-sand')])
    expect(await findGuestSession(house.db, early?.token)).toBeUndefined()
    expect(await findGuestSession(house.db, racing?.token)).toBeUndefined()
    expect(await openGuide(house.db, password)).toBeUndefined()
    expect(await openGuide(house.db, 'curlew-sand')).toBeDefined()
  })

  it('gives no session for the password of before, which was found right before it was changed', async () => {
    await openGuide(house.db, password)
    const next = vi.spyOn(house.db, 'delete')
    // The first thing that opening does after the slow check.
    next.mockImplementationOnce(() => ({ where: () => setGuestPassword(house.db, 'curlew-sand') }) as never)
    const late = await openGuide(house.db, password)
    next.mockRestore()
    // The new session, which is not valid; the earlier one is deleted.
    expect(await house.db.$count(guestSessions)).toBe(1)
    expect(await findGuestSession(house.db, late?.token)).toBeUndefined()
  })

  it('keeps neither password nor token in the database', async () => {
    const opened = await openGuide(house.db, password)
    const kept = JSON.stringify([await house.db.select().from(guideAccess), await house.db.select().from(guestSessions)])
    expect(kept).not.toContain(password)
    expect(kept).not.toContain(opened?.token)
  })

  it('never opens to an empty password, even where blanks were set', async () => {
    await setGuestPassword(house.db, '    ')
    for (const blank of ['', ' ', '    ']) expect(await openGuide(house.db, blank)).toBeUndefined()
  })

  it('gives the codes that staff have set', async () => {
    await setGuideDetails(house.db, { gateCode: '1234#', gateCodeFallback: 'Ring us', wifiKey: 'k;ey' })
    expect(await getGuideDetails(house.db)).toMatchObject({ gateCode: '1234#', wifiKey: 'k;ey', wifiName: 'Kilmara Guests' })
    expect(await getGateCodeFallback(house.db)).toBe('Ring us')
  })
})

describeOnEachDatabase('the first password', (house) => {
  const seed = (dataDir: string, guestPassword?: string) => seedGuideAccess(house.db, { dataDir, guestPassword })

  it('is random, readable by the owner alone, and the same at every start', async () => {
    await using folder = await makeFolder()
    const dataDir = folder.path
    await seed(dataDir)
    const first = await findFirstGuestPassword(house.db, dataDir)
    expect(first).toMatch(/^[a-z2-9]{4}-[a-z2-9]{4}$/)
    expect(statSync(join(dataDir, 'guest-password')).mode & 0o777).toBe(0o600)
    await seed(dataDir)
    expect(await findFirstGuestPassword(house.db, dataDir)).toBe(first)
    expect(await openGuide(house.db, first ?? '')).toBeDefined()
  })

  it('is none that nobody knows, or that was not told, when a start ends before its file is written', async () => {
    await using folder = await makeFolder()
    const dataDir = join(folder.path, 'data')
    const noPlace = join(folder.path, 'a-file')
    writeFileSync(noPlace, '')
    await expect(seed(noPlace)).rejects.toThrow('EEXIST')
    await seed(dataDir)
    const first = await findFirstGuestPassword(house.db, dataDir)
    expect(await openGuide(house.db, first ?? '')).toBeDefined()

    await expect(seed(noPlace, 'from-the-environment')).rejects.toThrow('EEXIST')
    expect(await openGuide(house.db, first ?? '')).toBeDefined()
    // File written, but the start was cut off.
    writeFileSync(join(dataDir, 'guest-password'), 'from-the-environment')
    expect(await findFirstGuestPassword(house.db, dataDir)).toBeUndefined()
    // Password set, but the file lost.
    await seed(dataDir, 'from-the-environment')
    rmSync(join(dataDir, 'guest-password'))
    await seed(dataDir, 'from-the-environment')
    expect(await findFirstGuestPassword(house.db, dataDir)).toBe('from-the-environment')
  })

  it('is GUEST_PASSWORD, also when that comes later, until staff choose their own', async () => {
    await using folder = await makeFolder()
    const dataDir = folder.path
    await seed(dataDir)
    await seed(dataDir, 'from-the-environment')
    expect(await openGuide(house.db, 'from-the-environment')).toBeDefined()
    expect(await findFirstGuestPassword(house.db, dataDir)).toBe('from-the-environment')

    await setGuestPassword(house.db, 'by-staff')
    await seed(dataDir, 'from-the-environment')
    expect(await openGuide(house.db, 'by-staff')).toBeDefined()
    expect(await findFirstGuestPassword(house.db, dataDir)).toBeUndefined()
    expect(() => readFileSync(join(dataDir, 'guest-password'))).toThrow()
  })
})
