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
  const today = { ...wish, mode: 'twoNight', checkin: estateDay(new Date()) }
  expect((await postForm(house.app, '/demo/booking', today)).status).toBe(302)
})

it('the 1-Night Flexi is not taken for a night at the weekend, however it was sent', async () => {
  const nights = ['2028-03-02', '2028-03-03', '2028-03-04', '2028-03-05'].map((checkin) => ({ ...wish, checkin }))
  const refused = async (night: Record<string, string>) => (await postForm(house.app, '/demo/booking', night)).status === 400
  expect(await Promise.all(nights.map(refused))).toEqual([false, true, true, false])
  const asked = await house.read(`/demo/booking?${new URLSearchParams({ ...wish, checkin: '2028-03-03', answered: '' })}`)
  expect(textOf(asked)).toContain('The 1-Night Flexi is for weekday nights, Sunday to Thursday.')
  expect(textOf(asked)).not.toContain('Here you would confirm.')
  expect(await refused({ ...wish, mode: 'twoNight', checkin: '2028-03-03' })).toBe(false)
})

it('a day is taken', async () => {
  const answer = await postForm(house.app, '/demo/booking', { ...wish, checkin: '2028-02-29' })
  const outcome = answer.headers.get('location') ?? ''
  expect(answer.status).toBe(302)
  expect(textOf(await house.read(outcome))).toContain('from Tuesday 29 February 2028')
})
