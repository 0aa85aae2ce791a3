/**
 * The clock on the estate's wall without a calendar of time zones, whose first use costs a phone a tenth of a second. The
 * document brings what is needed of it (wall-clock.server.ts).
 */

/** From a moment (ms since 1970) on, how far the clock is ahead of UTC. In the order of time. */
export type Offset = { from: number; minutes: number }

/** What the clock shows at `moment`, in minutes since midnight: 0 to 1439. */
export function wallMinutes(moment: Date, offsets: readonly Offset[]): number {
  const { minutes = 0 } = offsets.findLast(({ from }) => from <= moment.getTime()) ?? offsets[0] ?? {}
  const shown = (moment.getUTCHours() * 60 + moment.getUTCMinutes() + minutes) % 1440
  return shown < 0 ? shown + 1440 : shown
}

/** As people read it: 08:09. */
export function wallTime(moment: Date, offsets: readonly Offset[]): string {
  const minutes = wallMinutes(moment, offsets)
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
