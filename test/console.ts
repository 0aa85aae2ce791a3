/** The staff console, as its users have it. */
import type { Logger } from 'pino'
import { mailOutbox } from '#app/mail/mail.tables.ts'
import type { StaffRole } from '#app/staff/staff-role.ts'
import { fionn, grainne } from './cast.ts'
import { silentLog } from './database.ts'
import { giveGuide } from './guide.ts'
import { openTestHouse, type TestApp, textOf } from './house.ts'
import { getAs, postForm, signInAs, signUp } from './staff.ts'

type Needs = { environment?: Record<string, string>; log?: Logger; role?: StaffRole }

/** A whole house in process, with a team: Fionn is its administrator, Gráinne has the `role`. */
export async function openStaffedHouse({ environment = {}, log = silentLog, role = 'staff' }: Needs = {}) {
  const house = await openTestHouse({ environment, log })
  const { db } = house
  await giveGuide(db)
  const admin = await signUp(db, fionn)
  const colleague = await signUp(db, grainne, admin, role)
  // Her invitation has arrived.
  await db.delete(mailOutbox)
  return { ...house, admin, colleague }
}

export type StaffedHouse = Awaited<ReturnType<typeof openStaffedHouse>>

/** Signs in. @returns what this person can do from then on; `read` gives the visible text of a page */
export async function enterAs(app: TestApp, person: typeof fionn) {
  const cookie = await signInAs(app, person)
  const open = (path: string) => getAs(app, path, cookie)
  return {
    cookie,
    open,
    read: async (path: string) => textOf(await (await open(path)).text()),
    post: (path: string, fields: Record<string, string>) => postForm(app, path, fields, cookie),
  }
}
