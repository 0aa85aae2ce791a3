/**
 * Figures that bind the estate towards its guests: deposits, cancellation, extras and data retention. They are sensible for a place with
 * four rooms, but not yet confirmed by the owner: see docs/legal-to-confirm.md. Times, ages and discount percentages are in `estate.ts`;
 * the jobs that delete data read their periods here.
 */

/** Months and days, inclusive, every year. A season that ends before it begins spans New Year. */
export type Season = { name: string; from: CalendarDay; until: CalendarDay }
export type CalendarDay = { month: number; day: number }

/** Cancelling at least `daysBefore` days before arrival costs `chargePercent` of the stay's price. */
export type CancellationStep = { daysBefore: number; chargePercent: number }

/** Every other date is low season. */
export const highSeasons: readonly Season[] = [
  { name: 'spring to autumn', from: { month: 4, day: 1 }, until: { month: 10, day: 31 } },
  { name: 'Christmas and New Year', from: { month: 12, day: 20 }, until: { month: 1, day: 3 } },
]

export const bookingTerms = {
  deposit: {
    /** Percentage of the stay's price due on booking; the rest is due when free cancellation ends. */
    twoNightPercent: 30,
    oneNightFlexiPercent: 100,
  },
  /** The first matching step applies; the last is always 0 days. */
  cancellation: {
    twoNight: {
      high: [
        { daysBefore: 21, chargePercent: 0 },
        { daysBefore: 7, chargePercent: 50 },
        { daysBefore: 0, chargePercent: 100 },
      ],
      low: [
        { daysBefore: 14, chargePercent: 0 },
        { daysBefore: 4, chargePercent: 50 },
        { daysBefore: 0, chargePercent: 100 },
      ],
    },
    oneNightFlexi: {
      high: [
        { daysBefore: 7, chargePercent: 0 },
        { daysBefore: 0, chargePercent: 100 },
      ],
      low: [
        { daysBefore: 3, chargePercent: 0 },
        { daysBefore: 0, chargePercent: 100 },
      ],
    },
  },
  /** Extras are fully refundable until this long before they are due. */
  extrasFreeCancellationHours: 24,
  refundWithinDays: 14,
  securityDepositReturnDays: 7,
  complaintAnswerDays: 14,
  /** Music and voices stay indoors between these wall-clock times. */
  quietHours: { from: '22:00', until: '08:00' },
} as const satisfies {
  cancellation: Record<'twoNight' | 'oneNightFlexi', Record<'high' | 'low', readonly CancellationStep[]>>
} & Record<string, unknown>

/** How long personal data is kept before it is deleted. */
export const retention = {
  contactMessagesMonths: 24,
  guestRequestsMonths: 12,
  /** Proof of newsletter consent, counted from unsubscribing. */
  newsletterConsentProofMonths: 36,
  /** After the end of the tax year; section 886 of the Taxes Consolidation Act 1997. */
  ordersYears: 6,
  unpaidOrdersDays: 30,
  conciergeQuestionsDays: 90,
  /** How long the guide stays unlocked in a browser, with the gate code and the Wi-Fi key. */
  guestSessionDays: 14,
  deliveredMailsDays: 90,
  /** They hold nothing about a guest; the payment provider resends an event for thirty days at most. */
  paymentEventsDays: 90,
  auditLogMonths: 24,
  /** How long an invitation to join the team is valid; an accepted one is deleted at once. */
  staffInvitationDays: 7,
  /** The cookie in browsers where staff have signed in. No browser keeps cookies for longer. */
  staffBrowserDays: 400,
  /** Request lines without address, query or browser. */
  serverLogDays: 14,
  backupDays: 35,
  /** How long an address counts against a rate limit: in memory, or as a keyed hash shared by instances. */
  rateLimitMinutes: 60,
} as const
