/** A completely different house: what has to follow when an owner replaces the facts. */
import { placeholderContacts } from './owner-to-confirm.ts'

export const estate = {
  name: 'Inishvale',
  legalName: 'Inishvale House',
  tagline: 'Three rooms between two tides',
  place: 'On the western edge',
  timeZone: 'Europe/Dublin',
  currency: 'EUR',
  acres: 47,
  address: {
    locality: 'Westport',
    region: 'Co. Mayo',
    country: 'Ireland',
    countryCode: 'IE',
    oneLine: 'Westport, Co. Mayo, Ireland',
  },
  geo: { latitude: 53.8003, longitude: -9.6102 },
  contacts: placeholderContacts,
  times: {
    checkInFrom: '14:00',
    checkInUntil: '19:00',
    checkOutBy: '10:15',
    lateCheckOutUntil: '17:00',
    structuredDataCheckIn: '14:00',
  },
  policies: {
    adultsOnly: true,
    minimumAge: 21,
    maxGuestsPerRoom: 2,
    petsRoomId: 'millhouse',
    freeParking: true,
    voucherValidYears: 3,
    newsletterDiscountPercent: 8,
    newsletterDiscountCode: 'TIDE8',
    twoNightSavesAtLeastPercent: 12,
    flexiSavesUpToPercent: 30,
  },
} as const
