import { useEffect, useState } from 'react'
import { type Weather, weatherRefreshMs } from '#app/weather/weather-words.ts'

/** Island: what it is like outside. Nothing at all until the weather is known. */
export function WeatherBadge() {
  const [weather, setWeather] = useState<Weather>()
  useEffect(() => {
    const look = () => void findWeather().then(setWeather)
    look()
    const timer = setInterval(look, weatherRefreshMs)
    return () => clearInterval(timer)
  }, [])
  if (!weather) return null
  return (
    <p className="guide-weather">
      <span className="sr-only">Weather at the estate: </span>
      <strong>{weather.temperature}°</strong> {weather.word}
    </p>
  )
}

async function findWeather(): Promise<Weather | undefined> {
  try {
    const response = await fetch('/weather')
    return response.status === 200 ? ((await response.json()) as Weather) : undefined
  } catch {
    return undefined
  }
}
