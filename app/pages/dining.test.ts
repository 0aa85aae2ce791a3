import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestHouse, type TestHouse, textOf } from '#test/house.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openTestHouse()
})
afterAll(() => house.close())

it('every offer leads on: to where it is ordered, asked for or read about', async () => {
  const offers = [...(await house.read('/dining')).matchAll(/<article class="offer">(.*?)<\/article>/gs)].map(
    ([, offer = '']) => offer,
  )
  const links = offers.map((offer) => {
    const [, to, text = ''] = /<a [^>]*href="([^"]*)"[^>]*>(.*?)<\/a>/s.exec(offer) ?? []
    return [to, textOf(text)]
  })
  expect(links).toEqual([
    ['/guest-guide#add-ons', 'Order in the guest guide: Grazing Boxes'],
    ['/#contact', 'Ask about it: Wine Selection'],
    ['/guest-guide#add-ons', 'Order in the guest guide: Breakfast Provisions'],
    ['/guest-guide#local', 'Read it in the guest guide: Local Dining Guide'],
  ])
  const guide = await house.read('/guest-guide')
  for (const anchor of ['add-ons', 'local']) expect(guide).toContain(`<section id="${anchor}"`)
})
