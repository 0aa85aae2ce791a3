/** The message of every form with empty required fields. */
export const fillRequiredFields = 'Please fill in all required fields.'
/** The message at each of those fields, and at one where something is to be chosen. */
export const fillThisIn = 'Please fill this in.'
export const chooseOne = 'Please choose one.'

/** The message of a form that says at its fields what is wrong with them. */
export const wrongFields = 'Please check the marked fields.'

/** The message at an empty field of that type. */
export function emptyField({ type }: { type: string }): string {
  return type === 'select-one' ? chooseOne : fillThisIn
}

/** A form's one message for all that is wrong with its fields. */
export function sumOf(faults: readonly string[]): string {
  return faults.includes(fillThisIn) ? fillRequiredFields : (faults[0] ?? fillRequiredFields)
}
