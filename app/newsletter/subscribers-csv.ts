/** The newsletter's list as a table for the program that sends it. */
import { estateTimestamp } from '#app/estate/time/estate-day.ts'
import type { Columns } from '#app/staff/csv/csv.ts'
import type { Recipient } from './subscribers.server.ts'
import { unsubscribePath } from './subscription.ts'

const told: Columns<Recipient> = {
  'Email Address': ({ email }) => email,
  'First Name': ({ name }) => name,
  Subscribed: ({ consentAt }) => estateTimestamp(consentAt),
}

/** With each one's own link to leave the list, which every letter has to carry. */
export function recipientColumns(baseUrl: string): Columns<Recipient> {
  return { ...told, 'Unsubscribe Link': ({ unsubscribeToken }) => baseUrl + unsubscribePath(unsubscribeToken) }
}
