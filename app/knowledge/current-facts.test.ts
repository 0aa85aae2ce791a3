import { beforeAll, expect, it } from 'vitest'
import type { Db } from '#app/db/db.ts'
import { createApp } from '#app/http.server.ts'
import { seedProducts } from '#app/products/products.seed.ts'
import { listActiveProducts, type Product } from '#app/products/products.server.ts'
import { readSettings } from '#app/settings.server.ts'
import { openTestDatabase, silentLog } from '#test/database.ts'
import { currentFacts } from './current-facts.server.ts'
import { type Facts, houseFacts } from './facts.ts'

let products: Product[]
let opening: Facts
beforeAll(async () => {
  const house = await openTestDatabase()
  await seedProducts(house.db)
  products = await listActiveProducts(house.db)
  opening = await currentFacts(house.db)
  await house.close()
})

/** A database that gives its products, or fails, in this order. */
function databaseOf(answers: (() => Promise<Product[]>)[]) {
  let asked = 0
  const orderBy = () => answers[asked++]?.()
  const db = { select: () => ({ from: () => ({ where: () => ({ orderBy }) }) }) } as unknown as Db
  return { app: createApp({ db, settings: readSettings({}), log: silentLog }), asked: () => asked }
}

it('the facts of a house that has just opened are those of the registries', () => {
  const known = houseFacts.products.map(({ itemType, name, priceCents, roomIds }) => ({ itemType, name, priceCents, roomIds }))
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
