/** WMO weather codes in the guide's few words; a code that does not mean clear is never called Clear. */
export function weatherWord(code: number): string {
  if (code === 2 || code === 3) return 'Cloudy'
  if (code === 45 || code === 48) return 'Foggy'
  if (code >= 51 && code <= 57) return 'Drizzle'
  if (code >= 61 && code <= 67) return 'Rainy'
  if ((code >= 71 && code <= 77) || code === 85 || code === 86) return 'Snow'
  if (code >= 80 && code <= 82) return 'Showers'
  if (code >= 95 && code <= 99) return 'Thunderstorm'
  return 'Clear'
}

export type Weather = {
  /** Whole degrees Celsius. */
  temperature: number
  word: string
}

export const weatherRefreshMs = 300_000
/** How long the last known weather is shown. */
export const weatherStalestMs = 3_600_000
