/**
 * Days as seconds on a plot's axis. The charting library puts its marks at midnight in the browser's own time zone, so a day is placed at
 * that midnight, exactly at its mark.
 */
export function midnightOf(day: string): number {
  // Without a Z, it is local time.
  return Date.parse(`${day}T00:00:00`) / 1000
}

/** `12 Jun`: the day that begins at a mark. */
export function dayAt(second: number): string {
  return new Date(second * 1000).toLocaleDateString('en-IE', { day: 'numeric', month: 'short' })
}
