/** The names of settings fields as written in the middle of a sentence. Pure. */
import type { ContactChanges } from '#app/estate/contacts/contacts.ts'
import type { GuideDetails } from '#app/guide/door/guest-access.server.ts'

export const contactNames: Record<keyof ContactChanges, string> = {
  stayEmail: 'email about stays',
  helloEmail: 'email about anything else',
  phone: 'telephone',
  website: 'website',
  instagram: 'Instagram',
  facebook: 'Facebook',
  tiktok: 'TikTok',
  staffEmail: 'notices',
}

/** The same as labels, to be capitalised. */
export const contactLabels = { ...contactNames, staffEmail: 'staff notices go to' }

export const guideDetailNames: Record<keyof GuideDetails, string> = {
  gateCode: 'gate code',
  gateCodeFallback: 'what is shown instead',
  wifiName: 'Wi-Fi network',
  wifiKey: 'Wi-Fi key',
}
