import type { Logger } from 'pino'
import { createContext } from 'react-router'
import type { StaffAuth } from '#app/staff/sign-in/staff-auth.server.ts'
import type { Db } from './db/db.ts'
import type { Reception } from './guide/door/reception.server.ts'
import type { RateName } from './limits.server.ts'
import type { Payments } from './payments/payments.server.ts'
import type { Settings } from './settings.server.ts'

/** What loaders and actions are given. Set once per request by http.server.ts. */
export type House = {
  db: Db
  settings: Settings
  log: Logger
  /** Undefined: not configured, and no place for a demo. */
  payments: Payments | undefined
  /** For the scripts of a hydrated page; documents are shared between visitors and use hashes instead. */
  nonce: string
  /** Counts this request against a limit, for its address unless `key` is given; gives the seconds to wait when it is one too many. */
  countRequest: (name: RateName, key?: string) => Promise<number | undefined>
  /** Whose request this is: for limits only, never stored. */
  address: string
  /** Lets guests into the guide. */
  reception: Reception
  /** Knows the staff; made when it is first asked. */
  auth: StaffAuth
  /** The names of what an entry of the knowledge (`category/key`) contradicts. */
  findContradicted: (entry: string) => Promise<string[]>
}

export const houseContext = createContext<House>()
