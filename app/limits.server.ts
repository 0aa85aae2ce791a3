/**
 * How large, slow and frequent requests may be, in one table. Limits the browser also needs are in field-limits.ts; the guide's door
 * (guide/door/door-rules.ts) and the language model (concierge/phrasing/llm.server.ts) have their own.
 */

export const sizes = {
  /** Bodies of JSON functions and forms, bytes. */
  body: 64 * 1024,
  /** Bodies of the payment provider's events, bytes. */
  webhook: 512 * 1024,
  /** As many of them are kept while they arrive, from whomever they come. */
  webhooksAtOnce: 16,
  /** Bodies of forms in the staff console, bytes: legal documents, product lists. */
  staffForm: 2 * 1024 * 1024,
  /** Bodies that are too large are read to their end, if that comes within this many bytes. */
  discarded: 8 * 1024 * 1024,
  /** Fields of a form, more than any of ours has. Reading a million would block everybody else for seconds. */
  formFields: 2_000,
  /** Lines of a list that staff import. */
  productList: 1_000,
  knowledgeList: 5_000,
} as const

/** For each connection, milliseconds: slower clients are cut off. Passed to Node's HTTP server. */
export const connections = {
  headersTimeout: 15_000,
  requestTimeout: 60_000,
  connectionsCheckingInterval: 5_000,
  // Longer than a proxy keeps a connection it is not using (nginx a minute, Caddy two): if the house closed it first, a form sent at that
  // moment would be lost, since a proxy does not send a POST twice.
  keepAliveTimeout: 125_000,
} as const

/** Slow hashes of passwords: computed at once, and waiting for their turn. Together they leave a thread to read files with. */
export const slowHashes = {
  staff: { most: 1, waiting: 60 },
  /** The door says how many may wait. */
  guide: { most: 2, waiting: Number.POSITIVE_INFINITY },
} as const

export type RateLimit = {
  /** Requests allowed per window and address. */
  points: number
  seconds: number
  /** Counted per instance: a page from memory must not wait for the database. */
  eachInstance?: true
}

/** Per address. A person stays far below these; a program does not. */
export const rates = {
  /** These two count accepted messages only, so typing mistakes cost nothing. */
  contact: { points: 20, seconds: 600 },
  newsletter: { points: 20, seconds: 600 },
  concierge: { points: 60, seconds: 60 },
  conciergeVote: { points: 30, seconds: 600 },
  checkout: { points: 60, seconds: 600 },
  /** Unknown unsubscribe keys only. */
  unsubscribe: { points: 30, seconds: 600 },
  event: { points: 120, seconds: 60 },
  /** Accepted requests only: all guests share the address of the estate's Wi-Fi. */
  guideRequest: { points: 20, seconds: 600 },
  /** Codes of an open session. */
  guideCodes: { points: 120, seconds: 60 },
  /** Guesses at the guest password without proof of work. Counted apart: one who guesses must not keep codes from those who are in. */
  guideGuesses: { points: 120, seconds: 60 },
  auth: { points: 60, seconds: 60 },
  signIn: { points: 20, seconds: 600 },
  /** For one /48 of IPv6, in which each /64 counts as an address above. */
  signInSite: { points: 100, seconds: 600 },
  /** For one account, from browsers that are not known to it (staff/sign-in/known-browser.server.ts). */
  signInAccount: { points: 40, seconds: 900 },
  /** For one browser that has signed in to the account, or one of its sessions. */
  signInKnown: { points: 10, seconds: 900 },
  /** Steps that are not password guesses: passkeys, and one-time codes, which the vendor blocks for an account after ten wrong ones. */
  signInStep: { points: 60, seconds: 60 },
  /** Wrong codes after the right password, for one account. The vendor blocks it after as many, but lets those through that come at once. */
  signInCode: { points: 10, seconds: 900 },
  signUp: { points: 10, seconds: 600 },
  /** Through an emailed link: separate from sign-ups, which may share the address. */
  newPassword: { points: 10, seconds: 600 },
  passwordReset: { points: 5, seconds: 900 },
  /** For one account, from anywhere: each email voids the previous link and fills somebody's inbox. */
  passwordResetAccount: { points: 5, seconds: 3_600 },
  page: { points: 1_200, seconds: 60, eachInstance: true },
  /** A solved proof of work counts once (guide/door/door-proof.server.ts). */
  doorProof: { points: 1, seconds: 600 },
} as const satisfies Record<string, RateLimit>

export type RateName = keyof typeof rates

/** Receipts that one email address gets in an hour, whoever types it: nobody can use us to fill somebody else's inbox. */
export const receiptsAnHour = 5
