import { beforeEach, expect, it } from 'vitest'
import { recordEvent } from '#app/analytics/analytics.server.ts'
import { addEntry } from '#app/knowledge/knowledge.server.ts'
import { seedProducts } from '#app/products/products.seed.ts'
import { recordChange } from '#app/staff/audit/audit.server.ts'
import { fionn } from '#test/cast.ts'
import { enterAs } from '#test/console.ts'
import { describeOnEachDatabase } from '#test/database.ts'
import { createTestApp } from '#test/house.ts'
import { signUp } from '#test/staff.ts'

describeOnEachDatabase('the team, in words and not in the names of the code,', (house) => {
  let read: (path: string) => Promise<string>
  let open: (path: string) => Promise<Response>
  beforeEach(async () => {
    await signUp(house.db, fionn)
    const app = createTestApp({ db: house.db })
    ;({ read, open } = await enterAs(app, fionn))
  })

  it('is told what was changed, from what to what', async () => {
    const change = { before: { priceCents: 1400, active: true }, after: { priceCents: 1450, active: false } }
    await recordChange(house.db, null, { action: 'updated', subject: 'product', title: 'Breakfast Tray for 2', ...change })
    await recordChange(house.db, null, { action: 'published', subject: 'legal', title: 'terms-and-conditions' })
    const page = await read('/admin/changes')
    expect(page).toMatch(/Product Breakfast Tray for 2 updated Active yes → no Price €14\.00 → €14\.50/)
    expect(page).toContain('Legal text Terms and conditions published')
  })

  it('is told what kind an entry and a product are, and their id only where lists need it', async () => {
    await seedProducts(house.db)
    await addEntry(house.db, { category: 'general_info', key: 'wifi', value: 'In every room.' })
    const knowledge = await read('/admin/concierge-knowledge')
    expect(knowledge).toMatch(/General info\s*wifi\s*In every room\./)
    expect(knowledge).not.toContain('general_info')
    expect(await read('/admin/concierge-knowledge?opens=import')).toContain('nearby, general_info, contacts')
    expect(await read('/admin/products')).toMatch(/Outdoor Heated Bath.*?Bath\s*Heated bath\s*heated_bath/)
    expect(await read('/admin/orders')).toContain('Late check-out')
  })

  it('has one button to sign out on each page', async () => {
    const ways = async (path: string) => (await read(path)).match(/Sign Out|Logout/g)
    expect(await ways('/admin')).toEqual(['Logout'])
    for (const path of ['/admin/concierge-knowledge', '/admin/orders', '/admin/account'])
      expect(await ways(path)).toEqual(['Sign Out'])
  })

  it('is told what people wanted to book', async () => {
    await recordEvent(house.db, { name: 'book_click', mode: 'twoNight', room: 'sunriser' })
    expect(await read('/admin/analytics')).toMatch(/by mode and room ModeRoomClicks2-Night EscapeSunriser1/)
    // The cells' own names, for phones, where a table's head is not shown.
    const page = await (await open('/admin/analytics')).text()
    for (const name of ['Mode', 'Room', 'Clicks']) expect(page).toContain(`data-name="${name}"`)
  })
})
