import { say } from '#app/islands/say.ts'
import { type Weather, weatherRefreshMs } from '#app/weather/weather-words.ts'

/** Fills the badge (weather-badge.tsx), and again every few minutes. */
export function showWeather(badge: HTMLElement) {
  void show(badge)
  setInterval(() => void show(badge), weatherRefreshMs)
}

async function show(badge: HTMLElement) {
  const weather = await findWeather()
  if (weather) say(badge, { temperature: `${weather.temperature}°`, word: weather.word })
  for (const words of badge.querySelectorAll('p')) words.hidden = !weather
}

async function findWeather(): Promise<Weather | undefined> {
  try {
    const response = await fetch('/weather')
    return response.status === 200 ? ((await response.json()) as Weather) : undefined
  } catch {
    return undefined
  }
}
