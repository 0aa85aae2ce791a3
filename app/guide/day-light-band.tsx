import { type CSSProperties, useEffect, useState } from 'react'
import { MoonDisc } from '#app/ui/moon-disc.tsx'
import { type DayLight, dayLightAt } from './day-light.ts'

const minuteMs = 60_000

/** Island: a thin band of the day's light with a mark at now. Computed in the browser: the document is older than the day. */
export function DayLightBand() {
  const [light, setLight] = useState<DayLight>()
  useEffect(() => {
    const tell = () => setLight(dayLightAt(new Date()))
    tell()
    const timer = setInterval(tell, minuteMs)
    return () => clearInterval(timer)
  }, [])
  return (
    <div className="day-light">
      <div className="day-light-band" style={light && stops(light)} aria-hidden="true">
        {light ? <span className="day-light-now" style={{ left: percent(light.now) }} /> : null}
      </div>
      {light ? <Words light={light} /> : <p className="day-light-words">&nbsp;</p>}
    </div>
  )
}

function Words({ light }: { light: DayLight }) {
  const { times, moon } = light
  return (
    <p className="day-light-words">
      <span>
        Sun up <time>{times.sunrise}</time>
      </span>
      <span className="inline-flex items-center gap-2">
        <MoonDisc phase={moon.phase} className="size-4 shrink-0" />
        {moon.name}
      </span>
      <span>
        Sun down <time>{times.sunset}</time>
      </span>
    </p>
  )
}

function stops({ firstLight, sunrise, sunset, lastLight }: DayLight): CSSProperties {
  return {
    '--first-light': percent(firstLight),
    '--sunrise': percent(sunrise),
    '--sunset': percent(sunset),
    '--last-light': percent(lastLight),
  } as CSSProperties
}

function percent(part: number): string {
  return `${(part * 100).toFixed(1)}%`
}
