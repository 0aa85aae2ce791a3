/** Replaces app/knowledge/current-facts.server.ts: the compared page should not wait for a database. */
import { type Facts, houseFacts } from '#app/knowledge/facts.ts'

export async function factsForPage(): Promise<{ facts: Facts; init?: ResponseInit }> {
  return { facts: houseFacts }
}
