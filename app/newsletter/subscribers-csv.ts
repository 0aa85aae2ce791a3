/** The newsletter's list as a table for the program that sends it. */
import { estateTimestamp } from '#app/estate/estate-day.ts'
import { toCsv } from '#app/staff/csv.ts'
import type { Recipient } from './subscribers.server.ts'
import { unsubscribePath } from './subscription.ts'

const columns: Record<string, (recipient: Recipient, baseUrl: string) => string> = {
  'Email Address': ({ email }) => email,
  'First Name': ({ name }) => name ?? '',
  Subscribed: ({ consentAt }) => estateTimestamp(consentAt),
  // Every letter has to carry it.
  'Unsubscribe Link': ({ unsubscribeToken }, baseUrl) => baseUrl + unsubscribePath(unsubscribeToken),
}

/** Line by line, header first. */
export async function* subscribersCsv(recipients: AsyncIterable<Recipient>, baseUrl: string): AsyncGenerator<Uint8Array> {
  const bytes = (row: string[]) => new TextEncoder().encode(toCsv([row]))
  yield bytes(Object.keys(columns))
  for await (const recipient of recipients) yield bytes(Object.values(columns).map((read) => read(recipient, baseUrl)))
}
