import { expect, it } from 'vitest'
import { documentsChannel } from '#app/db/documents-channel.server.ts'
import { describeOnEachDatabase } from '#test/database.ts'
import { catalogue } from './catalogue.ts'
import { seedProducts } from './products.seed.ts'
import {
  createProduct,
  deleteProduct,
  findProduct,
  listActiveProducts,
  listProducts,
  newProduct,
  productChange,
  setProductActive,
  updateProduct,
} from './products.server.ts'

const picnic = newProduct.parse({
  itemType: 'picnic',
  name: ' Picnic ',
  description: '',
  priceCents: 32_50,
  active: true,
  displayOrder: 5,
  category: 'food',
  stripePriceId: '',
  roomRestrictions: [],
})

describeOnEachDatabase('products', (house) => {
  it('begin as the catalogue, once', async () => {
    await seedProducts(house.db)
    const [bath] = await listProducts(house.db)
    await deleteProduct(house.db, bath?.id ?? '')
    await seedProducts(house.db)
    expect((await listProducts(house.db)).map(({ itemType }) => itemType)).toEqual(
      catalogue.slice(1).map(({ itemType }) => itemType),
    )
    expect(bath).toMatchObject({ itemType: 'heated_bath', priceCents: 50_00, roomRestrictions: ['Stargazer', 'Sunriser'] })
  })

  it('are created with tidy fields, and an item type only once until it is deleted', async () => {
    const created = await createProduct(house.db, picnic)
    expect(created).toMatchObject({ name: 'Picnic', description: null, stripePriceId: null, roomRestrictions: null, version: 1 })
    await expect(createProduct(house.db, picnic)).rejects.toMatchObject({ status: 409, code: 'item_type_taken' })
    await deleteProduct(house.db, created.id)
    await createProduct(house.db, picnic)
    expect(await listProducts(house.db)).toHaveLength(1)
  })

  it('tell who saves over a change they have not seen', async () => {
    const { id, version } = await createProduct(house.db, picnic)
    const change = productChange.parse({ ...picnic, priceCents: 35_00 })
    expect(await updateProduct(house.db, id, version, change)).toMatchObject({
      priceCents: 35_00,
      version: 2,
      itemType: 'picnic',
    })
    await expect(updateProduct(house.db, id, version, change)).rejects.toMatchObject({ status: 409, code: 'changed_meanwhile' })
    await setProductActive(house.db, id, false)
    await expect(updateProduct(house.db, id, 2, change)).rejects.toMatchObject({ status: 409, code: 'changed_meanwhile' })
    await deleteProduct(house.db, id)
    await expect(updateProduct(house.db, id, 3, change)).rejects.toMatchObject({ status: 404 })
    await expect(setProductActive(house.db, id, true)).rejects.toMatchObject({ status: 404 })
  })

  it('leave the guide when inactive, and the guide is told', async () => {
    const { id } = await createProduct(house.db, picnic)
    let told = 0
    const end = await house.listen(documentsChannel, () => void told++)
    await setProductActive(house.db, id, false)
    expect(await listActiveProducts(house.db)).toEqual([])
    expect(await findProduct(house.db, 'picnic')).toMatchObject({ active: false })
    await expect.poll(() => told).toBe(1)
    await end()
  })
})

it.each([
  [{ priceCents: 0 }, 'priceCents'],
  [{ priceCents: 10.5 }, 'priceCents'],
  [{ priceCents: 49 }, 'priceCents'],
  [{ name: ' ' }, 'name'],
  [{ itemType: 'Two Words' }, 'itemType'],
  [{ category: 'gold' }, 'category'],
  [{ roomRestrictions: ['Attic'] }, 'roomRestrictions'],
])('a product with %j is refused', (change, field) => {
  const parsed = newProduct.safeParse({ ...picnic, ...change })
  expect(parsed.error?.issues.map(({ path }) => path[0])).toEqual([field])
})
