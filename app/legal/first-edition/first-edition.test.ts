import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { estate } from '#app/estate/estate.ts'
import { euro } from '#app/estate/money.ts'
import { bookingTerms, type CancellationStep, retention } from '#app/estate/policies.ts'
import { doorRules } from '#app/guide/door/door-rules.ts'
import { registryEntries } from '#app/knowledge/registry/registry.ts'
import { legalContent } from '#app/legal/legal-content.server.ts'
import { type LegalContent, legalIcons } from '#app/legal/legal-document.ts'
import { sanitiseContent } from '#app/legal/sanitise.server.ts'
import { rates } from '#app/limits.server.ts'
import { catalogue } from '#app/products/catalogue.ts'
import { orderChoices } from '#app/products/ordering-rules.ts'
import { rooms } from '#app/rooms/rooms.ts'
import { type LegalFacts, legalFacts } from './legal-facts.ts'
import { privacyPolicy } from './privacy.ts'
import { termsAndConditions } from './terms.ts'

const documents = { terms: termsAndConditions, privacy: privacyPolicy }

const textOf = (content: LegalContent) =>
  [content.intro, ...content.sections.flatMap(({ title, content }) => [title, content]), content.footer]
    .join('\n')
    .replaceAll('\u00a0', ' ')

describe.each(Object.entries(documents))('the first edition of the %s', (_name, compose) => {
  it('is a legal document that sanitising leaves as it is, with known icons and titles of its own', () => {
    const content = compose()
    expect(legalContent.parse(content)).toEqual(content)
    expect(sanitiseContent(content)).toEqual(content)
    for (const { icon } of content.sections) expect(legalIcons).toContain(icon)
    expect(new Set(content.sections.map(({ title }) => title)).size).toBe(content.sections.length)
    expect(textOf(content)).not.toMatch(/undefined|NaN|\[object|\$\{|'/)
  })

  it('links to nothing but our own pages, mail, telephone and public bodies', () => {
    const links = [...textOf(compose()).matchAll(/href="([^"]+)"/g)].map((match) => match[1] ?? '')
    const known =
      /^(\/(privacy-policy|terms-and-conditions)$|mailto:|tel:|https:\/\/(www\.ccpc\.ie|www\.eccireland\.ie|www\.courts\.ie|www\.dataprotection\.ie|osmfoundation\.org)$)/
    expect(links).not.toEqual([])
    expect(links.filter((link) => !known.test(link))).toEqual([])
  })
})

it('says of extras, as the pages do, that they are ordered in the guide or with the booking', () => {
  expect(textOf(termsAndConditions())).toContain('through the guest guide, or with your booking, in the booking pages.')
})

/** For each changed fact, what the documents must then contain and no longer contain. */
const changes: [fact: string, facts: Partial<LegalFacts>, now: string, before: string][] = [
  ['check-in', withEstate({ times: { ...estate.times, checkInFrom: '14:15' } }), '2:15 PM', '3:30 PM'],
  ['check-out', withEstate({ times: { ...estate.times, checkOutBy: '10:20' } }), '10:20 AM', '11:00 AM'],
  ['late check-out', withEstate({ times: { ...estate.times, lateCheckOutUntil: '17:00' } }), 'until 5 pm', 'until 6 pm'],
  ['minimum age', withEstate({ policies: { ...estate.policies, minimumAge: 21 } }), '21 or over', '18 or over'],
  [
    'voucher years',
    withEstate({ policies: { ...estate.policies, voucherValidYears: 7 } }),
    'valid for 7 years',
    'valid for 5 years',
  ],
  ['discount', withEstate({ policies: { ...estate.policies, newsletterDiscountPercent: 12 } }), '12% off', '10% off'],
  [
    'pets',
    withEstate({ policies: { ...estate.policies, petsRoomId: 'stormchaser' } }),
    'welcome in Stormchaser',
    'welcome in Sea Forest Lodge',
  ],
  [
    'email',
    withEstate({ contacts: { ...estate.contacts, stayEmail: 'new@kilmara.example' } }),
    'new@kilmara.example',
    'stay@kilmara.example',
  ],
  [
    'a room’s price',
    { rooms: rooms.map((room) => (room.id === 'stargazer' ? { ...room, weekdayCents: 251_00 } : room)) },
    'Stargazer €251',
    'Stargazer €239',
  ],
  [
    'a deposit',
    { bookingTerms: { ...bookingTerms, deposit: { ...bookingTerms.deposit, twoNightPercent: 25 } } as never },
    'deposit of 25%',
    'deposit of 30%',
  ],
  ['a retention', { retention: { ...retention, conciergeQuestionsDays: 45 } as never }, '45 days', '90 days, without'],
]

it.each(changes)('state %s from the registry', (_fact, changed, now, before) => {
  const facts = { ...legalFacts, ...changed }
  const text = Object.values(documents)
    .map((compose) => textOf(compose(facts)))
    .join('\n')
  const unchanged = Object.values(documents)
    .map((compose) => textOf(compose()))
    .join('\n')
  expect(unchanged).toContain(before)
  expect(text).toContain(now)
  expect(text).not.toContain(before)
})

it('leave what staff change from day to day to the guide: what is sold, for how much and to whom', () => {
  const text = Object.values(documents)
    .map((compose) => textOf(compose()))
    .join('\n')
  for (const { name, priceCents } of catalogue) {
    expect(text).not.toContain(name)
    expect(text).not.toMatch(new RegExp(`${euro(priceCents)}\\b`))
  }
  expect(text).toContain('The guide shows what can be ordered at present')
})

it('say of the newsletter’s link what it does: it leads to the button that unsubscribes', () => {
  const told = [textOf(privacyPolicy()), ...registryEntries().map(({ value }) => value)].filter((text) =>
    text.includes('unsubscribe'),
  )
  expect(told).toHaveLength(2)
  for (const text of told) expect(text).toMatch(/a page where one click unsubscribes you|one click on its page/)
})

it('let a late check-out be booked as late as the guide sells it, on the eve', () => {
  const late = { itemType: 'late', name: 'Late', category: 'late_checkout', active: true, roomRestrictions: null } as const
  expect(orderChoices(late, new Date('2026-07-08T18:00:00Z')).firstDay).toBe('2026-07-09')
  expect(textOf(termsAndConditions())).toMatch(/Late check-out<\/strong>.*subject to availability\. It has to be booked ahead\./)
})

it('is composed of the facts of the house when it is not given others', async () => {
  vi.doMock('#app/estate/estate.ts', async (original) => {
    const { estate } = await original<{ estate: LegalFacts['estate'] }>()
    return { estate: { ...estate, acres: 361 } }
  })
  vi.resetModules()
  const { termsAndConditions } = await import('./terms.ts')
  vi.doUnmock('#app/estate/estate.ts')
  expect(textOf(termsAndConditions())).toContain('about 361 acres')
})

describe('what is stored in a visitor’s browser', () => {
  const files = globSync('app/**/*.{ts,tsx}', { exclude: ['**/*.test.ts'] })
  const storing = files
    .map((path) => ({ path, code: readFileSync(path, 'utf8') }))
    .filter(({ code }) => /\b(?:localStorage|sessionStorage|indexedDB|caches|serviceWorker)[.[]|'idb-keyval'/.test(code))

  it('is stored by no more of the code than the policy was written from', () => {
    expect(storing.map(({ path }) => path).sort()).toEqual([
      'app/concierge/chat/ask.ts',
      'app/concierge/chat/auto-open.ts',
      'app/concierge/chat/keep-conversation.ts',
      'app/guide/offline/keep-offline.ts',
      'app/guide/offline/offline-worker.ts',
      'app/guide/secrets/guest-secrets.ts',
      'app/ui/drafts/drafts.ts',
    ])
  })

  it.each([
    'guestGuideAuthenticated',
    'guestGuideLockOwed',
    'wildConciergeVisitor',
    'wildConciergeSeen',
    'wildConciergeConversation',
    'guide-page',
    'guide-files',
  ])('%s is named in the policy as in the code', (name) => {
    expect(storing.some(({ code }) => code.includes(`'${name}'`))).toBe(true)
    expect(textOf(privacyPolicy())).toContain(`“${name}”`)
  })

  it('holds the gate code and the WiFi key as long as the policy says', () => {
    const text = textOf(privacyPolicy({ ...legalFacts, retention: { ...retention, guestSessionDays: 5 } as never }))
    expect(text).toMatch(/Gate code and WiFi key \(IndexedDB\).*for 5 days at most/)
  })
})

it('promises no shorter memory for addresses than the limits keep', () => {
  const longest = Math.max(doorRules.forgetAfterSeconds, ...Object.values(rates).map((rate) => rate.seconds))
  expect(longest).toBeLessThanOrEqual(retention.rateLimitMinutes * 60)
})

it('leaves no day before arrival without a rule, and never charges less for cancelling later', () => {
  const rules: readonly (readonly CancellationStep[])[] = Object.values(bookingTerms.cancellation).flatMap((seasons) =>
    Object.values(seasons),
  )
  for (const steps of rules) {
    expect(steps.at(-1)?.daysBefore).toBe(0)
    steps.slice(1).forEach((step, index) => {
      expect(step.daysBefore).toBeLessThan(steps[index]?.daysBefore ?? 0)
      expect(step.chargePercent).toBeGreaterThan(steps[index]?.chargePercent ?? 100)
    })
  }
})

function withEstate(changed: Partial<LegalFacts['estate']>): Partial<LegalFacts> {
  return { estate: { ...estate, ...changed } }
}
