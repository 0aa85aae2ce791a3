/** What one sentence asks for besides the stay: “with breakfast every morning”, “one meat one veg”, “no, without the bath”. */
import { numberOf } from '#app/knowledge/wording.ts'
import { anyOf, either } from '#app/understanding/any-of.ts'

/** The catalogue's item types, and names of our own for late check-out and for a box whose kind is not stated. */
export type Extra =
  | 'heated_bath'
  | 'bath_reheat'
  | 'breakfast_tray'
  | 'grazing_box_standard'
  | 'grazing_box_vegetarian'
  | 'grazing_box'
  | 'late_check_out'
/** How many: a number, one for each night, one for each room, or one for each night in each room. */
export type Count = number | 'each night' | 'each room' | 'each night in each room'
/** `wanted`: in the order in which they are named. */
export type Wishes = {
  wanted: ReadonlyMap<Extra, Count>
  unwanted: readonly Extra[]
  /** “Scrap one of the breakfasts.” */
  oneLess?: Extra
  /** “And a second breakfast.” */
  oneMore?: Extra
}

const number =
  '((?:an? )?(?:second|extra)|one more|an?|the|one|two|three|four|five|six|seven|eight|nine|ten|another|both|\\d{1,2})'
const heats = '(?:heat(?:ed|ing)?|warm(?:ed|ing)?|fir(?:ed|ing)|lit|light)'
const box = '(?:grazing |cheese |charcuterie )?(?:box(?:es)?|boards?|platters?)'
export const noMeat = '(?:veg|veggie|vegetarian|meat ?free|meatless)'
const meat = '(?:meat|meaty|standard|normal|ordinary|regular|classic|charcuterie)'
const oneOrMore = '\\b(?:an?|one|two|three|four|[1-5])'

/** Tried in this order; matched text is not matched again. */
const named: readonly (readonly [extra: Extra, words: string])[] = [
  [
    'bath_reheat',
    `(?:bath )?re ?heat\\w*|${heats} (?:it |the (?:bath|water) )?(?:up )?again|hot again|bathe again|second (?:heating|firing)`,
  ],
  [
    'heated_bath',
    '(?:(?:outdoor|heated|hot|wood|fired?|japanese) )*(?:baths?|ofuro)(?! (?:room|robes?|salts?|mats?|bombs?|towels?))|(?:heated|fired|wood|hot) tub',
  ],
  [
    'breakfast_tray',
    'trays? of breakfast|(?:breakfasts?|brekk\\w*|morning (?:meal|hamper)s?)(?: (?:trays?|hampers?|things?))?|trays?',
  ],
  [
    'grazing_box_vegetarian',
    `${noMeat} (?:${box}|ones?(?! ${meat})|kind)(?: of (?:the|those|these|your) ${box})?|${box} (?:with no|without) meat|ones? (?:with no|without(?: any)?) meat`,
  ],
  ['grazing_box_standard', `${meat} (?:${box}|ones?(?! ${noMeat})|kind)(?: of (?:the|those|these|your) ${box})?`],
  ['grazing_box', `${box}|grazing (?:thing|one)`],
  [
    'late_check_out',
    'late (?:check ?outs?|leave|leaving|departure|finish)|(?:stay|staying|leaving|checking out) late|(?:(?:hang on|stay on|stay|keep (?:it|the room)) )?(?:til|till|until) (?:6|six|the evening)(?: pm)?|(?:leave|left|leaving|out) at (?:6|six)',
  ],
]
/** “One meat one veg”, after boxes were mentioned. */
const kindsAlone: readonly (readonly [Extra, string])[] = [
  ['grazing_box_vegetarian', `(?<=${oneOrMore} )${noMeat}`],
  ['grazing_box_standard', `(?<=${oneOrMore} )${meat}`],
]
/** “Two boxes, one with meat, one without.” */
const withAndWithout: readonly (readonly [Extra, string])[] = [
  ['grazing_box_vegetarian', `(?<=${oneOrMore} )without(?: (?:any )?meat)?`],
  ['grazing_box_standard', `(?<=${oneOrMore} )with (?:the )?meat`],
]
/** The item preceded by a number. */
const counted = (kinds: readonly (readonly [Extra, string])[]) =>
  kinds.map(
    ([extra, words]) =>
      [extra, new RegExp(`\\b(?:${number} (?:of (?:the|your|those|these) )?)?(?:${words})(?![a-z])`, 'g')] as const,
  )
const forms = counted(named)
const formsOfBoxes = counted([...withAndWithout, ...named, ...kindsAlone])
const oneOfEach = anyOf(/both (?:of the |the )?(?:grazing |cheese )?(?:boxes|boards|kinds)/, /(?:one|1) of each/)

const several = '(both|each|every|all(?: of)?(?: the)?(?: two| three| four)?)'
const eachTime = new RegExp(
  `^(?: (?:on|for|in|over|at|the|of|too|as well))* ${several} (?:of (?:the|our) )?(?:mornings?|days?|nights?|evenings?)\\b`,
)
const manyTimes =
  /^(?:(?: (?:on|for|in|over)(?: the)?) (two|three|four|five|[2-5]) (?:of (?:the|those|these|our) )?(?:mornings?|days?|nights?|evenings?)| (two|three|four|five|[2-5]) (?:mornings?|days?))\b/
const eachCouple = /^(?: (?:on|for|in))* (?:each|both|every|the two) (?:couples?|rooms?|cabins?|pairs?|of us)\b/
/** “Each morning for both rooms”, “for each couple every morning”. */
const eachOfBoth = either(
  /^(?: on)? (?:each|every) (?:morning|day|night|evening) (?:for|in) (?:each|both|every|the two) (?:couples?|rooms?|cabins?|pairs?)\b/,
  /^ (?:for|in) (?:each|both|every|the two) (?:couples?|rooms?|cabins?|pairs?) (?:on )?(?:each|every) (?:morning|day|night|evening)\b/,
)
const leavesOut =
  /\b(?:without|drop|remove|forget|skip|scrap|ditch|minus|leave(?: out| off)?|leaving out|take (?:off|out)|lose|except)(?: (?:the|an?|any|that|for|about))*$/
const refuses = /\b(?:no|not)$/
/** “Drop the food.” */
const allFood = /\b(?:without|drop|remove|forget|skip|scrap|ditch|leave(?: out| off)?) (?:all )?(?:the |any )?food\b/
/** “Leaving breakfasts and baths out of it.” */
const leftOut = /\b(?:leaving|leave|not counting) .{1,40}? out\b(?: of (?:it|this|that))?/
const forUs = / for (?:(?:the )?(?:two|both|2) of us|us(?: both)?|two|2)(?= |$)(?! (?:mornings?|days?|nights?|evenings?))/g
/** “We're both veggie.” */
const eatNoMeat = new RegExp(`\\b(?:we|i|she|he|both|us)(?: are| is| am)?(?: both)? ${noMeat}\\b`)

/** @param text normalised. @param ofBoxes grazing boxes were mentioned, so “one veg” is one of them. */
export function wishesIn(text: string, ofBoxes: boolean): Wishes {
  const found: { extra: Extra; at: number; count: Count }[] = []
  const unwanted: Extra[] = allFood.test(text) ? ['breakfast_tray', 'grazing_box'] : []
  let oneLess: Extra | undefined
  let oneMore: Extra | undefined
  let rest = text.replace(leftOut, ' ').replace(forUs, '')
  if (oneOfEach.test(rest)) {
    found.push({ extra: 'grazing_box_standard', at: 0, count: 1 }, { extra: 'grazing_box_vegetarian', at: 0, count: 1 })
    rest = rest.replace(oneOfEach, ' ')
  }
  for (const [extra, form] of ofBoxes || speaksOfBoxes(text) ? formsOfBoxes : forms) {
    rest = rest.replace(form, (all, many: string | undefined, at: number) => {
      const before = rest.slice(0, at).trim()
      if (leavesOut.test(before) && /^(?:one|1) /.test(all)) oneLess = extra
      else if (leavesOut.test(before) || (!many && refuses.test(before))) unwanted.push(extra)
      else {
        if (many && another.test(many)) oneMore = extra
        found.push({ extra, at, count: countOf(many, rest.slice(at + all.length), /s$/.test(all)) })
      }
      return '·'.repeat(all.length)
    })
  }
  const wanted = new Map<Extra, Count>()
  for (const { extra: read, count } of withoutTheirSum(found).toSorted((a, b) => a.at - b.at)) {
    const extra = read === 'grazing_box' && eatNoMeat.test(text) ? 'grazing_box_vegetarian' : read
    wanted.set(extra, added(wanted.get(extra), count))
  }
  return { wanted, unwanted, ...(oneLess && { oneLess }), ...(oneMore && { oneMore }) }
}
const another = /\b(?:second|extra|another|more)$/

/** “Two boxes, one with meat, one without”: the two kinds are the boxes, not two more. */
function withoutTheirSum<One extends { extra: Extra; count: Count }>(found: readonly One[]): readonly One[] {
  const kinds = found.filter(({ extra }) => extra.startsWith('grazing_box_'))
  const sum = kinds.reduce((many, { count }) => many + Number(count), 0)
  const isTheirs = ({ extra, count }: One) =>
    extra === 'grazing_box' && (new Set(kinds.map((one) => one.extra)).size > 1 || (count !== 1 && count === sum))
  return found.filter((one) => !isTheirs(one))
}

const speaksOfBoxes = (text: string) => /\b(?:box(?:es)?|boards?|grazing)\b/.test(text)

function countOf(before: string | undefined, after: string, isPlural: boolean): Count {
  if (eachOfBoth.test(after)) return 'each night in each room'
  if (eachCouple.test(after)) return 'each room'
  const times = eachTime.exec(after)?.[1]
  if (times) return times === 'both' ? 2 : 'each night'
  const said = manyTimes.exec(after)?.slice(1).find(Boolean) ?? before
  const counted = said === 'both' ? 2 : (numberOf(said ?? '') ?? 0)
  return counted > 0 ? counted : isPlural ? 'each night' : 1
}

const added = (before: Count | undefined, more: Count): Count =>
  typeof before === 'number' && typeof more === 'number' ? before + more : more
