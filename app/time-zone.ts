import { estate } from '#app/estate/estate.ts'

/** The estate's, for parts that know no subject. */
export const timeZone = estate.timeZone
