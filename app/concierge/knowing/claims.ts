/** The figures that an entry states, each with its subject: "Late check-out … €59 in Stormchaser". */

import { findOwn } from '#app/find-own.ts'
import { anyOf, either } from '#app/understanding/any-of.ts'
import { type Lexicon, tokensAsWritten } from '#app/understanding/lexicon/lexicon.ts'
import { generic } from '#app/understanding/reading.ts'

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
export const roomWords = new Set(['stargazer', 'sunriser', 'stormchaser', 'lodge'])
export const dimensions: readonly ReadonlySet<string>[] = [
  roomWords,
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
  const key = units(entry.key.replace(/[_-]/g, ' '), lexicon)
  const claims: Claim[] = []
  for (const sentence of entry.value.split(/(?<=[.!?;])\s+|\n/)) {
    const text = sentence
      .toLowerCase()
      .replace(/\b[a-z]+\b/g, (word) => findOwn(numberWords, word) ?? word)
      .replace(/half (?:past )?(\d+)/g, '$1:30')
    const whole = units(sentence, lexicon)
    const clauses = text.split(/,| and (?=[^,]*\d)|;|\(/)
    const head = new Set([...key, ...[...whole].filter((unit) => !roomWords.has(unit) || key.size === 0)])
    for (const clause of clauses) {
      const own = units(clause, lexicon)
      const narrow = new Set<string>()
      for (const dimension of dimensions) {
        const within = [own, clauses.length === 1 || dimension === roomWords ? whole : own, key].find((list) =>
          [...list].some((unit) => dimension.has(unit)),
        )
        for (const unit of within ?? []) if (dimension.has(unit)) narrow.add(unit)
      }
      if (narrow.has('reheat')) narrow.delete('heated_bath')
      for (const variant of clause.match(variants) ?? entry.key.replace(/_/g, ' ').match(variants) ?? [])
        narrow.add(variant.replace(/s$/, ''))
      const subject = new Set([...head, ...own].filter((unit) => !/\d/.test(unit)))
      const add = (kind: string, value: number) => claims.push({ kind, value, subject, narrow })
      for (const [kind, pattern, value] of patterns)
        for (const match of clause.matchAll(pattern))
          add(timed.test(kind) && ahead.test(clause) ? `${kind} ahead` : kind, value(match))
      for (const match of clause.matchAll(counted))
        add(`count of ${(match[2] ?? '').replace(/s$/, '').replace(/people|person|adult/, 'guest')}`, Number(match[1]))
      if (granted.test(clause)) add('yes-no', denied.test(clause) || /optional extra/.test(clause) ? 0 : 1)
    }
  }
  return claims
}

/** Close enough for figures: an arrival time is a check-in time. */
const alias: Readonly<Record<string, string>> = {
  arrive: 'checkin',
  leave: 'checkout',
  tub: 'heated_bath',
  bath: 'heated_bath',
  late_checkout: 'late_checkout',
}
const empty = new Set(['price', 'many', 'order', 'include', 'special', 'notice', 'late', 'near'])

function units(text: string, lexicon: Lexicon): Set<string> {
  return new Set(
    tokensAsWritten(text, lexicon)
      .filter(
        (token) =>
          !token.background &&
          !(token.concept && (empty.has(token.concept) || (generic.has(token.concept) && token.concept !== 'people'))),
      )
      .map((token) => alias[token.concept ?? ''] ?? token.concept ?? token.text)
      .filter(
        (unit) =>
          !either(
            /^\d/,
            /^(?:minut|hour|euro|km|cost|pay|last|tak|about|lead|tim|fee|policy|rul|info|dea|additiona|additional|extra|box|deal|least|farmhouse|fruit|bread)$/,
          ).test(unit),
      ),
  )
}
