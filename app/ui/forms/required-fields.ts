/** What every form with fields left empty is told, the specification's sentence. */
export const fillRequiredFields = 'Please fill in all required fields.'
/** At each of those fields. */
export const fillThisIn = 'Please fill this in.'

/** What a form is told of all that is wrong with its fields. */
export function sumOf(faults: readonly string[]): string {
  return faults.includes(fillThisIn) ? fillRequiredFields : (faults[0] ?? fillRequiredFields)
}
