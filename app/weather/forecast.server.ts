/**
 * The weather at the estate: one request to the forecast service for any number of visitors, cached for five minutes. If the service is
 * down, slow or answers nonsense, the last value is used for an hour, and after that none. Only the badge waits for it, never a page.
 */
import { z } from 'zod'
import { type Weather, weatherRefreshMs, weatherStalestMs, weatherWord } from './weather-words.ts'

const timeoutMs = 3_000
/** After a failure the service is left alone for a minute. */
const restMs = 60_000

const answer = z.object({
  current: z.object({
    temperature_2m: z.number().min(-60).max(60),
    weather_code: z.number().int().min(0).max(99),
  }),
})

export type Forecast = { current(): Promise<Weather | undefined> }

export type ForecastNeeds = {
  url: string
  place: { latitude: number; longitude: number }
  timeZone: string
  /** Receives each failure: as specified, they are only logged. */
  onFailure?: (error: unknown) => void
  now?: () => number
}

/** Asks nothing until `current` is called, which gives undefined while the weather is unknown; it never throws. */
export function createForecast({ url, place, timeZone, onFailure, now = Date.now }: ForecastNeeds): Forecast {
  const address = new URL(url)
  address.searchParams.set('latitude', String(place.latitude))
  address.searchParams.set('longitude', String(place.longitude))
  address.searchParams.set('current', 'temperature_2m,weather_code')
  address.searchParams.set('timezone', timeZone)

  let last: { weather: Weather; at: number } | undefined
  let underWay: Promise<void> | undefined
  let failedAt: number | undefined

  function refresh(): Promise<void> {
    underWay ??= ask(address)
      .then(
        (weather) => {
          last = { weather, at: now() }
        },
        (error: unknown) => {
          failedAt = now()
          onFailure?.(error)
        },
      )
      .finally(() => {
        underWay = undefined
      })
    return underWay
  }

  // A time in the future was noted before the clock was set back.
  const isWithin = (at: number | undefined, ms: number) => at !== undefined && at <= now() && now() < at + ms
  return {
    async current() {
      if (!isWithin(last?.at, weatherRefreshMs) && !isWithin(failedAt, restMs)) await refresh()
      return isWithin(last?.at, weatherStalestMs) ? last?.weather : undefined
    },
  }
}

async function ask(address: URL): Promise<Weather> {
  const response = await fetch(address, { signal: AbortSignal.timeout(timeoutMs), headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(`the forecast service answers ${response.status}`)
  const { current } = answer.parse(await response.json())
  // `+ 0` turns minus zero into zero.
  return { temperature: Math.round(current.temperature_2m) + 0, word: weatherWord(current.weather_code) }
}
