/** A whole house in process: a seeded database and the app on top of it. */
import type { Logger } from 'pino'
import type { Database } from '#app/db/open.server.ts'
import { seedDatabase } from '#app/db/seed.ts'
import { createApp } from '#app/http.server.ts'
import { readSettings } from '#app/settings.server.ts'
import { openTestDatabase, silentLog } from './database.ts'

export const testBaseUrl = 'https://kilmara.example'

/** @param given a migrated database; by default a separate embedded one */
export async function openTestHouse({ log = silentLog, database: given }: { log?: Logger; database?: Database } = {}) {
  const database = given ?? (await openTestDatabase())
  await seedDatabase(database.db)
  const app = createApp({
    db: database.db,
    listen: database.listen,
    settings: readSettings({ BASE_URL: testBaseUrl, DEMO: '1' }),
    log,
  })
  return {
    app,
    db: database.db,
    get: (path: string) => app.request(path),
    /** A page's HTML. */
    read: async (path: string) => (await app.request(path)).text(),
    close: () => database.close(),
  }
}

export type TestHouse = Awaited<ReturnType<typeof openTestHouse>>

/** A page's visible text: no tags, scripts or styles, entities resolved, white space collapsed. */
export function textOf(html: string): string {
  return html
    .replaceAll(/<(script|style)\b.*?<\/\1>/gs, ' ')
    .replaceAll(/<!--.*?-->/gs, '')
    .replaceAll(/<\/?(p|li|h[1-6]|div|section|dt|dd|br|summary|details|a|button)\b[^>]*>/g, ' ')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll(/&(amp|lt|gt|quot|#x27|#39|nbsp);/g, (_, name: string) => entities[name] ?? '')
    .replaceAll(/[\s\u00a0]+/g, ' ')
}

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#x27': "'", '#39': "'", nbsp: ' ' }
