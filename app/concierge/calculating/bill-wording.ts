/** How a bill is asked for, added to and taken from: "plus a breakfast tray, total?", "scrap the bath". */
import { framed } from '#app/understanding/any-of.ts'
import { asksSum, isBareSum } from '#app/understanding/forms/asked-sum.ts'

/** "Plus a breakfast tray, total?" */
const adding =
  /^(?:(?:and|ok|so|then)[, ]+)*((?:plus|with|add|and)\b(?! (?:that|it|this|them|those|both|all)\b).+?),? (?:(?:and )?what(?:['’]?s| is| would be) the |the |in )?(?:total|altogether|all together|all in)(?: then| please)?\s*[?.!]*$/i

/** “How much would that be with breakfast?” */
const withIt =
  /^(?:(?:and|ok|so|then)[, ]+)*(?:(?:can|could|would) you (?:please )?tell (?:me|us) )?(?:how much|what)(?:['’]?s| is| would| will| does| do)? (?:that|it|this|they|those|all together|altogether|in total)(?: all)?(?: would| will| be| cost| come to)*(?: altogether| all together| in total)?,? ((?:with|including|plus)\b.+?)(?: included| too| as well| then| please)*\s*[?.!]*$/i

/** “With the veggie box as well, what would that be?” */
const withThen =
  /^(?:(?:and|ok|so|then)[, ]+)*((?:with|plus|including|add) .+?)(?: as well| too| added| on top)*,? (?:what|how much) (?:would|will|does|is) (?:that|it|this|they)(?: all)?(?: be| come to| cost| make)?(?: then| altogether| in total)*\s*[?.!]*$/i

/** What a message adds to the bill that it asks for. */
export const addedIn = (message: string): string | undefined =>
  withIt.exec(message)?.[1] ?? withThen.exec(message)?.[1] ?? (asksSum.test(message) ? adding.exec(message)?.[1] : undefined)

/** “Total for both nights?”, of a bath and its reheat. */
export const bothNights = /(?: for|^so|^and|^then|^)\s*(?:both|the two) (?:nights|evenings)\b(?: together)?/i

export const mayAdd = /\b(?:with|including|plus)\b/i

/** “And if we add the bath and a brekkie?” */
const addsMore =
  /^(?:(?:and|ok|so|then|what|grand)[, ]+)*(?:(?:if|say) (?:we|i) (?:add(?:ed)?|also (?:get|have|take|order)|throw in|include)|add|throw in|(?:put|stick|pop) in|include|plus)(?: on)? ((?:the|an?|one|two|both|breakfast|brekkie|brekfast|late|grazing|vegetarian|\d)\b.*?)(?: too| as well| then| please| to (?:that|it))*\s*[?.!]*$/i

/** “With breakfast both days and one bath”, “same days with one bath”. */
const withCounted = framed(
  /^(?:(?:and|ok|so|then|what about|how about)[, ]+)*(?:(?:the )?same (?:days?|nights?|dates?|stay|thing|again)(?: again)?,? (?:but |and )?)?(?:with|and) /i,
  [
    /((?!.*\b(?:is|are|how|what|when|can|do|does|not)\b)(?=.*\b(?:both|each|every|one|two|2)\b)(?=.*\b(?:baths?|breakfasts?|brekkie|trays?|box(?:es)?|reheat)\b).+?)/,
  ],
  /(?: too| as well| then| please)*\s*[?.!]*$/,
)

/** “And the hot bath”: told what it is, and what it all comes to. */
export const addsBeside =
  /^(?:(?:and|also|plus|with|ok|so) )+((?:(?:the|an?|one) )?(?:(?:hot|heated|wood[- ]?fired|outdoor|grazing|breakfast|late|standard|vegetarian|veggie|veg|meat|cheese|small|little|nice) )*(?:bath|breakfast|brekkie|tray|box|check[- ]?out|checkout))(?: too| also| as well| then| please)*(?:[.!]*|(?<=^(?:and |ok |so )*with .*)\s*\?)$/i

/** “Add that so.” */
export const addsThat =
  /^(?:(?:and|ok|so|then|grand|yes|yeah)[, ]+)*(?:add|include|with|we(?:['’]ll| will) take) (?:that|it|them)(?: (?:on|in|so|then|too|please|as well))*\s*[?.!]*$/i

/** “No, the veggie one instead”, of the box that was ordered. */
const otherKind =
  /^(?:(?:and|ok|so|no|wait|actually|but|or|rather)[, ]+)*(?:(?:make (?:it|that)|we(?:['’]ll| will) (?:take|have)|change (?:it|that) to) )?(?:the |a )?(veg|veggie|vegetarian|meat|meaty|standard)(?: (?:one|box|kind))?(?: (?:instead|then|so|please|rather))+\s*[?.!]*$/i

/** What a message adds to a bill, or has instead of what was added. */
export function moreIn(message: string): string | undefined {
  const kind = otherKind.exec(message)?.[1]
  if (kind) return `one ${/^veg/i.test(kind) ? 'vegetarian' : 'standard'} grazing box`
  return (withCounted.exec(message) ?? addsMore.exec(message))?.[1]
}

/** “Grand. With the bath, all in?” */
export const withoutLead = (message: string): string => message.replace(agreeing, '')
const agreeing =
  /^(?:(?:grand|great|lovely|perfect|nice|brilliant|super|cool|deadly|class|sound|fine|right|ah|oh|hm+|thanks|thank you|cheers|yeah|yes)(?:[,.!]+\s*|\s+(?!one\b)))+(?=\S)/i

/** “Scrap the bath”, “ok drop one of the breakfasts”, “skip Wednesday”: its object. */
export const dropsIt = framed(
  /^(?:(?:and|ok|okay|so|no|wait|actually|hmm|then|right)[, ]+)*(?:(?:can|could) (?:we|you) |let's |let us |if we |we will |we'll )?/i,
  [
    /(?:scrap|drop|skip|leave(?: (?:out|off))?|forget(?: about)?|lose|minus|without|cut|remove|ditch|bin|get rid of|take (?:off|out|away))/,
  ],
  / ((?:the|an?|that|one of|breakfast|late|mon|tues|wednes|thurs|fri|satur|sun)(?:\b|day).*?)(?: then| please| actually| after all| again| so)*\s*[?.!]*$/,
)

/** “With it on both days please, the sum”: of what was spoken of last. */
export const itOnBoth =
  /^(?:(?:and|ok|so|then)[, ]+)*with (?:it|that|them) (?:on |for )?(?:both|each|every)(?: of the)? (days?|mornings?|nights?|evenings?)(?: please| then|,? (?:the |what is the |what's the )?(?:sum|total)| altogether)*\s*[?.!]*$/i

/** “And if we came Sunday to Tuesday instead?”, “what if we take Stargazer?”, of a stay that was summed up with what is ordered to it. */
export const changesStay = framed(
  /^(?:(?:and|so|ok|but|no|what)[, ]+)*/i,
  [
    /(?:if (?:we|i) (?:came|come|went|go|stayed|stay|did|took|take|make it|made it)|(?:make|change|move) (?:it|that)(?: to)?|actually|(?:(?:what|how) )?about(?=.*\binstead\b)) (?:for |on |the |a |in )*(?:\w*day|weekend|mid ?week)/,
    /(?:(?:if|can|could) (?:we|i) (?:take|took|have|had|go for|went for|stay in|stayed in|book|booked)|make (?:it|that)|in|for|with|take) (?:the )?(?:stargazer|sunriser|stormchaser|lodge)/,
  ],
  /\b(?!.*\bhow\b)/,
)

/** “So with that, in total?” names nothing of its own. */
export const namesOwn =
  /\b(?:nights?|week\w*|\w*days?|baths?|tub|breakfasts?|brekk\w*|trays?|hampers?|box(?:es)?|reheats?|again|late|later|check ?-?out|six|flexi|escape|rooms?|cabins?|lodge|stargazer|sunriser|stormchaser)\b/i

/** “And a box? What's the total with that?” */
export const withThat = /\b(?:total|altogether|in all|all in)\s+with (?:that|it|this)(?: \w+)?\s*[?.!]*$/i

/** “And for two nights with that?”, after the late check-out. */
export const nightsWithThat =
  /^(?:(?:and|so|ok|then)[, ]+)*(?:(?:what(?:['’]?s| is| would be)? |how much (?:is |would )?)?(?:the |it be |that be )?(?:total |price |sum )?)(?:for )?(?:the |just )?(one|two) nights? with (?:that|it)(?: then| please| too)?\s*[?.!]*$/i

export const lateLeaving = /\b(?:late check|checkout)/i
export const asksPrice =
  /\b(?:how much|what (?:would|will|does|do|is|are)|costs?|prices?|total|come to|comes to|altogether|all in|damage)\b/i

/** Where what is ordered to a stay begins: “…, with a bath and breakfast”, “… plus two breakfasts”. */
const orders =
  /\s*(,|\bwith|\bplus|\band|\+|&)\s+(?:(?:with|and|plus|we|i|also|would|want|like|add(?:ing)?|order|have|get|take|includ(?:e|ing)|throw in) )*(?:(?:one of (?:the|your)|an?|the|that|this|one|two|three|[1-4]|both|our) )?(?:(?:(?:wood[- ]?)?fired|heated|hot|outdoor|breakfast|grazing|standard|vegetarian|veggie|late) )*(?:baths?|breakfasts?|brekk\w*|trays?|hampers?|box(?:es)?|reheats?|check[- ]?outs?|checkout|(?<=late )(?:leave|leaving|departure))\b/i
/** The asking at its end. */
const asking =
  /[,?]?\s*(?:\b(?:how much|what)\b.*|(?:(?:and )?(?:the |in |grand )?total|altogether|all together|all in|cost|(?:it|that) makes)(?: please| pls)?)\s*[?.!]*$/i
/** A bath in words that mean no tub. */
const anyBath = /(?<!\b(?:heated|fired|hot|wood) )\bbaths?\b/gi

/** “The fired tub.” */
const firedTub = /\b(?:wood[- ]?fired|fired|heated|hot) tub\b/gi

/** A bath is the heated one: a tub needs no ordering. */
export const heated = (extras: string): string =>
  extras.replace(firedTub, 'heated bath').replace(anyBath, (bath) => `heated ${bath}`)
/** And a box a grazing box. */
export const named = (extras: string): string =>
  heated(extras.replace(/\blate (?:leave|leaving|finish|departure)\b/gi, 'late check-out')).replace(
    /(?<!\b(?:grazing|cheese) )\bbox(?=es\b|\b)/gi,
    'grazing box',
  )

/** “Two nights in Sunriser with breakfast each morning”: only named, and so asked for. */
const onlyNamed = /^(?:\d|one|two|three|four|a) .*\bnights?\b[^?]*$/i

/** `joined`: by which word. */
export type StayAndExtras = { stay: string; extras: string; joined: string; onlyNamed: boolean }

/** “… and want to keep it till six.” */
const tillSix =
  /,? and (?:(?:we|i)(?:'d| would)? )?(?:want|like|love|hope|plan)(?:ing)? to (?:keep (?:it|the room)|stay(?: on)?|hang on|have (?:it|the room)) (?:til|till|until) (?:six|6(?: ?pm)?)\b/i

/** “Stargazer w/ bath n breakfast”: as short as a text message. */
const writtenOut = (message: string): string =>
  message
    .replace(/(?<=\w )w(?:\/ ?| )(?=\w)/gi, 'with ')
    .replace(/(?<=\w) n (?=\w{3})/gi, ' and ')
    .replace(tillSix, ' with late check-out')

const leadIn =
  /^(?:(?:fine|ok|okay|grand|right|so|then|well|alright|perfect|great)[, ]+)*(?:(?:if|say|suppose) (?:we|i)(?:'d)? (?:book|booked|take|took|have|had|get|got|want|wanted|go for|went for) |(?:fine|ok|okay|grand|right|so|then|well|alright|perfect|great)[, ]+)/i

const anExtra =
  /(?:(?:an?|the|one|two|1|2) )?(?:(?:wood[- ]?fired|heated|hot|outdoor|breakfast|grazing|cheese) )*(?:baths?|breakfasts?|brekk\w*|trays?|hampers?|box(?:es)?)/
/** What is ordered, before the stay it is ordered to. */
const extrasFirst = new RegExp(
  `^((?:(?:and|plus|ok|so|hi|hello)[, ]+)*${anExtra.source}(?:(?:,? (?:and|plus|&|\\+) |, )${anExtra.source})*),? (?:in|for|at|with|and|plus|on) (?:the )?(.*\\bnights?\\b.*)$`,
  'i',
)

/** “We stay Sunday and Monday in the lodge.” */
const onlyTold =
  /^(?:(?:ok|okay|grand|right|so|and|then|well|alright)[, ]+)*(?:we|i)(?:'re|'ll| are| will| would)? (?:stay(?:ing)?|com(?:e|ing)|have|book(?:ing)?|tak(?:e|ing))(?: for| on)? (?=.*\b(?:\w+days?|nights?|weekend)\b)/i
const counts = /nights?\b|day\b|\bweekend\b/i
/** “We'd like Sunriser for Friday and Saturday. We'd also want a bath. Total?”: as many turns. */
const wishes =
  /^(?:and )?(?:we|i)(?:'d| would|'ll| will)? (?:also )?(?:like|love|want|need|have|take|book)(?: to (?:book|have|get|take|add))? (?:also )?/i
export function toldOneByOne(message: string): { stay: string; extras: string[] } | undefined {
  const told = message.split(/(?<=[.!?])\s+/)
  const last = told.pop() ?? ''
  const [first, ...more] = told
  if (!first || more.length === 0 || more.length > 4 || !isBareSum(last) || told.some((one) => one.includes('?')))
    return undefined
  const bare = (one: string) => one.replace(wishes, '').replace(/[.!]+$/, '')
  return wishes.test(first) ? { stay: `price of ${bare(first)}`, extras: more.map((one) => named(bare(one))) } : undefined
}

/** “And the other one with the bath?”: a room, and no bath to order. */
export const otherThatHasIt = /\bother(?: (?:one|room|cabin|place))? (?:with|that has|which has|having|that (?:you )?gets?) /i

/** “Stargazer with bath and breakfast for two nights”. */
const nightsAtEnd =
  /,? (?:for )?(?:one|two|1|2|a) (?:week(?:day|end)? |midweek )?nights?(?: midweek| at the weekend| on (?:a )?\w+day)?\s*[?.!]*$/i

/** “Two nights in Stargazer, with a bath and breakfast, how much in total?”, “bath and box in Stargazer one night total”. */
export function stayAndExtras(asked: string): StayAndExtras | undefined {
  if (asked.length > 160 || otherThatHasIt.test(asked)) return undefined
  const message = writtenOut(asked)
  const [, first, rest] = extrasFirst.exec(message) ?? []
  if (first && rest && !orders.test(rest))
    return { stay: `price of ${rest.replace(asking, '')}`, extras: named(first), joined: 'with', onlyNamed: false }
  const at = orders.exec(message)
  if (!at || at.index < 6) return undefined
  const extras = message
    .slice(at.index)
    .replace(
      /^\s*(?:,|with|plus|and|\+|&)\s+(?:(?:with|and|plus|we|i|also|would|want|like|add(?:ing)?|order|have|get|take|includ(?:e|ing)|throw in) )*/i,
      '',
    )
    .replace(asking, '')
  const stay = message
    .slice(0, at.index)
    .replace(leadIn, '')
    .replace(/[.;] +/g, ' ')
  const [nights = ''] = counts.test(stay) ? [] : (nightsAtEnd.exec(extras) ?? [])
  return {
    stay: nights || !asksPrice.test(stay) ? `price of ${stay.replace(onlyTold, '')}${nights}` : stay,
    extras: named(extras.slice(0, extras.length - nights.length)),
    joined: at[1] ?? '',
    onlyNamed: onlyNamed.test(message),
  }
}
