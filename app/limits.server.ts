/**
 * How large, how slow and how often requests may be, in one table. What the browser knows too is in field-limits.ts; the guide's door
 * (guide/door/door-rules.ts) and the language model (concierge/llm.server.ts) have rules of their own.
 */

export const sizes = {
  /** Bodies of JSON functions and forms, bytes. */
  body: 64 * 1024,
  /** Bodies of the payment provider's events, bytes. */
  webhook: 512 * 1024,
  /** Bodies of forms of the staff's console, bytes: legal documents, lists of products. */
  staffForm: 2 * 1024 * 1024,
  /** Fields of a form, more than any of ours has: of a million, reading them would take seconds in which nobody else is answered. */
  formFields: 2_000,
  /** Lines of a list that staff bring in. */
  productList: 1_000,
  knowledgeList: 5_000,
} as const

/** For each connection, milliseconds: whoever sends more slowly is not waited for. Given to Node's HTTP server. */
export const connections = { headersTimeout: 15_000, requestTimeout: 60_000, connectionsCheckingInterval: 5_000 } as const

export type RateLimit = {
  /** Requests allowed in the window, for one address. */
  points: number
  seconds: number
  /** Counted by each instance for itself: a page from memory must not wait for the database. */
  eachInstance?: true
}

/** For one address. What a person can do by hand stays far below; what a program does does not. */
export const rates = {
  contact: { points: 8, seconds: 600 },
  newsletter: { points: 8, seconds: 600 },
  concierge: { points: 60, seconds: 60 },
  conciergeVote: { points: 30, seconds: 600 },
  checkout: { points: 60, seconds: 600 },
  unsubscribe: { points: 30, seconds: 600 },
  event: { points: 120, seconds: 60 },
  guideRequest: { points: 10, seconds: 600 },
  guideCodes: { points: 120, seconds: 60 },
  auth: { points: 60, seconds: 60 },
  signIn: { points: 20, seconds: 600 },
  /** For one account, from wherever it is not known (staff/sign-in/known-browser.server.ts). */
  signInAccount: { points: 40, seconds: 900 },
  /** For one browser that has signed in to the account, or one session of it. */
  signInKnown: { points: 10, seconds: 900 },
  /** What is no guess at a password: passkeys, and the code after it, of which the vendor takes ten wrong ones for an account. */
  signInStep: { points: 60, seconds: 60 },
  signUp: { points: 10, seconds: 600 },
  /** By a mailed link: apart from who signs up, who may share the address. */
  newPassword: { points: 10, seconds: 600 },
  passwordReset: { points: 5, seconds: 900 },
  /** For one account, whoever asks: each mail ends the link of the one before, and fills somebody's inbox. */
  passwordResetAccount: { points: 5, seconds: 3_600 },
  page: { points: 1_200, seconds: 60, eachInstance: true },
  /** A solved proof of work counts once (guide/door/door-proof.server.ts). */
  doorProof: { points: 1, seconds: 600 },
} as const satisfies Record<string, RateLimit>

export type RateName = keyof typeof rates
