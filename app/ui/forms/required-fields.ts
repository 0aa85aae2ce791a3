/** What every form with fields left empty is told, the specification's sentence. */
export const fillRequiredFields = 'Please fill in all required fields.'
