import { afterAll, beforeAll, expect, it } from 'vitest'
import { fionn } from '#test/cast.ts'
import { enterAs, openStaffedHouse, type StaffedHouse } from '#test/console.ts'

let house: StaffedHouse
beforeAll(async () => {
  house = await openStaffedHouse()
})
afterAll(() => house.close())

it('a form that asks for one’s password says whose it is, so that no password manager writes that into a colleague’s field', async () => {
  const { open } = await enterAs(house.app, fionn)
  const asking: string[] = []
  for (const path of ['/admin/settings', '/admin/account']) {
    const html = await (await open(path)).text()
    for (const [form] of html.matchAll(/<form\b.*?<\/form>/gs))
      if (/autocomplete="current-password"/i.test(form)) asking.push(form)
  }
  expect(asking.length).toBeGreaterThan(4)
  for (const form of asking) {
    const [, own] =
      /<input(?=[^>]*autocomplete="username")[^>]*value="([^"]*)".*autocomplete="current-password"/is.exec(form) ?? []
    expect([own, form]).toEqual([fionn.email, form])
  }
})
