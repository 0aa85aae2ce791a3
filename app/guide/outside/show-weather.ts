import { say } from '#app/islands/say.ts'
import { type Weather, weatherRefreshMs, weatherStalestMs } from '#app/weather/weather-words.ts'

/** Fills the badge (weather-badge.tsx), again every few minutes. */
export function showWeather(badge: HTMLElement) {
  void show(badge)
  setInterval(() => void show(badge), weatherRefreshMs)
}

let heardAt = Date.now()

async function show(badge: HTMLElement) {
  const answer = await findWeather()
  if (answer === 'unknown' && Date.now() - heardAt < weatherStalestMs) return
  if (answer !== 'unknown') heardAt = Date.now()
  const weather = answer === 'unknown' ? undefined : answer
  if (weather) say(badge, { temperature: `${weather.temperature}°`.replace('-', '−'), word: weather.word })
  for (const words of badge.querySelectorAll('p')) words.hidden = !weather
}

/**
 * @returns `unknown` when no answer came: what the badge shows is still good for an hour. Undefined when the server itself has had no
 * weather for an hour.
 */
async function findWeather(): Promise<Weather | undefined | 'unknown'> {
  try {
    const response = await fetch('/weather')
    if (response.status === 204) return undefined
    return response.ok ? ((await response.json()) as Weather) : 'unknown'
  } catch {
    return 'unknown'
  }
}
