import type { Db } from '#app/db/db.ts'
import { seedGuideAccess } from '#app/guide/door/guide-access.seed.ts'
import { makeFolder } from './folder.ts'

/**
 * Gives the guide its first password. Its file is deleted with its folder: in the project's own DATA_DIR it would replace that of a
 * developer's house.
 */
export async function giveGuide(db: Db, guestPassword = 'heather'): Promise<void> {
  await using folder = await makeFolder()
  await seedGuideAccess(db, { dataDir: folder.path, guestPassword })
}
