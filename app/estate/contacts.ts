/**
 * How to reach the estate: what owner-to-confirm.ts says, and above it what staff have written in their settings. One object whose
 * values change while the house runs (`refreshContacts`), read as `estate.contacts`: read it when a page, a mail or an answer is
 * made, never keep a value of it in a module. An island is given what it shows: the browser knows nothing of the settings.
 */
import { placeholderContacts } from './owner-to-confirm.ts'
import { international } from './telephone.ts'

export type Contacts = {
  stayEmail: string
  helloEmail: string
  /** For people to read, and in the international form for tel: links. */
  phone: string
  phoneInternational: string
  website: string
  social: { instagram: string; facebook: string; tiktok: string }
}

/** What staff may write. Empty: as the house has it. `staffEmail` is where notices of messages, requests and orders go. */
export const contactFields = [
  'stayEmail',
  'helloEmail',
  'phone',
  'website',
  'instagram',
  'facebook',
  'tiktok',
  'staffEmail',
] as const
export type ContactChanges = Record<(typeof contactFields)[number], string>

export const contacts: Contacts = structuredClone(placeholderContacts)

let staffEmail = ''

export function setContacts(written: ContactChanges): void {
  const house = placeholderContacts
  Object.assign(contacts, {
    stayEmail: written.stayEmail || house.stayEmail,
    helloEmail: written.helloEmail || house.helloEmail,
    phone: written.phone || house.phone,
    phoneInternational: written.phone ? international(written.phone) : house.phoneInternational,
    website: written.website || house.website,
    social: {
      instagram: written.instagram || house.social.instagram,
      facebook: written.facebook || house.social.facebook,
      tiktok: written.tiktok || house.social.tiktok,
    },
  })
  staffEmail = written.staffEmail
}

/** The same settings, but for where notices go: that is read anew each time. */
export function withStaffEmail<T extends { staffEmail: string }>(settings: T): T {
  return Object.defineProperty({ ...settings }, 'staffEmail', {
    enumerable: true,
    get: () => staffEmail || settings.staffEmail,
  })
}
