/** A waiting time in words, to follow “wait” or “in”: `a second`, `45 seconds`, `2 minutes`. */
export function waitInWords(seconds: number): string {
  if (seconds >= 90) return `${Math.ceil(seconds / 60)} minutes`
  return seconds === 1 ? 'a second' : `${seconds} seconds`
}
