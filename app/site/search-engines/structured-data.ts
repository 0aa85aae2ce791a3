/** The estate for search engines: organisation, lodging and the home page's questions, as schema.org data. Pure. */
import { estate } from '#app/estate/estate.ts'
import type { FaqEntry } from '#app/knowledge/faq.ts'
import { rooms } from '#app/rooms/rooms.ts'

const { address, contacts, geo, policies, times } = estate

const postalAddress = {
  '@type': 'PostalAddress',
  addressLocality: address.locality,
  addressRegion: address.region,
  addressCountry: address.countryCode,
}

/** The company behind the estate. */
export function organisationData(baseUrl: string) {
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    '@id': `${baseUrl}/#organisation`,
    name: estate.legalName,
    url: baseUrl,
    logo: `${baseUrl}/favicon.svg`,
    email: contacts.helloEmail,
    telephone: contacts.phoneInternational,
    address: postalAddress,
  }
}

/** `image` is a picture's path. */
export function lodgingData(baseUrl: string, image?: string) {
  const prices = rooms.flatMap((room) => [room.weekdayCents / 100, room.weekendCents / 100])
  return {
    '@context': 'https://schema.org',
    '@type': 'LodgingBusiness',
    '@id': `${baseUrl}/#lodging`,
    name: estate.name,
    description: `An adults-only nature retreat on ${estate.acres} acres near ${address.oneLine}.`,
    url: baseUrl,
    ...(image ? { image: `${baseUrl}${image}` } : {}),
    email: contacts.stayEmail,
    telephone: contacts.phoneInternational,
    address: postalAddress,
    geo: { '@type': 'GeoCoordinates', ...geo },
    checkinTime: times.structuredDataCheckIn,
    checkoutTime: times.checkOutBy,
    numberOfRooms: rooms.length,
    petsAllowed: `Only in ${rooms.find((room) => room.id === policies.petsRoomId)?.name}`,
    priceRange: `€${Math.min(...prices)}–€${Math.max(...prices)} per night`,
    currenciesAccepted: estate.currency,
    parentOrganization: { '@id': `${baseUrl}/#organisation` },
    containsPlace: rooms.map((room) => ({ '@id': `${baseUrl}/room/${room.id}#room` })),
  }
}

/** The path to a page, starting at the home page. */
export function breadcrumbData(baseUrl: string, steps: readonly { name: string; path: string }[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: `${baseUrl}${path}`,
    })),
  }
}

/** `entries` as on the page that contains it: search engines require the questions to be visible there too. */
export function faqData(entries: readonly FaqEntry[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: entries.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  }
}
