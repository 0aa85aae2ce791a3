import { estate } from '#app/estate/estate.ts'
import { addDays, estateDay, estateMoment } from '#app/estate/time/estate-day.ts'
import { moonOfNight, sunriseOn } from '#app/estate/time/sky.ts'
import { MoonDisc } from '#app/ui/moon-disc.tsx'

/** Tonight's moon over the estate, for the day the page was rendered. */
export function MoonNote({ now }: { now: Date }) {
  const moon = moonOfNight(new Date(`${estateDay(now)}T12:00:00Z`))
  return (
    <>
      <MoonDisc phase={moon.phase} />
      <span>{`Tonight: ${moon.name.toLowerCase()}, ${Math.round(moon.lit * 100)}% lit`}</span>
    </>
  )
}

export function SunriseNote({ now }: { now: Date }) {
  const sunrise = sunriseOn(estateMoment(addDays(estateDay(now), 1), '12:00'), estate.geo)
  const time = new Intl.DateTimeFormat('en-IE', { hour: 'numeric', minute: '2-digit', hour12: true, timeZone: estate.timeZone })
  return (
    <>
      <svg viewBox="0 0 20 20" className="size-5 shrink-0" fill="none" stroke="currentColor" aria-hidden="true">
        <path d="M1 14.5h18M4.5 14.5a5.5 5.5 0 0 1 11 0M10 3v3M3.2 6.2l1.9 1.9M16.8 6.2l-1.9 1.9" />
      </svg>
      <span>{`Tomorrow’s sun: ${time.format(sunrise).replace(' ', '\u00a0')}`}</span>
    </>
  )
}
