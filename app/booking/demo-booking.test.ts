import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestHouse, type TestHouse, textOf } from '#test/house.ts'
import { postForm } from '#test/staff.ts'

let house: TestHouse
beforeAll(async () => {
  house = await openTestHouse()
})
afterAll(() => house.close())

const wish = { room: 'sunriser', mode: 'oneNightFlexi', guests: '1' }

it.each(['', '2026-02-30', 'soon'])('no day (“%s”) is asked for, with what was chosen as it was', async (checkin) => {
  const answer = await postForm(house.app, '/demo/booking', { ...wish, checkin })
  const html = await answer.text()
  expect(answer.status).toBe(400)
  expect(textOf(html)).toContain('Please fill this in.')
  expect(html).toMatch(/<input(?=[^>]*name="checkin")[^>]*aria-invalid="true"/)
  for (const [name, value] of Object.entries({ room: 'sunriser', mode: 'oneNightFlexi' }))
    expect(html).toMatch(new RegExp(`<input(?=[^>]*name="${name}")(?=[^>]*value="${value}")[^>]*checked`))
  expect(html).toMatch(/<option value="1" selected/)
})

it('a day is taken', async () => {
  const answer = await postForm(house.app, '/demo/booking', { ...wish, checkin: '2028-02-29' })
  const outcome = answer.headers.get('location') ?? ''
  expect(answer.status).toBe(302)
  expect(textOf(await house.read(outcome))).toContain('from Tuesday 29 February 2028')
})
