import type { RequestListener } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { estate } from '#app/estate/estate.ts'
import { saying, startFakeForecast } from './forecast.fake.ts'
import { createForecast } from './forecast.server.ts'
import { weatherWord } from './weather-words.ts'

let service: Awaited<ReturnType<typeof startFakeForecast>> | undefined
afterEach(() => service?.close())

/** A forecast that uses a service of ours, and its own clock. */
async function forecastFrom(answer: RequestListener) {
  const failures: unknown[] = []
  service = await startFakeForecast(answer)
  const clock = { now: Date.UTC(2026, 5, 1) }
  const forecast = createForecast({
    url: service.url,
    place: estate.geo,
    timeZone: estate.timeZone,
    now: () => clock.now,
    onFailure: (error) => failures.push(error),
  })
  return { forecast, asked: service.asked, failures, clock }
}

const minutes = (count: number) => count * 60_000

describe('the forecast', () => {
  it('asks for the estate’s place and time zone', async () => {
    const { forecast, asked } = await forecastFrom(saying(11.6, 3))
    expect(await forecast.current()).toEqual({ temperature: 12, word: 'Cloudy' })
    const query = new URL(asked[0] ?? '', 'http://x').searchParams
    expect(Object.fromEntries(query)).toEqual({
      latitude: String(estate.geo.latitude),
      longitude: String(estate.geo.longitude),
      current: 'temperature_2m,weather_code',
      timezone: 'Europe/Dublin',
    })
  })

  it('asks once for a thousand visitors, and again after five minutes', async () => {
    const { forecast, asked, clock } = await forecastFrom(saying(9, 0))
    await Promise.all(Array.from({ length: 1_000 }, () => forecast.current()))
    clock.now += minutes(4.9)
    await forecast.current()
    expect(asked).toHaveLength(1)
    clock.now += minutes(0.2)
    await Promise.all(Array.from({ length: 1_000 }, () => forecast.current()))
    expect(asked).toHaveLength(2)
  })

  it('tells nobody what is older than five minutes while the service answers', async () => {
    let degrees = 7
    const { forecast, clock } = await forecastFrom((request, response) => saying(degrees++, 0)(request, response))
    expect((await forecast.current())?.temperature).toBe(7)
    clock.now += minutes(58)
    expect((await forecast.current())?.temperature).toBe(8)
  })

  it('is asked for anew, or once it is up again, by a house whose clock has been put back', async () => {
    let up = true
    const { forecast, clock, asked } = await forecastFrom((request, response) => {
      if (up) return saying(7, 0)(request, response)
      response.writeHead(503).end()
    })
    await forecast.current()
    clock.now -= minutes(60)
    up = false
    expect(await forecast.current()).toBeUndefined()
    clock.now -= minutes(60)
    up = true
    expect(await forecast.current()).toBeDefined()
    expect(asked).toHaveLength(3)
  })

  it('keeps the last value for an hour when the service goes down, and then has none', async () => {
    let up = true
    const { forecast, clock, failures } = await forecastFrom((request, response) => {
      if (up) return saying(7, 61)(request, response)
      response.writeHead(503).end()
    })
    await forecast.current()
    up = false
    clock.now += minutes(59)
    expect(await forecast.current()).toEqual({ temperature: 7, word: 'Rainy' })
    clock.now += minutes(2)
    expect(await forecast.current()).toBeUndefined()
    expect(failures.length).toBeGreaterThan(0)
  })

  it.each([
    ['text', (_, response) => void response.end('the weather is fine')],
    ['nothing', (_, response) => void response.end('{}')],
    ['a wrong temperature', saying('warm', 1)],
    ['an impossible temperature', saying(900, 1)],
    ['an impossible code', saying(9, 4_000)],
  ] satisfies [string, RequestListener][])('has none when the service answers with %s', async (_, listener) => {
    const { forecast } = await forecastFrom(listener)
    expect(await forecast.current()).toBeUndefined()
  })

  it('has none when the service never answers, and leaves it alone for a minute', async () => {
    const { forecast, asked, clock } = await forecastFrom(() => {})
    expect(await forecast.current()).toBeUndefined()
    expect(await forecast.current()).toBeUndefined()
    expect(asked).toHaveLength(1)
    clock.now += minutes(1)
    void forecast.current()
    await expect.poll(() => asked.length).toBe(2)
  })
})

it('every weather code has a word', () => {
  const words = [0, 1, 2, 3, 45, 48, 51, 57, 61, 67, 71, 77, 80, 82, 85, 86, 95, 99, 4, 58, 90].map(weatherWord)
  expect(words.join(' ')).toBe(
    'Clear Clear Cloudy Cloudy Foggy Foggy Drizzle Drizzle Rainy Rainy Snow Snow Showers Showers Snow Snow Thunderstorm Thunderstorm Clear Clear Clear',
  )
})
