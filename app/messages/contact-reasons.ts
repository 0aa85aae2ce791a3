/** Reasons for writing, in form order. Without Zod, to keep it out of the browser. */
import { estate } from '#app/estate/estate.ts'

export const contactReasons = ['general', 'booking', 'special', 'voucher', 'media', 'other'] as const
export type ContactReason = (typeof contactReasons)[number]

export const contactReasonLabels: Record<ContactReason, string> = {
  general: 'General Inquiry',
  booking: 'Accommodation Booking',
  special: 'Special Request',
  voucher: 'Gift Voucher',
  media: 'Media / Partnership',
  other: 'Something Else',
}

/** The checkbox's label; stored with each message as the consent given. */
export const contactConsentText = `I have read the privacy policy and agree that ${estate.name} keeps these details in order to answer me.`
