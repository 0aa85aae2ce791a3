/** A whole house in process: a seeded database and the app on top of it. */
import type { Database } from '#app/db/open.server.ts'
import { seedDatabase } from '#app/db/seed.ts'
import { type AppNeeds, createApp } from '#app/http.server.ts'
import { openTestDatabase, silentLog } from './database.ts'
import { testSettings } from './settings.ts'

export const testBaseUrl = 'https://kilmara.example'

/** The app alone, on a database that the test has opened itself. On localhost and silent, unless it is given other settings or a log. */
export function createTestApp(needs: Pick<AppNeeds, 'db'> & Partial<AppNeeds>) {
  return createApp({ settings: testSettings(), log: silentLog, ...needs })
}

export type TestApp = ReturnType<typeof createTestApp>

type HouseNeeds = { database?: Database; environment?: Record<string, string>; log?: AppNeeds['log'] }

/**
 * @param needs.database migrated; by default a separate embedded one
 * @param needs.environment its variables; by default those of a public address, where providers are demos
 */
export async function openTestHouse({
  database: given,
  environment = { BASE_URL: testBaseUrl, DEMO: '1' },
  log = silentLog,
}: HouseNeeds = {}) {
  const database = given ?? (await openTestDatabase())
  const { db, listen, close } = database
  await seedDatabase(db)
  const settings = testSettings(environment)
  const app = createTestApp({ db, listen, settings, log })
  return {
    app,
    database,
    db,
    settings,
    get: (path: string) => app.request(path),
    /** A page's HTML. */
    read: async (path: string) => (await app.request(path)).text(),
    close,
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
