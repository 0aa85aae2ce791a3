/** The rooms for search engines: schema.org, one entry each. Pure. */
import { estate } from '#app/estate/estate.ts'
import { amenitiesOf } from './amenities.ts'
import { type DayType, dayTypes, nightlyCents } from './pricing.ts'
import { roomDetails } from './room-details.ts'
import { type Room, rooms } from './rooms.ts'

type PictureUrl = (id: string) => string | undefined

/** `pictureUrl` gives a picture's path by its id, like media/pictures.ts. */
export function roomsStructuredData(baseUrl: string, pictureUrl: PictureUrl) {
  return rooms.map((room) => roomStructuredData(room, baseUrl, pictureUrl))
}

export function roomStructuredData(room: Room, baseUrl: string, pictureUrl: PictureUrl) {
  const address = `${baseUrl}/room/${room.id}`
  const image = pictureUrl(room.image)
  return {
    '@context': 'https://schema.org',
    '@type': ['HotelRoom', 'Product'],
    '@id': `${address}#room`,
    name: room.name,
    description: `${room.description} ${roomDetails[room.id].experience}`.replaceAll('\u00a0', ' '),
    url: address,
    ...(image ? { image: `${baseUrl}${image}` } : {}),
    occupancy: { '@type': 'QuantitativeValue', maxValue: estate.policies.maxGuestsPerRoom, unitText: 'guests' },
    petsAllowed: room.id === estate.policies.petsRoomId,
    amenityFeature: amenitiesOf(room.id).map(({ label }) => ({
      '@type': 'LocationFeatureSpecification',
      name: label,
      value: true,
    })),
    containedInPlace: { '@id': `${baseUrl}/#lodging` },
    geo: { '@type': 'GeoCoordinates', ...estate.geo },
    offers: dayTypes.map((day) => offer(room, day, address)),
  }
}

function offer(room: Room, day: DayType, address: string) {
  const price = nightlyCents(room, day) / 100
  return {
    '@type': 'Offer',
    name: `${room.name}, one ${day} night`,
    url: address,
    price,
    priceCurrency: estate.currency,
    availability: 'https://schema.org/InStock',
    priceSpecification: { '@type': 'UnitPriceSpecification', price, priceCurrency: estate.currency, unitCode: 'DAY' },
  }
}
