/** What guests can ask for in the guide's contact form, in the form's order. Without Zod, to keep it out of the browser. */
import { fillRequiredFields, wrongFields } from '#app/ui/forms/required-fields.ts'

export const requestTypes = [
  'General Enquiry',
  'Picnic Basket Enquiry',
  'Wine Cellar Enquiry',
  'Reiki & Energy Healing',
  'Booking change',
  'Housekeeping request',
  'Maintenance issue',
] as const
export type RequestType = (typeof requestTypes)[number]

export function findRequestType(text: string | null | undefined): RequestType | undefined {
  return requestTypes.find((type) => type === text)
}

const needed = ['name', 'email', 'room', 'request_type', 'message']

/** Whether a required field is still empty. */
export function isIncomplete(values: Record<string, string>): boolean {
  return needed.some((name) => !values[name]?.trim())
}

/** The notice for each outcome; `unclear` can only be sent without script. */
export const requestNotices = {
  missing: { kind: 'error', title: 'Missing Information', text: fillRequiredFields },
  unclear: { kind: 'error', title: wrongFields },
  received: {
    kind: 'success',
    title: 'Thank you! Your request has been received. Our team will contact you shortly.',
  },
  failed: { kind: 'error', title: 'Error', text: 'Failed to send message. Please try again or contact us directly.' },
} as const
