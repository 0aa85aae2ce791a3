import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '#app/db/open.server.ts'
import { createApp } from '#app/http.server.ts'
import { seedProducts } from '#app/products/products.seed.ts'
import { createProduct, findProduct, setProductActive } from '#app/products/products.server.ts'
import { readSettings } from '#app/settings.server.ts'
import { openTestDatabase, silentLog } from '#test/database.ts'
import { makeFolder } from '#test/folder.ts'
import { setGuideDetails } from './door/guest-access.server.ts'
import { seedGuideAccess } from './door/guide-access.seed.ts'

let house: Database
let app: ReturnType<typeof createApp>
beforeEach(async () => {
  await using folder = await makeFolder()
  house = await openTestDatabase()
  await seedProducts(house.db)
  await seedGuideAccess(house.db, { dataDir: folder.path, guestPassword: 'heron-tide' })
  app = createApp({ db: house.db, listen: house.listen, settings: readSettings({}), log: silentLog })
})
afterEach(() => house.close())

const guide = async (query = '') => (await app.request(`/guest-guide${query}`)).text()

describe('the guide', () => {
  it('shows at once what staff change', async () => {
    expect(await guide()).toContain('Additional Bath Reheat')
    const reheat = await findProduct(house.db, 'bath_reheat')
    await setProductActive(house.db, reheat?.id ?? '', false)
    await expect.poll(() => guide()).not.toContain('Additional Bath Reheat')
    await setGuideDetails(house.db, { gateCodeFallback: 'Ring the bell' })
    await expect.poll(() => guide()).toContain('Ring the bell')
  })

  it('shows test products with ?test=true alone', async () => {
    const product = { itemType: 'trial', name: 'Trial order', description: null, priceCents: 100, active: true, displayOrder: 9 }
    await createProduct(house.db, { ...product, category: 'test', stripePriceId: null, roomRestrictions: null })
    expect(await guide()).not.toContain('Trial order')
    expect(await guide('?test=true')).toContain('Trial order')
  })

  it('tells all its hours in one style', async () => {
    const html = await guide()
    expect(html).toContain('3:30 pm')
    expect(html).not.toMatch(/\d (AM|PM)\b/)
  })
})
