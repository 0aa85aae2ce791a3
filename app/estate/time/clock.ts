/**
 * Formats HH:mm times: `3:30 PM`, `11:00 AM`; with `short`, `6 pm` and `3:30 pm`; with `bare`, `3:30`, for use where the context gives the
 * half of the day.
 */
export function twelveHour(time: string, style: 'full' | 'short' | 'bare' = 'full'): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const half = hours < 12 ? 'AM' : 'PM'
  const hour = hours % 12 === 0 ? 12 : hours % 12
  const exact = `${hour}:${String(minutes).padStart(2, '0')}`
  if (style === 'bare') return exact
  if (style === 'full') return `${exact} ${half}`
  return `${minutes === 0 ? hour : exact} ${half.toLowerCase()}`
}
