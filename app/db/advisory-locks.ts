/**
 * The numbers of PostgreSQL's advisory locks, one for each thing that only one connection may do at a time. They are the same in all
 * versions.
 */
export const advisoryLocks = {
  migrate: 0x4b494c4d,
  seed: 0x4b494c53,
  accounts: 0x4b494c41,
  mergeChanges: 0x4b494c45,
  legalEditions: 0x4b494c47,
  /** Combined with a hash of the email address: one message at a time from each. */
  receipts: 0x4b494c52,
  /** Combined with a hash of item, room and day: one order for them is paid at a time. */
  twins: 0x4b494c54,
} as const
