import type { Offset } from '#app/estate/time/wall-clock.ts'
import { say } from '#app/islands/say.ts'
import { moonPath } from '#app/ui/moon-path.ts'
import { type DayLight, dayLightAt } from './day-light.ts'

const minuteMs = 60_000

/** Fills the band (day-light-band.tsx), again each minute. Computed in the browser, because the document may be older than today. */
export function showDayLight(band: HTMLElement) {
  const offsets: Offset[] = JSON.parse(band.dataset.offsets ?? '[]')
  const tell = () => show(band, dayLightAt(new Date(), offsets))
  tell()
  setInterval(tell, minuteMs)
}

function show(band: HTMLElement, { firstLight, sunrise, sunset, lastLight, now, times, moon }: DayLight) {
  const stops = { 'first-light': firstLight, sunrise, sunset, 'last-light': lastLight, now }
  for (const [name, part] of Object.entries(stops)) band.style.setProperty(`--${name}`, `${(part * 100).toFixed(1)}%`)
  band.querySelector('path')?.setAttribute('d', moonPath(moon.phase))
  say(band, { ...times, moon: moon.name })
  band.dataset.known = ''
}
