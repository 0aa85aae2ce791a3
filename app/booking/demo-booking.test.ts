import { afterAll, beforeAll, expect, it } from 'vitest'
import { addDays, estateDay } from '#app/estate/time/estate-day.ts'
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

it('a day that is over is not taken, and the field says so, however it was sent', async () => {
  const checkin = addDays(estateDay(new Date()), -1)
  const posted = await postForm(house.app, '/demo/booking', { ...wish, checkin })
  expect(posted.status).toBe(400)
  const asked = `/demo/booking?${new URLSearchParams({ ...wish, checkin, answered: '' })}`
  for (const html of [await posted.text(), await house.read(asked)]) {
    expect(textOf(html)).toContain('This day has passed. Please choose today or later.')
    expect(textOf(html)).not.toContain('Here you would confirm.')
    expect(html).toMatch(new RegExp(`<input(?=[^>]*name="checkin")(?=[^>]*value="${checkin}")[^>]*aria-invalid="true"`))
  }
  expect((await postForm(house.app, '/demo/booking', { ...wish, checkin: estateDay(new Date()) })).status).toBe(302)
})

it('a day is taken', async () => {
  const answer = await postForm(house.app, '/demo/booking', { ...wish, checkin: '2028-02-29' })
  const outcome = answer.headers.get('location') ?? ''
  expect(answer.status).toBe(302)
  expect(textOf(await house.read(outcome))).toContain('from Tuesday 29 February 2028')
})
