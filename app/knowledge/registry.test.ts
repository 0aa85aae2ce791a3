import { expect, it } from 'vitest'
import { refOf } from './entry.ts'
import { houseFacts } from './facts.ts'
import { faqCategories, faqEntries, homeFaq } from './faq.ts'
import { housePolicies } from './policies.ts'
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
  const faq = faqEntries()
  expect(faq).toHaveLength(16)
  expect(homeFaq()).toHaveLength(15)
  expect(new Set(faq.map((entry) => entry.category))).toEqual(new Set(faqCategories))
  expect(new Set(faq.map((entry) => entry.id)).size).toBe(16)
})

it('a changed fact changes FAQ, policies and entries alike', () => {
  const estate = { ...houseFacts.estate, times: { ...houseFacts.estate.times, checkOutBy: '10:15' } }
  const facts = { ...houseFacts, estate }
  for (const text of [faqEntries(facts), housePolicies(facts), registryEntries(facts)].map((made) => JSON.stringify(made))) {
    expect(text).toContain('10:15 AM')
    expect(text).not.toContain('11:00 AM')
  }
})

it('products that are no longer sold leave no broken sentence', () => {
  const text = JSON.stringify([faqEntries({ ...houseFacts, products: [] }), registryEntries({ ...houseFacts, products: [] })])
  expect(text).not.toMatch(/undefined|: ,|\(\)/)
})
