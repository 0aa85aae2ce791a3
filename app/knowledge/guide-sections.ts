import { words } from '#app/estate/words.ts'

/** The guide's sections in page order; each has its own link. */
export const guideSections = [
  { id: 'find-us', title: 'Find Us' },
  { id: 'welcome', title: 'Welcome' },
  { id: 'check-in', title: 'Check-In Details' },
  { id: 'heated-bath', title: 'Outdoor Heated Bath (Ofuro)', short: 'Heated Bath' },
  { id: 'security-deposit', title: 'Security Deposit' },
  { id: 'local', title: 'Transport and Local Information', short: 'Around Here' },
  { id: 'facilities', title: words.rooms.facilities },
  { id: 'estate-experiences', title: 'Estate Experiences' },
  { id: 'add-ons', title: 'Add-Ons and Experiences' },
  { id: 'wine-cellar', title: 'Wine Cellar' },
  { id: 'wifi', title: 'Wi-Fi Access' },
  { id: 'contacts', title: 'Contacts and Emergency Numbers', short: 'Contacts & Emergency' },
  { id: 'contact-us', title: 'Contact Us' },
] as const satisfies readonly { id: string; title: string; short?: string }[]

export type GuideSectionId = (typeof guideSections)[number]['id']

export function guideTitle(id: GuideSectionId): string {
  return guideSections.find((section) => section.id === id)?.title ?? ''
}

/** Collapsible parts of sections, with their own links. */
export const guideFolds = { parking: 'Access and parking', arrival: 'Arrival instructions' } as const

/** Links to what a guest needs in a hurry, within thumb's reach. */
export const thumbLinks = [
  { to: '#gate-code', label: 'Gate' },
  { to: '#wifi', label: 'Wi-Fi' },
  { to: '#add-ons', label: 'Add-ons' },
  { to: '#contacts', label: 'Help' },
] as const
