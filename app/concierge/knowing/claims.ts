/** The figures that an entry states, each with its subject: "Late check-out … €59 in Stormchaser". */

import { findOwn } from '#app/find-own.ts'
import { anyOf, either } from '#app/understanding/any-of.ts'
import { type Lexicon, tokensAsWritten } from '#app/understanding/lexicon/lexicon.ts'
import { generic } from '#app/understanding/message/reading.ts'
import { namedRooms } from '#app/understanding/shared-words.ts'

export type Claim = {
  /**
   * The unit: `money`, `clock`, `minutes`, `days`, `months`, `metres`, `percent`, `yes-no`, a lead time (`days ahead`), or a counted
   * thing.
   */
  kind: string
  value: number
  /** Words and concepts it is about. */
  subject: ReadonlySet<string>
  /** Rooms, days and variants that narrow it. */
  narrow: ReadonlySet<string>
}

const numberWords: Readonly<Record<string, string>> = {
  ...{ one: '1', two: '2', three: '3', four: '4', five: '5', six: '6', seven: '7', eight: '8', nine: '9', ten: '10' },
  ...{ eleven: '11', twelve: '12', fifteen: '15', twenty: '20', thirty: '30', forty: '40', fifty: '50', sixty: '60' },
}
/** Rooms, days and kinds: a claim about one is not comparable with a claim about another. */
export const dimensions: readonly ReadonlySet<string>[] = [
  namedRooms,
  new Set(['weekday', 'weekend', 'winter', 'two_night', 'one_night']),
  new Set(['vegetarian']),
  new Set(['reheat', 'late_checkout', 'early', 'picnic', 'wine', 'breakfast', 'grazing', 'heated_bath', 'heating']),
]
const variants = anyOf(
  /vegetarian|vegan|standard|large|small|child|adult|senior|second|extra|additional|morning|evening|summer|winter/g,
  /midweek|weekdays?|weekends?|saturdays?|sundays?|fridays?|mondays?|tuesdays?|wednesdays?|thursdays?|minimum|maximum/g,
  /single|double|half|full|opens?|closes?|deposit|hire|delivery|person|couple|group/g,
)

const patterns: readonly (readonly [kind: string, pattern: RegExp, value: (match: RegExpMatchArray) => number])[] = [
  [
    'money',
    /(?:€|eur )\s?(\d+(?:[.,]\d{1,2})?)|(\d+(?:[.,]\d{1,2})?) ?(?:€|euros?\b|eur\b)/g,
    (m) => Number((m[1] ?? m[2] ?? '').replace(',', '.')),
  ],
  [
    'clock',
    /\b(\d{1,2})[:.](\d{2})(?: ?([ap])\.?m\b)?|\b(\d{1,2}) ?([ap])\.?m\b|\b(\d{1,2}) o'?clock\b|\b(noon)\b|\b(midnight)\b/g,
    clock,
  ],
  ['percent', /(\d+) ?(?:%|percent|per cent)/g, (m) => Number(m[1])],
  ['minutes', /\b(\d+(?:\.\d+)?)(?: to \d+|-\d+)?[ -]?(?:minutes?|mins?)\b/g, (m) => Number(m[1])],
  ['minutes', /\b(\d+(?:\.\d+)?)[ -]?(?:hours?|hrs?|h)\b/g, (m) => 60 * Number(m[1])],
  ['days', /\b(\d+)[ -]?(days?|weeks?)\b/g, (m) => Number(m[1]) * (m[2]?.startsWith('w') ? 7 : 1)],
  ['months', /\b(\d+)[ -]?(months?|years?)\b/g, (m) => Number(m[1]) * (m[2]?.startsWith('y') ? 12 : 1)],
  [
    'metres',
    /\b(\d+(?:[.,]\d+)?)[ -]?(km|kilometres?|metres?|miles?|m)\b/g,
    (m) => Number((m[1] ?? '').replace(',', '.')) * (/^k/.test(m[2] ?? '') ? 1000 : /^mi/.test(m[2] ?? '') ? 1609 : 1),
  ],
]
const counted =
  /\b(\d+)(?: \w+)? (guests?|people|persons?|adults?|dogs?|pets?|rooms?|cabins?|acres?|beds?|bikes?|spaces?|places?|seats?|bottles?|photographs?|steps|bags|visitors?)\b/g
/** A lead time is not a duration. */
const ahead = /\b(?:ahead|before|in advance|notice|prior|beforehand)\b/
const timed = /^(?:minutes|days|months)$/
const denied = /\b(?:not|no|never|cannot|can't|isn't|aren't|don't|without|closed|forbidden|prohibited|excluded)\b/
const granted =
  /\b(?:welcome|(?<=not )stay|(?<=cannot )stay|part of|optional extra|allowed|permitted|included|free|available|possible|open)\b/

function clock(m: RegExpMatchArray): number {
  if (m[7]) return 720
  if (m[8]) return 1440
  const hour = Number(m[1] ?? m[4] ?? m[6])
  const half = m[3] ?? m[5]
  const shifted = half === 'p' && hour < 12 ? hour + 12 : half === 'a' && hour === 12 ? 0 : hour
  return shifted * 60 + Number(m[2] ?? 0)
}

export function claimsOf(entry: { key: string; value: string }, lexicon: Lexicon): Claim[] {
  const name = entry.key.replace(/[_-]/g, ' ')
  const key = units(name, lexicon)
  return entry.value.split(/(?<=[.!?;])\s+|\n/).flatMap((sentence) => {
    const whole = units(sentence, lexicon)
    const head = [...key, ...[...whole].filter((unit) => !namedRooms.has(unit) || key.size === 0)]
    // Not at the comma of “€16,50”.
    const clauses = inDigits(sentence).split(/,(?!\d)| and (?=[^,]*\d)|;|\(/)
    return clauses.flatMap((clause) => {
      const own = units(clause, lexicon)
      const subject = new Set([...head, ...own].filter((unit) => !/\d/.test(unit)))
      const narrow = new Set([
        ...withoutBathOfReheat(
          dimensions.flatMap((dimension) => narrowedTo(dimension, { own, whole, key }, clauses.length === 1)),
        ),
        ...(clause.match(variants) ?? name.match(variants) ?? []).map((variant) => variant.replace(/s$/, '')),
      ])
      return figuresIn(clause).map((figure) => ({ ...figure, subject, narrow }))
    })
  })
}

/** “Two” as 2, “half past three” as 3:30, and “1,250” as 1250. */
const inDigits = (sentence: string) =>
  sentence
    .toLowerCase()
    .replace(/(?<=\d),(?=\d{3}\b)/g, '')
    .replace(/\b[a-z]+\b/g, (word) => findOwn(numberWords, word) ?? word)
    .replace(/half (?:past )?(\d+)/g, '$1:30')

/** The words of a clause, of its sentence and of the entry's key. */
type Said = { own: ReadonlySet<string>; whole: ReadonlySet<string>; key: ReadonlySet<string> }

/** What the nearest of them says of a dimension: of rooms the whole sentence speaks, of all else the clause alone. */
function narrowedTo(dimension: ReadonlySet<string>, { own, whole, key }: Said, isOnlyClause: boolean): string[] {
  const near = isOnlyClause || dimension === namedRooms ? [own, whole, key] : [own, key]
  return near.map((units) => [...units].filter((unit) => dimension.has(unit))).find((found) => found.length > 0) ?? []
}

/** “Reheat of a heated bath” is about the reheat. */
const withoutBathOfReheat = (narrow: readonly string[]): readonly string[] =>
  narrow.includes('reheat') ? narrow.filter((unit) => unit !== 'heated_bath') : narrow

function figuresIn(clause: string): Pick<Claim, 'kind' | 'value'>[] {
  const found: Pick<Claim, 'kind' | 'value'>[] = []
  const isAhead = ahead.test(clause)
  for (const [kind, pattern, value] of patterns)
    for (const match of clause.matchAll(pattern))
      found.push({ kind: isAhead && timed.test(kind) ? `${kind} ahead` : kind, value: value(match) })
  for (const [, many, thing = ''] of clause.matchAll(counted))
    found.push({ kind: `count of ${singular(thing)}`, value: Number(many) })
  if (granted.test(clause)) found.push({ kind: 'yes-no', value: denied.test(clause) || /optional extra/.test(clause) ? 0 : 1 })
  return found
}

const singular = (thing: string) => thing.replace(/s$/, '').replace(/people|person|adult/, 'guest')

/** Close enough for figures: an arrival time is a check-in time. */
const alias: Readonly<Record<string, string>> = {
  arrive: 'checkin',
  leave: 'checkout',
  tub: 'heated_bath',
  bath: 'heated_bath',
  late_checkout: 'late_checkout',
}
const empty = new Set(['price', 'many', 'order', 'include', 'special', 'notice', 'late', 'near'])
/** Numbers and words that do not tell what a claim is about. */
const unspecific = either(
  /^\d/,
  /^(?:minut|hour|euro|km|cost|pay|last|tak|about|lead|tim|fee|policy|rul|info|dea|additiona|additional|extra|box|deal|least|farmhouse|fruit|bread)$/,
)

function units(text: string, lexicon: Lexicon): Set<string> {
  const isEmpty = (concept: string) => empty.has(concept) || (generic.has(concept) && concept !== 'people')
  return new Set(
    tokensAsWritten(text, lexicon)
      .filter(({ background, concept }) => !background && !(concept && isEmpty(concept)))
      .map(({ concept = '', text }) => alias[concept] ?? (concept || text))
      .filter((unit) => !unspecific.test(unit)),
  )
}
