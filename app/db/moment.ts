import { timestamp } from 'drizzle-orm/pg-core'

/** A column for a moment in time, whatever the time zone of the server or of the database. */
export function moment(name: string) {
  return timestamp(name, { withTimezone: true })
}
