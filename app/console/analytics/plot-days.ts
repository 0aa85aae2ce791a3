/**
 * Days as seconds on a plot's axis. Its library marks the midnights of the browser's own time zone, wherever that is: a day stands at
 * its midnight there, exactly at its mark.
 */
export function startOf(day: string): number {
  // Without a Z, it is local time.
  return Date.parse(`${day}T00:00:00`) / 1000
}

/** `12 Jun`: the day that has begun at a mark. */
export function dayAt(second: number): string {
  return new Date(second * 1000).toLocaleDateString('en-IE', { day: 'numeric', month: 'short' })
}
