import { estateDay } from '#app/estate/time/estate-day.ts'

/** What is said at a check-in day that is over. */
const dayHasPassed = 'This day has passed. Please choose today or later.'
/** The id of the element that says so in the booking bar. */
export const passedNote = 'check-in-note'

/** What is wrong with a check-in day (yyyy-MM-dd) at `now`, if anything is. */
export function checkInFault(day: string, now: Date): string | undefined {
  return day < estateDay(now) ? dayHasPassed : undefined
}

/**
 * Keeps the booking bar's check-in field from today on, by the estate's day, and says what is wrong with an earlier one: a live part. The
 * document is older than today, and a page may stay open over midnight.
 */
export function watchCheckIn(place: HTMLElement) {
  const field = place as HTMLInputElement
  const note = document.getElementById(passedNote) as HTMLElement
  function check() {
    field.min = estateDay(new Date())
    const fault = field.value ? checkInFault(field.value, new Date()) : undefined
    if (fault) field.setAttribute('aria-invalid', 'true')
    else field.removeAttribute('aria-invalid')
    note.textContent = fault ?? ''
  }
  check()
  for (const sign of ['focus', 'change']) field.addEventListener(sign, check)
  document.addEventListener('visibilitychange', check)
}
