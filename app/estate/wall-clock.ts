/**
 * The clock on the estate's wall without a calendar of time zones, whose first use costs a phone a tenth of a second. The
 * document brings what is needed of it (wall-clock.server.ts).
 */

/** From a moment (ms since 1970) on, how far the clock is ahead of UTC. In the order of time. */
export type Offset = { from: number; minutes: number }

const minuteMs = 60_000
const dayMinutes = 1440

/** What the clock shows at `moment`, in minutes since midnight: 0 to 1439. */
export function wallMinutes(moment: Date, offsets: readonly Offset[]): number {
  const shown = shownMinutes(moment, offsets)
  return shown - startOfDay(shown)
}

/** Noon, in UTC, of the day on the wall's calendar at `moment`: for who counts days by UTC. */
export function wallNoon(moment: Date, offsets: readonly Offset[]): Date {
  return new Date((startOfDay(shownMinutes(moment, offsets)) + dayMinutes / 2) * minuteMs)
}

/** As though the wall were in UTC: minutes since 1970. */
function shownMinutes(moment: Date, offsets: readonly Offset[]): number {
  const { minutes = 0 } = offsets.findLast(({ from }) => from <= moment.getTime()) ?? offsets[0] ?? {}
  return Math.floor(moment.getTime() / minuteMs) + minutes
}

function startOfDay(minutes: number): number {
  return Math.floor(minutes / dayMinutes) * dayMinutes
}

/** As people read it: 08:09. */
export function wallTime(moment: Date, offsets: readonly Offset[]): string {
  const minutes = wallMinutes(moment, offsets)
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
