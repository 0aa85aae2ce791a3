/** The gate code, the Wi-Fi key and the guest password get into no knowledge entry, and from none to a guest. */
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openGuide, setGuideDetails } from '#app/guide/door/guest-access.server.ts'
import { addEntry, deleteEntry, listKnowledge } from '#app/knowledge/knowledge.server.ts'
import { fionn } from '#test/cast.ts'
import { enterAs, openStaffedHouse, type StaffedHouse } from '#test/console.ts'

const secrets = { gateCode: '544331', wifiKey: 'msct-e772-3992' }
const knowledge = '/admin/concierge-knowledge'
let house: StaffedHouse
let fionnIn: Awaited<ReturnType<typeof enterAs>>
beforeAll(async () => {
  house = await openStaffedHouse()
  await setGuideDetails(house.db, secrets)
  fionnIn = await enterAs(house.app, fionn)
})
afterAll(() => house.close())

const post = async (path: string, fields: Record<string, string>) => {
  const answer = await fionnIn.post(path, fields)
  return { status: answer.status, said: await answer.text() }
}
const ask = async (message: string) => {
  const body = JSON.stringify({ message, visitorId: 'someone', conversationHistory: [] })
  const headers = { 'content-type': 'application/json' }
  return (await house.app.request('/functions/v1/wild-concierge', { method: 'POST', headers, body })).text()
}
const stored = async (key: string) => (await listKnowledge(house.db)).find((entry) => entry.key === key)

const gate = { category: 'policies', key: 'opening_the_gate', value: 'Type 54 43 31 at the keypad and wait.' } as const
const ofCode = 'This text contains the gate code. It is shown only in the guest guide.'

it('an entry with one is refused wherever it is added', async () => {
  for (const page of [knowledge, '/admin/concierge']) {
    const { status, said } = await post(page, { intent: 'add', ...gate })
    expect([status, said], page).toEqual([400, expect.stringContaining(ofCode)])
    const key = await post(page, { intent: 'add', ...gate, key: 'gate 544331', value: 'Ring us.' })
    expect([key.status, key.said], page).toEqual([400, expect.stringContaining(ofCode)])
  }
  expect(await stored(gate.key)).toBeUndefined()
})

it('an entry is not changed so that it has one, nor by a list, which is told the line', async () => {
  const value = 'Two routers, 5443310 metres of cable.'
  expect((await post(knowledge, { intent: 'add', ...gate, key: 'wifi in the cabin', value })).said).toContain('Entry added')
  const { id } = (await stored('wifi in the cabin')) ?? { id: '' }
  const change = { intent: 'update', id, seen: value, value: 'The key is MSCT-E772-3992.' }
  expect((await post(knowledge, change)).said).toContain('This text contains the Wi-Fi key.')
  const csv = `category,key,value\npolicies,bees,Two hives.\npolicies,keypad,"544331, then green"\n`
  expect((await post(knowledge, { intent: 'import', csv })).said).toContain(`Line 3: ${ofCode} Nothing was imported.`)
  expect((await stored('wifi in the cabin'))?.value).toBe(value)
  expect(await stored('bees')).toBeUndefined()
})

it('the guest password is known once somebody has typed it', async () => {
  await openGuide(house.db, 'heather')
  const told = { intent: 'add', ...gate, key: 'guide', value: 'The password is Heather.' }
  expect((await post(knowledge, told)).said).toContain('This text contains the guest password. Guests get it with their booking.')
  expect((await post(knowledge, { ...told, value: 'Heather grows by the path.' })).said).toContain('Entry added')
})

it('a code that an entry has already can be set, is warned of by name, and is told to nobody', async () => {
  const arrival = { ...gate, key: 'helipad', value: 'There is none; the field behind the barn opens with 7708.' } as const
  const entry = await addEntry(house.db, arrival)
  await expect.poll(() => ask('is there a helipad?'), { timeout: 5_000 }).toContain('7708')
  const saved = { gateCode: '7708', gateCodeFallback: 'Ring us', wifiName: 'Larch', wifiKey: secrets.wifiKey }
  const { status, said } = await post('/admin/settings', { intent: 'access', ...saved })
  expect(status).toBe(200)
  expect(said).toContain('Please check')
  expect(said).toContain('it is written in the knowledge: “Policies / helipad” (gate code)')
  expect(said).toContain(`/admin/concierge-knowledge?opens=${entry?.id}`)

  await expect.poll(() => ask('is there a helipad?'), { timeout: 5_000 }).not.toContain('7708')
  const answer = await ask('is there a helipad?')
  expect(answer).toMatch(/^\{"fallback":"I hold no codes or passwords/)
  expect(answer).not.toContain('barn')
  expect(await fionnIn.read('/admin/concierge/why?q=is+there+a+helipad')).toContain('would have told the gate code')

  await deleteEntry(house.db, entry?.id ?? '')
  const clean = await post('/admin/settings', { intent: 'access', ...saved, gateCode: '7709' })
  expect(clean.said).toContain('Access details updated successfully')
  expect(clean.said).not.toContain('Please check')
})
