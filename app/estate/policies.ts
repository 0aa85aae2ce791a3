/**
 * Figures that bind the house toward its guests: deposits, cancellation, extras, and how long personal data is kept.
 * Sensible for a house of four rooms, but the owner has not yet confirmed them: see docs/legal-to-confirm.md.
 * Times, ages and percentages of offers are in `estate.ts`; who deletes data by these periods reads them from here.
 */

/** Months and days of the calendar, inclusive, every year. A season that ends before it begins runs over New Year. */
export type Season = { name: string; from: CalendarDay; until: CalendarDay }
export type CalendarDay = { month: number; day: number }

/** A cancellation at least `daysBefore` days before the day of arrival costs `chargePercent` of the price of the stay. */
export type CancellationStep = { daysBefore: number; chargePercent: number }

/** Every other date is low season. */
export const highSeasons: readonly Season[] = [
  { name: 'spring to autumn', from: { month: 4, day: 1 }, until: { month: 10, day: 31 } },
  { name: 'Christmas and New Year', from: { month: 12, day: 20 }, until: { month: 1, day: 3 } },
]

export const bookingTerms = {
  deposit: {
    /** Of the price of the stay, paid when it is booked; the rest is due when free cancellation ends. */
    twoNightPercent: 30,
    oneNightFlexiPercent: 100,
  },
  /** The first step that fits counts; the last is always 0 days. */
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
  /** An extra can be given back in full until this long before it is due. */
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
  /** What proves a newsletter consent, counted from the unsubscribing. */
  newsletterConsentProofMonths: 36,
  /** After the end of the tax year; section 886 of the Taxes Consolidation Act 1997. */
  ordersYears: 6,
  unpaidOrdersDays: 30,
  conciergeQuestionsDays: 90,
  /** How long the guide stays open in a browser, with the gate code and the Wi-Fi key. */
  guestSessionDays: 14,
  deliveredMailsDays: 90,
  auditLogMonths: 24,
  /** How long an invitation to join the team can be accepted; one that was is deleted at once. */
  staffInvitationDays: 7,
  /** The mark of a browser in which staff have signed in. No browser keeps a cookie for longer. */
  staffBrowserDays: 400,
  /** Request lines without address, query or browser. */
  serverLogDays: 14,
  backupDays: 35,
  /** How long an address counts against a rate limit: in memory, or as a keyed hash where instances count together. */
  rateLimitMinutes: 60,
} as const
