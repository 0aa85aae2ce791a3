import type { Logger } from 'pino'
import { createContext } from 'react-router'
import type { Db } from '#app/db/db.ts'
import type { Reception } from '#app/guide/door/reception.server.ts'
import type { KeptBack } from '#app/knowledge/kept-back.ts'
import type { Payments } from '#app/payments/payments.server.ts'
import type { StaffAuth } from '#app/staff/auth/staff-auth.server.ts'
import type { RateName } from './limits.server.ts'
import type { Settings } from './settings.server.ts'

/** What loaders and actions receive. Set once per request by page-answers.server.ts. */
export type House = {
  db: Db
  settings: Settings
  log: Logger
  /** Undefined if payments are not configured and demos are not allowed here. */
  payments: Payments | undefined
  /** For the scripts of a hydrated page; shared documents use hashes instead. */
  nonce: string
  /** Counts this request against a limit, by address unless `key` is given. @returns the seconds to wait once it is exceeded */
  countRequest: (name: RateName, key?: string) => Promise<number | undefined>
  /** Undoes a count that should not have been limited. */
  uncountRequest: (name: RateName, key?: string) => Promise<void>
  /** Set while rendering the page that clients get instead when they request too many. */
  tooManyPages?: true
  /** To be called with the reason if a page could not be made, because its answer does not say. */
  pageFailed: (reason: unknown) => void
  /** The client's address: for limits only, never stored. */
  address: string
  /** Lets guests into the guide. */
  reception: Reception
  /** Accounts and sessions of the staff; created on first use. */
  auth: StaffAuth
  /** The names of entries that a knowledge entry (`category/key`) contradicts. */
  findContradicted: (entry: string) => Promise<string[]>
  /** What guests are told in their guide alone, and no knowledge entry may contain. `db` may be a transaction. */
  findKeptBack: (db: Db) => Promise<KeptBack>
}

/** For loaders and actions: `context.get(houseContext)` gives the `House` of the request. */
export const houseContext = createContext<House>()
