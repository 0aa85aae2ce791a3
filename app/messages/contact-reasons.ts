/** Why people write, in the order of the form. Without Zod, so that the form can show them in a browser at no cost. */
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

/** The label of the checkbox; stored with each message as what was agreed to. */
export const contactConsentText = `I have read the privacy policy and agree that ${estate.name} keeps these details in order to answer me.`
