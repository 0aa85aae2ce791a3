import { gallery } from 'virtual:gallery'
import { describe, expect, it } from 'vitest'
import { refOf } from '#app/knowledge/entry.ts'
import { houseFacts } from '#app/knowledge/facts.ts'
import { faqCategories, faqEntries, homeFaq } from '#app/knowledge/faq.ts'
import { count } from '#app/knowledge/wording.ts'
import { galleryPhotos } from '#app/media/gallery-size.ts'
import { registryEntries } from './registry.ts'

it('the registry’s entries have keys of their own and something to say', () => {
  const entries = registryEntries()
  expect(new Set(entries.map(refOf)).size).toBe(entries.length)
  for (const entry of entries) {
    expect(entry.value.length, refOf(entry)).toBeGreaterThan(20)
    expect(entry.value, refOf(entry)).not.toMatch(/undefined|null|NaN|\[object/)
    expect(entry.value.length, refOf(entry)).toBeLessThan(450)
  }
})

it('the FAQ has sixteen questions in five categories, fifteen of them at home', () => {
  const faq = faqEntries(houseFacts)
  expect(faq).toHaveLength(16)
  expect(homeFaq(houseFacts)).toHaveLength(15)
  expect(new Set(faq.map((entry) => entry.category))).toEqual(new Set(faqCategories))
  expect(new Set(faq.map((entry) => entry.id)).size).toBe(16)
})

it('the gallery’s entry counts what the gallery shows', () => {
  expect(galleryPhotos).toBe(gallery.length)
  expect(registryEntries().find(({ key }) => key === 'gallery')?.value).toContain(`${count(galleryPhotos)} pictures`)
})

it('the price of a late check-out reads as a sentence', () => {
  const value = registryEntries().find(({ key }) => key === 'late_check_out')?.value
  expect(value).toMatch(/ It adds €69 in Stargazer, €69 in Sunriser, €59 in Stormchaser and €49 in Sea Forest Lodge\.$/)
})

it('counts are words where they are short', () => {
  expect([0, 3, 16, 20, 30, 31, 100].map(count)).toEqual(['none', 'three', 'sixteen', 'twenty', 'thirty', '31', '100'])
})

it('a changed fact changes FAQ and entries alike', () => {
  const estate = { ...houseFacts.estate, times: { ...houseFacts.estate.times, checkOutBy: '10:15' } }
  const facts = { ...houseFacts, estate }
  for (const text of [faqEntries(facts), registryEntries(facts)].map((made) => JSON.stringify(made))) {
    expect(text).toContain('10:15 AM')
    expect(text).not.toContain('11:00 AM')
  }
})

describe('a product that is not sold', () => {
  const sold = (...itemTypes: string[]) => {
    const products = houseFacts.products.filter(({ itemType }) => itemTypes.includes(itemType))
    const facts = { ...houseFacts, products }
    const entries = new Map(registryEntries(facts).map((entry) => [entry.key, entry.value]))
    return { faq: new Map(faqEntries(facts).map((entry) => [entry.id, entry.answer])), entries }
  }

  it('leaves every question with an answer that reads on', () => {
    const { faq, entries } = sold()
    expect(faq.size).toBe(16)
    expect(JSON.stringify([...faq, ...entries])).not.toMatch(/undefined|: ,|\(\)|€(14|25|50|55)\b/)
    expect(faq.get('breakfast')).toContain('cannot be ordered at the moment')
    expect(faq.get('baths')).toContain('none can be ordered')
    expect(faq.get('eating')).toMatch(/^Picnic baskets and wine from our cellar\. /)
    for (const key of ['breakfast', 'grazing_boxes', 'heated_bath'])
      expect(entries.get(key)).toContain('cannot be ordered at the moment')
    expect(entries.get('dining')).toContain('estate: picnic hampers and wine from our cellar, brought')
    expect(entries.has('bath_reheat')).toBe(false)
    expect(entries.get('extras')).toMatch(/^There are no extras to order at the moment\. /)
  })

  it('is not named beside those that are', () => {
    const standard = sold('grazing_box_standard', 'breakfast_tray')
    expect(standard.faq.get('eating')).toMatch(/^Grazing boxes \(€55\), breakfast hampers, picnic baskets and wine/)
    expect(standard.entries.get('grazing_boxes')).toMatch(
      /^A Grazing Box is €55: .*cured meats.* no vegetarian one at the moment/,
    )
    expect(standard.entries.get('extras')).toContain('stay: Breakfast Tray for 2 (€14) and Grazing Box standard (€55).')
    const vegetarian = sold('grazing_box_vegetarian')
    expect(vegetarian.faq.get('eating')).toMatch(/^Vegetarian grazing boxes \(€50\), picnic baskets and wine/)
    expect(vegetarian.entries.get('grazing_boxes')).toMatch(/^A vegetarian Grazing Box is €50: (?!.*meat)/)
  })
})
