/** Five hundred entries such as staff might write in a season, fifty of them contradicting another or the registry. */
import { describe, expect, it } from 'vitest'
import { type KnowledgeEntry, refOf } from '#app/knowledge/entry.ts'
import { registryEntries } from '#app/knowledge/registry/registry.ts'
import { understanding } from '#app/understanding/learnt/model.ts'
import { claimsOf } from './claims.ts'
import { searchContradictions } from './contradictions.ts'

const things = [
  ...[
    'boot room',
    'kayak shed',
    'library',
    'orchard',
    'walled garden',
    'boathouse',
    'honesty shop',
    'potting shed',
    'apple store',
    'ice house',
  ],
  ...[
    'herb garden',
    'bird hide',
    'stargazing deck',
    'writing desk',
    'drying room',
    'wood store',
    'map room',
    'tea house',
    'chapel ruin',
    'lime kiln',
  ],
  ...[
    'fern gully',
    'otter pond',
    'swing bridge',
    'old mill',
    'bee garden',
    'record player',
    'wetsuit rack',
    'beach trolley',
    'fishing rods',
    'lantern walk',
  ],
  ...[
    'oyster tasting',
    'seaweed bath',
    'pottery class',
    'foraging walk',
    'cheese tasting',
    'cold plunge',
    'sound bath',
    'paddle lesson',
    'tarot evening',
    'wreath making',
  ],
]
/** States a figure about a thing, in two ways; `vary` makes a contradicting figure. */
const sayings = [
  {
    key: 'price',
    figure: (n: number) => 8 + n,
    vary: (v: number) => v + 5,
    says: [(t: string, v: number) => `The ${t} costs €${v}.`, (t: string, v: number) => `You pay ${v} euro for the ${t}.`],
  },
  {
    key: 'opening',
    figure: (n: number) => 7 + (n % 4),
    vary: (v: number) => v + 1,
    says: [
      (t: string, v: number) => `The ${t} opens at ${v}:00 am.`,
      (t: string, v: number) => `From ${v} am the ${t} opens its door.`,
    ],
  },
  {
    key: 'duration',
    figure: (n: number) => 25 + 5 * (n % 9),
    vary: (v: number) => v + 20,
    says: [
      (t: string, v: number) => `A visit to the ${t} takes ${v} minutes.`,
      (t: string, v: number) => `Allow ${v} minutes for the ${t}.`,
    ],
  },
  {
    key: 'group',
    figure: (n: number) => 2 + (n % 7),
    vary: (v: number) => v + 2,
    says: [
      (t: string, v: number) => `The ${t} holds ${v} guests.`,
      (t: string, v: number) => `At most ${v} people fit the ${t}.`,
    ],
  },
  {
    key: 'distance',
    figure: (n: number) => 120 + 40 * n,
    vary: (v: number) => v * 2,
    says: [
      (t: string, v: number) => `The ${t} is ${v} metres from the gate.`,
      (t: string, v: number) => `It is ${v} m to the ${t}.`,
    ],
  },
  {
    key: 'notice',
    figure: (n: number) => 1 + (n % 5),
    vary: (v: number) => v + 3,
    says: [
      (t: string, v: number) => `Ask for the ${t} ${v} days ahead.`,
      (t: string, v: number) => `The ${t} wants ${v} days of notice.`,
    ],
  },
]
const againstRegistry: readonly [key: string, value: string][] = [
  ['check in time', 'Guests can check in from 16:00.'],
  ['checkout hour', 'Check-out is at 12:00.'],
  ['bath price', 'The outdoor heated bath costs €60.'],
  ['reheating', 'A bath reheat is €30.'],
  ['breakfast for two', 'The breakfast tray for 2 is 18 euro.'],
  ['voucher expiry', 'Gift vouchers are valid for 2 years.'],
  ['newsletter', 'Newsletter subscribers get 15% off their first stay.'],
  ['grazing box vegetarian', 'The vegetarian grazing box is €45.'],
  ['soaking time', 'A soak in the heated bath lasts 45 minutes.'],
  ['stargazer midweek', 'Stargazer is from €219 a night on weekdays.'],
]

function staff(key: string, value: string): KnowledgeEntry {
  return { category: 'general_info', key, value, origin: 'staff' }
}

function season(): { entries: KnowledgeEntry[]; planted: Set<string> } {
  const entries: KnowledgeEntry[] = []
  const planted = new Set<string>()
  let made = 0
  for (const [n, thing] of things.entries()) {
    for (const [k, saying] of sayings.entries()) {
      const figure = saying.figure(n + k)
      entries.push(staff(`${thing} ${saying.key}`, saying.says[0]?.(thing, figure) ?? ''))
      const turn = n * sayings.length + k
      if (turn % 6 === 0 && planted.size < 40) {
        const key = `${thing} ${saying.key} again`
        planted.add(key)
        entries.push(staff(key, saying.says[1]?.(thing, saying.vary(figure)) ?? ''))
      } else if (turn % 2 === 1) entries.push(staff(`about the ${thing} ${saying.key}`, saying.says[1]?.(thing, figure) ?? ''))
      made = turn
    }
  }
  for (const [key, value] of againstRegistry) {
    planted.add(key)
    entries.push(staff(key, value))
  }
  const registry = registryEntries()
  for (let i = 0; entries.length + registry.length < 500; i++)
    entries.push(staff(`note ${i}`, `A word of the house about thing ${made + i}.`))
  // Agreeing paraphrases are dropped first, so that every planted entry and its counterpart are among the five hundred.
  const agreeing = entries.filter((entry) => entry.key.startsWith('about the '))
  const rest = entries.filter((entry) => !entry.key.startsWith('about the '))
  const room = 500 - registry.length - rest.length
  return { entries: [...registry, ...rest, ...agreeing.slice(0, room)], planted }
}

function contradictionsOf(entries: readonly KnowledgeEntry[]) {
  const search = searchContradictions(understanding().lexicon)
  for (const entry of entries) search.put(entry)
  return search.all()
}

describe('contradictions', () => {
  const { entries, planted } = season()
  const found = contradictionsOf(entries)

  it('are found, at least 45 of 50 among 500 entries, with at most 5 false alarms', () => {
    expect(entries).toHaveLength(500)
    expect(planted.size).toBe(50)
    expect(entries.filter((entry) => planted.has(entry.key))).toHaveLength(50)
    const hit = new Set(found.flatMap(({ a, b }) => [a.key, b.key].filter((key) => planted.has(key))))
    const wrong = found.filter(({ a, b }) => !planted.has(a.key) && !planted.has(b.key))
    expect(wrong.map(({ a, b }) => `${a.key}: ${a.value} <> ${b.key}: ${b.value}`).slice(5)).toEqual([])
    if (process.env.SHOW_FIGURES) process.stdout.write(`found ${hit.size} of 50, false alarms ${wrong.length}\n`)
    expect(hit.size, [...planted].filter((key) => !hit.has(key)).join(', ')).toBeGreaterThanOrEqual(45)
  })

  it('of one entry are those that all have of it, whichever came first, and go with it', () => {
    const search = searchContradictions(understanding().lexicon)
    for (const entry of entries.toReversed()) search.put(entry)
    const pairs = (list: typeof found) =>
      list.map(({ a, b, likeness }) => [refOf(a), refOf(b), likeness.toFixed(9)].sort().join(' '))
    expect(pairs(search.all())).toEqual(pairs(found))
    for (const entry of entries) {
      expect(search.has(entry)).toBe(true)
      expect(pairs(search.of(refOf(entry)))).toEqual(pairs(found.filter(({ a, b }) => [a, b].map(refOf).includes(refOf(entry)))))
    }
    const [likeliest] = found
    if (!likeliest) throw new Error('none')
    search.put({ ...likeliest.b, value: 'A word of the house.' })
    expect(pairs(search.all())).not.toContain(pairs([likeliest])[0])
    search.put(likeliest.b)
    expect(pairs(search.all())).toEqual(pairs(found))
    search.keep(entries.filter(({ origin }) => origin === 'registry'))
    expect([search.all(), search.of(refOf(likeliest.b))]).toEqual([[], []])
  })

  it('of the registry with itself are none', () => {
    const same = registryEntries().map((entry) => ({ ...entry, origin: 'staff' as const, key: `${entry.key} copy` }))
    const alarms = contradictionsOf([...registryEntries(), ...same])
    expect(alarms.map(({ a, b, kind }) => `${kind} ${a.value} <> ${b.value}`)).toEqual([])
  })
})

it('reads a word that JavaScript knows as the word it is', () => {
  const [claim] = claimsOf({ key: 'visits', value: 'A constructor of boats comes for 2 days.' }, understanding().lexicon)
  expect(claim).toMatchObject({ kind: 'days', value: 2 })
  expect([...(claim?.subject ?? [])].join()).not.toMatch(/nativ|objec|functio/)
})

it.each([
  ['The whole place costs €1,250 for the two nights.', 'money', 1250],
  ['Corkage is €16,50.', 'money', 16.5],
  ['The beach is 1,500 metres away.', 'metres', 1500],
  ['It is 2.5 km by the road, and uphill.', 'metres', 2500],
] as const)('“%s” states %s %d', (value, kind, figure) => {
  const claims = claimsOf({ key: 'whole place', value }, understanding().lexicon)
  expect(claims.filter((claim) => claim.kind === kind).map((claim) => claim.value)).toEqual([figure])
})
