/** Wall-clock times HH:mm as people read them: `3:30 PM`, `11:00 AM`; with `short`, `6 pm` and `3:30 pm`. */
export function twelveHour(time: string, style: 'full' | 'short' = 'full'): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  const half = hours < 12 ? 'AM' : 'PM'
  const hour = hours % 12 === 0 ? 12 : hours % 12
  if (style === 'full') return `${hour}:${String(minutes).padStart(2, '0')} ${half}`
  return minutes === 0 ? `${hour} ${half.toLowerCase()}` : `${hour}:${String(minutes).padStart(2, '0')} ${half.toLowerCase()}`
}
