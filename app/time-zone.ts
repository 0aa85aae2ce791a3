import { estate } from '#app/estate/estate.ts'

/** The estate's time zone, for code that may not import a subject. */
export const timeZone = estate.timeZone
