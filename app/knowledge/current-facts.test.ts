import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import type { Db } from '#app/db/db.ts'
import { changeKnowledge, viewKnowledge } from '#app/knowledge/manager/staff-knowledge.server.ts'
import { seedProducts } from '#app/products/products.seed.ts'
import {
  createProduct,
  findProduct,
  listActiveProducts,
  type Product,
  productChange,
  setProductActive,
  updateProduct,
} from '#app/products/products.server.ts'
import type { Staff } from '#app/staff/staff-role.ts'
import { fionn } from '#test/cast.ts'
import { openTestDatabase } from '#test/database.ts'
import { createTestApp, openTestHouse, type TestHouse } from '#test/house.ts'
import { signUp } from '#test/staff.ts'
import { currentFacts, storeCurrentFacts } from './current-facts.server.ts'
import { type Facts, houseFacts } from './facts.ts'
import { knowledgeVersion } from './knowledge.server.ts'

let products: Product[]
let opening: Facts
beforeAll(async () => {
  const house = await openTestDatabase()
  await seedProducts(house.db)
  products = await listActiveProducts(house.db)
  opening = await currentFacts(house.db)
  await house.close()
})

/** A database that returns products, or fails, in this order. */
function databaseOf(answers: (() => Promise<Product[]>)[]) {
  let asked = 0
  const orderBy = () => answers[asked++]?.()
  const db = { select: () => ({ from: () => ({ where: () => ({ orderBy }) }) }) } as unknown as Db
  return { app: createTestApp({ db }), asked: () => asked }
}

it('the facts of a house that has just opened are those of the registries', () => {
  const known = houseFacts.products.map(({ itemType, name, category, description, priceCents, roomIds }) => ({
    itemType,
    name,
    category,
    description,
    priceCents,
    roomIds,
  }))
  expect(opening).toEqual({ ...houseFacts, products: known })
})

const breakfast = async (answer: Response | Promise<Response>) => {
  const { status, headers } = await answer
  return [
    status,
    headers.get('cache-control'),
    (await (await answer).text()).match(/Is breakfast included\?.*?(for €\d+|at the moment)/s)?.[1],
  ]
}

it('a page tells what was last read while the database fails, keeps nothing of that, and asks once for each rendering', async () => {
  const broken = () => Promise.reject(new Error('no connection'))
  const dearer = products.map((product) => ({ ...product, priceCents: product.priceCents + 100 }))
  const { app, asked } = databaseOf([() => Promise.resolve(products), broken, () => Promise.resolve(dearer)])
  expect(await breakfast(app.request('/faq?first'))).toEqual([200, 'private, no-store', 'for €14'])
  expect(await breakfast(app.request('/faq'))).toEqual([200, 'private, no-store', 'for €14'])
  expect(await breakfast(app.request('/faq'))).toEqual([200, 'public, max-age=0, must-revalidate', 'for €15'])
  await app.request('/faq')
  expect(asked()).toBe(3)
})

it('a page offers nothing while nothing was ever read', async () => {
  const { app } = databaseOf([() => new Promise(() => {})])
  expect(await breakfast(app.request('/faq'))).toEqual([200, 'private, no-store', 'at the moment'])
})

describe('the house’s own entries', () => {
  let house: TestHouse
  let admin: Staff
  beforeAll(async () => {
    house = await openTestHouse()
    admin = await signUp(house.db, fionn)
  })
  afterAll(() => house.close())

  const entries = async (words: string) => (await viewKnowledge(house.db, { words })).rows
  const told = async (words: string) => (await entries(words)).map(({ key, value, follows }) => [key, value, follows])
  const product = async (itemType: string) => (await findProduct(house.db, itemType)) as Product
  const price = async (itemType: string, priceCents: number) => {
    const { id, version, ...present } = await product(itemType)
    await updateProduct(house.db, id, version, { ...productChange.parse(present), priceCents })
  }

  it('follow the products where staff read and search them, and are marked', async () => {
    expect(await told('wood-fired ofuro')).toEqual([['heated_bath', expect.stringContaining('costs €50.'), true]])
    await price('heated_bath', 6550)
    await vi.waitFor(async () => expect(await told('costs €65.50.')).toEqual([['heated_bath', expect.any(String), true]]))
    expect(await told('Check-in is from 3:30')).toEqual([['check_in', expect.any(String), false]])
    await setProductActive(house.db, (await product('bath_reheat')).id, false)
    await vi.waitFor(async () => expect(await entries('Additional Bath Reheat')).toEqual([]))
    await setProductActive(house.db, (await product('bath_reheat')).id, true)
    await vi.waitFor(async () => expect(await entries('An Additional Bath Reheat is')).toMatchObject([{ follows: true }]))
  })

  it('name what staff sell beside what the house opened with, for as long as they do', async () => {
    const { id, version, ...present } = await product('grazing_box_standard')
    const added = productChange.parse({ ...present, name: 'Cheese Board', priceCents: 2250, description: 'Five cheeses' })
    const { id: board } = await createProduct(house.db, { ...added, itemType: 'cheese_board', category: 'food' })
    const entry = ['cheese board', expect.stringMatching(/^Cheese Board is €22\.50\. Five cheeses\. Order it/), true]
    await vi.waitFor(async () => expect(await told('Five cheeses')).toEqual([entry]))
    await setProductActive(house.db, board, false)
    await vi.waitFor(async () => expect(await told('Five cheeses')).toEqual([]))
  })

  it('follow no longer once staff have written their own, and are not written where nothing changed', async () => {
    const [tray] = await entries('Breakfast Tray for 2 is')
    const shelf = { db: house.db, findKeptBack: async () => [] }
    await changeKnowledge(shelf, admin, tray?.id ?? '', tray?.value ?? '', 'The Breakfast Tray is a surprise.')
    await price('breakfast_tray', 1700)
    await price('grazing_box_standard', 4100)
    await vi.waitFor(async () => expect(await entries('A Grazing Box is €41')).toHaveLength(1))
    expect(await told('The Breakfast Tray is')).toEqual([['breakfast', 'The Breakfast Tray is a surprise.', false]])
    const before = await knowledgeVersion(house.db)
    await storeCurrentFacts(house.db)
    expect(await knowledgeVersion(house.db)).toBe(before)
  })
})
