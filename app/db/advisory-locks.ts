/** The numbers of PostgreSQL's advisory locks: one for each thing that only one connection may do at a time. The same in all versions. */
export const advisoryLocks = {
  migrate: 0x4b494c4d,
  seed: 0x4b494c53,
  accounts: 0x4b494c41,
  mergeChanges: 0x4b494c45,
  legalEditions: 0x4b494c47,
  /** Together with a mail address: one message from each at a time. */
  receipts: 0x4b494c52,
} as const
