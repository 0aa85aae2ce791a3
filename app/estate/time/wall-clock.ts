/**
 * The estate's local time without a time zone database, whose first use costs a phone a tenth of a second. The document provides the
 * offsets (wall-clock.server.ts).
 */

/** From a moment (ms since 1970) on, how far the clock is ahead of UTC. In chronological order. */
export type Offset = { from: number; minutes: number }

const minuteMs = 60_000
const dayMinutes = 1440

/** Local time at `moment`, in minutes since midnight: 0 to 1439. */
export function wallMinutes(moment: Date, offsets: readonly Offset[]): number {
  const shown = shownMinutes(moment, offsets)
  return shown - startOfDay(shown)
}

/** Noon, in UTC, of the local date at `moment`: for counting days in UTC. */
export function wallNoon(moment: Date, offsets: readonly Offset[]): Date {
  return new Date((startOfDay(shownMinutes(moment, offsets)) + dayMinutes / 2) * minuteMs)
}

/** As if local time were UTC: minutes since 1970. */
function shownMinutes(moment: Date, offsets: readonly Offset[]): number {
  const { minutes = 0 } = offsets.findLast(({ from }) => from <= moment.getTime()) ?? offsets[0] ?? {}
  return Math.floor(moment.getTime() / minuteMs) + minutes
}

function startOfDay(minutes: number): number {
  return Math.floor(minutes / dayMinutes) * dayMinutes
}

/** Formatted: 08:09. */
export function wallTime(moment: Date, offsets: readonly Offset[]): string {
  const minutes = wallMinutes(moment, offsets)
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
