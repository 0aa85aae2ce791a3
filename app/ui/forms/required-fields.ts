/** The message of every form with empty fields. */
export const fillRequiredFields = 'Please fill in all required fields.'
/** At each of those fields, and at one to choose in. */
export const fillThisIn = 'Please fill this in.'
export const chooseOne = 'Please choose one.'

export function emptyField({ type }: { type: string }): string {
  return type === 'select-one' ? chooseOne : fillThisIn
}

/** A form's message for everything that is wrong with its fields. */
export function sumOf(faults: readonly string[]): string {
  return faults.includes(fillThisIn) ? fillRequiredFields : (faults[0] ?? fillRequiredFields)
}
