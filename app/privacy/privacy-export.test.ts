import { afterAll, beforeAll, expect, it } from 'vitest'
import { aoife, fionn } from '#test/cast.ts'
import { enterAs, openStaffedHouse, type StaffedHouse } from '#test/console.ts'

let house: StaffedHouse
beforeAll(async () => {
  house = await openStaffedHouse()
})
afterAll(() => house.close())

it('a person’s file is for an address; what is none is refused in words', async () => {
  const { post } = await enterAs(house.app, fionn)
  const ask = async (email: string) => {
    const answer = await post('/admin/privacy.json', { email })
    return { status: answer.status, kept: answer.headers.get('cache-control'), text: await answer.text() }
  }
  const kept = 'private, no-store'
  expect(await ask(aoife.email)).toEqual({ status: 200, kept, text: expect.stringContaining(`"email": "${aoife.email}"`) })
  expect(await ask('')).toEqual({ status: 400, kept, text: 'Please enter the person’s email address.' })
  expect(await ask('aoife@guests')).toEqual({ status: 400, kept, text: expect.stringContaining('name@example.com') })
})
