/**
 * How to reach the estate: the defaults of owner-to-confirm.ts, overridden by staff's settings. One object whose values change at run
 * time (`refreshContacts`), read as `estate.contacts`: read it when a page, a mail or an answer is made, never keep a value of it in a
 * module. Pass islands what they show: the browser does not know the settings.
 */
import { placeholderContacts } from '#app/estate/owner-to-confirm.ts'
import { international } from './telephone.ts'

export type Contacts = {
  stayEmail: string
  helloEmail: string
  /** For people to read, and in international form for tel: links. */
  phone: string
  phoneInternational: string
  website: string
  social: { instagram: string; facebook: string; tiktok: string }
}

/** What staff may enter; an empty field means the default. `staffEmail` receives notices of messages, requests and orders. */
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

/** The current contacts, also as `estate.contacts`. Only `setContacts` changes them. */
export const contacts: Contacts = structuredClone(placeholderContacts)

let staffEmail = ''

/** Overrides the defaults by what staff have entered. Call `refreshContacts` instead, which reads it from the database. */
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

/** What the operator has set as the team's address, if anything: STAFF_EMAIL. */
type HouseStaffEmail = { houseStaffEmail: string | undefined }

/** The same settings, except that the notices' address is read anew each time. */
export function withStaffEmail<T extends { staffEmail: string } & HouseStaffEmail>(settings: T): T {
  return Object.defineProperty({ ...settings }, 'staffEmail', {
    enumerable: true,
    get: () => noticesGoTo({ staffEmail, stayEmail: contacts.stayEmail }, settings),
  })
}

/** Who receives notices with these contacts: the address entered for them, the operator's, or else the estate's own. */
export function noticesGoTo(
  written: Pick<ContactChanges, 'staffEmail' | 'stayEmail'>,
  { houseStaffEmail }: HouseStaffEmail,
): string {
  return written.staffEmail || houseStaffEmail || written.stayEmail || placeholderContacts.stayEmail
}
