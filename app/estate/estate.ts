/**
 * The facts of this estate. Everything that states a fact (page, structured data, guide, concierge, mail, terms) imports it from here, so
 * that changing it here changes it everywhere.
 * Times are wall-clock times in `timeZone`, written HH:mm.
 */
import { contacts } from '#app/estate/contacts/contacts.ts'

export const estate = {
  name: 'Kilmara',
  legalName: 'Kilmara Estate',
  tagline: 'Your unique boutique retreat experience',
  place: 'On Ireland’s East Coast',
  timeZone: 'Europe/Dublin',
  currency: 'EUR',
  acres: 360,

  address: {
    locality: 'Gorey',
    region: 'Co. Wexford',
    country: 'Ireland',
    countryCode: 'IE',
    oneLine: 'Gorey, Co. Wexford, Ireland',
  },
  /** Degrees, WGS 84. The weather, the sun and the map are computed for this point. */
  geo: { latitude: 52.6012, longitude: -6.2118 },

  /** Not fixed: staff may change them at run time (contacts.ts). */
  contacts,

  times: {
    checkInFrom: '15:30',
    checkInUntil: '20:00',
    checkOutBy: '11:00',
    lateCheckOutUntil: '18:00',
    /** As specified, the structured data deliberately have another check-in time than the pages. */
    structuredDataCheckIn: '16:00',
  },

  policies: {
    adultsOnly: true,
    minimumAge: 18,
    maxGuestsPerRoom: 2,
    /** The only room that takes pets. */
    petsRoomId: 'seaforest',
    freeParking: true,
    voucherValidYears: 5,
    newsletterDiscountPercent: 10,
    newsletterDiscountCode: 'WILD10',
    twoNightSavesAtLeastPercent: 10,
    flexiSavesUpToPercent: 40,
  },
} as const
