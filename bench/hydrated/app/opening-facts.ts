/** In the place of app/knowledge/current-facts.server.ts: others' page is not made to wait for a database. */
import { type Facts, houseFacts } from '#app/knowledge/facts.ts'

export async function factsForPage(): Promise<{ facts: Facts; init?: ResponseInit }> {
  return { facts: houseFacts }
}
