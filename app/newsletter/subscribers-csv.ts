/** The newsletter's list as a table for the program that sends the newsletter. */
import { estateTimestamp } from '#app/estate/time/estate-day.ts'
import type { Columns } from '#app/staff/csv/csv.ts'
import type { Recipient } from './subscribers.server.ts'
import { unsubscribePath } from './subscription.ts'

const told: Columns<Recipient> = {
  'Email Address': ({ email }) => email,
  'First Name': ({ name }) => name,
  Subscribed: ({ consentAt }) => estateTimestamp(consentAt),
}

/** Includes each recipient's own unsubscribe link, which every newsletter must carry. */
export function recipientColumns(baseUrl: string): Columns<Recipient> {
  return { ...told, 'Unsubscribe Link': ({ unsubscribeToken }) => baseUrl + unsubscribePath(unsubscribeToken) }
}
