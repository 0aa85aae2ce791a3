import { describe, expect, it } from 'vitest'
import { houseFacts } from '#app/knowledge/facts.ts'
import { faqEntries, homeFaq } from '#app/knowledge/faq.ts'
import { roomsStructuredData } from '#app/rooms/structured-data.ts'
import { faqData, lodgingData, organisationData } from './structured-data.ts'

const baseUrl = 'https://kilmara.example'

describe('structured data', () => {
  it('gives the check-in time that the specification asks for here, and the pages’ check-out', () => {
    expect(lodgingData(baseUrl)).toMatchObject({ checkinTime: '16:00', checkoutTime: '11:00', numberOfRooms: 4 })
  })

  it('has fifteen questions for the home page and sixteen for the FAQ page', () => {
    expect(faqData(homeFaq(houseFacts)).mainEntity).toHaveLength(15)
    expect(faqData(faqEntries(houseFacts)).mainEntity).toHaveLength(16)
  })

  it('has four rooms with both prices, for two guests', () => {
    const entries = roomsStructuredData(baseUrl, (id) => `/pictures/${id}.webp`)
    expect(entries.map(({ name }) => name)).toEqual(['Stargazer', 'Sunriser', 'Stormchaser', 'Sea Forest Lodge'])
    expect(entries[0]?.offers.map(({ price }) => price)).toEqual([239, 279])
    expect(entries.every(({ occupancy }) => occupancy.maxValue === 2)).toBe(true)
    expect(entries.filter(({ petsAllowed }) => petsAllowed).map(({ name }) => name)).toEqual(['Sea Forest Lodge'])
  })

  it('refers only to entries that are there', () => {
    const entries: object[] = [
      organisationData(baseUrl),
      lodgingData(baseUrl),
      ...roomsStructuredData(baseUrl, (id) => `/pictures/${id}.webp`),
    ]
    const ids = entries.map((entry) => (entry as { '@id': string })['@id'])
    const referred = [...JSON.stringify(entries).matchAll(/\{"@id":"([^"]+)"\}/g)].map(([, id]) => id)
    expect(referred).not.toEqual([])
    expect(referred.filter((id = '') => !ids.includes(id))).toEqual([])
  })
})
