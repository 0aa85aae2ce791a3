import { afterAll, beforeAll, expect, it } from 'vitest'
import { drivesHere, mapLinks } from '#app/estate/arrival.ts'
import { openTestHouse, type TestHouse, textOf } from '#test/house.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openTestHouse()
})
afterAll(() => house.close())

it('how far it is stands on the home page, on About with a map, and in the guide, and is the same', async () => {
  const told = 'An hour and a quarter from Dublin, an hour from Rosslare'
  expect(textOf(await house.read('/'))).toContain(`The road ${told}`)
  const about = await house.read('/about')
  expect(textOf(about)).toContain(`${told}, by car.`)
  expect(about).toContain(mapLinks.google.replaceAll('&', '&amp;'))
  const guide = textOf(await house.read('/guest-guide')).toLowerCase()
  for (const { from, time } of drivesHere) {
    expect(guide).toContain(`by car from ${from.toLowerCase()}`)
    expect(guide).toContain(time)
  }
})
