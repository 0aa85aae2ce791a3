import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { setGuideDetails } from '#app/guide/door/guest-access.server.ts'
import { requestNotices } from '#app/guide/requests/request-types.ts'
import { currentFacts } from '#app/knowledge/current-facts.server.ts'
import { createProduct, findProduct, setProductActive, updateProduct } from '#app/products/products.server.ts'
import { giveGuide } from '#test/guide.ts'
import { openTestHouse, type TestHouse, textOf } from '#test/house.ts'

let house: TestHouse
beforeEach(async () => {
  house = await openTestHouse({ environment: {} })
  await giveGuide(house.db)
})
afterEach(() => house.close())

const guide = (query = '') => house.read(`/guest-guide${query}`)

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
    expect((await currentFacts(house.db)).products.map(({ itemType }) => itemType)).not.toContain('trial')
  })

  it('shows the add-ons in the order that staff give them, each with the card of its offer', async () => {
    const addOns = async () => (await guide()).match(/(?<=data-order=")[a-z_]+/g)?.filter((item) => !item.includes('bath'))
    expect(await addOns()).toEqual(['breakfast_tray', 'grazing_box_standard', 'grazing_box_vegetarian'])
    const move = async (item: string, displayOrder: number) => {
      const product = await findProduct(house.db, item)
      if (product) await updateProduct(house.db, product.id, product.version, { ...product, displayOrder })
    }
    await move('breakfast_tray', 90)
    await move('grazing_box_standard', 95)
    await expect.poll(addOns).toEqual(['grazing_box_vegetarian', 'grazing_box_standard', 'breakfast_tray'])
  })

  it('marks the bath for its rooms also while the reheat alone is sold', async () => {
    const bath = await findProduct(house.db, 'heated_bath')
    await setProductActive(house.db, bath?.id ?? '', false)
    await expect.poll(() => guide()).not.toContain('data-order="heated_bath"')
    expect(await guide()).toContain('For Stargazer and Sunriser guests only')
  })

  it('tells all its hours in one style', async () => {
    const html = await guide()
    expect(html).toContain('3:30 pm')
    expect(html).not.toMatch(/\d (AM|PM)\b/)
  })

  it('gives back what a guest has typed while the database is away, and is whole again afterwards', async () => {
    const asked = { name: 'Aoife', email: 'aoife@guests.example', room: 'Sunriser', message: 'Two towels, please' }
    const body = new URLSearchParams({ ...asked, request_type: 'General Enquiry' })
    const away = vi.spyOn(house.db, 'select').mockImplementation(() => {
      throw new Error('no connection')
    })
    const noWrites = vi.spyOn(house.db, 'transaction').mockRejectedValue(new Error('no connection'))
    const answer = await house.app.request('/guest-guide', { method: 'POST', body })
    const html = await answer.text()
    expect(answer.status).toBe(500)
    expect(textOf(html)).toContain(requestNotices.failed.text)
    for (const words of Object.values(asked)) expect(html).toContain(words)
    expect(await guide()).toContain('See your booking confirmation')

    away.mockRestore()
    noWrites.mockRestore()
    await setGuideDetails(house.db, { gateCodeFallback: 'Ring the bell' })
    await expect.poll(() => guide()).toContain('Ring the bell')
  })
})
