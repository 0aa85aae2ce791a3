/** What of the guide must be told nowhere else: for whoever checks what is written or said elsewhere. */
import type { Logger } from 'pino'
import type { Db } from '#app/db/db.ts'
import { guideAccess } from '#app/guide/guide.tables.ts'
import type { KeptBack } from '#app/knowledge/kept-back.ts'
import { asLastRead, late } from '#app/requests/in-time.server.ts'
import { rememberedPassword } from './remembered-password.server.ts'

/** The password only once somebody has typed it to this process: the database has a slow hash of it alone. */
export async function getKeptBack(db: Db): Promise<KeptBack> {
  const { gateCode, wifiKey, passwordHash } = guideAccess
  const [access] = await db.select({ gateCode, wifiKey, passwordHash }).from(guideAccess)
  if (!access) return []
  return [
    { name: 'gate code', value: access.gateCode },
    { name: 'Wi-Fi key', value: access.wifiKey },
    { name: 'guest password', value: rememberedPassword(access.passwordHash) ?? '' },
  ]
}

const freshMs = 1_000

/**
 * The same for every answer of the concierge: read at most once a second, as its knowledge is, and as last read while the database is away.
 * @throws if it never was read
 */
export function keptBackReader(house: { db: Db; log: Pick<Logger, 'error'> }): () => Promise<KeptBack> {
  const read = asLastRead(getKeptBack, 'the concierge keeps back what was last read')
  let last: { at: number; coming: ReturnType<typeof read> } | undefined
  return async () => {
    if (!last || performance.now() - last.at >= freshMs) last = { at: performance.now(), coming: read(house) }
    const known = await last.coming
    if (known !== late) return known.found
    last = undefined
    throw new Error('what the guide keeps back could not be read')
  }
}
