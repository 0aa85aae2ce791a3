/** A request for the sum after its items: "We arrive Friday and leave Sunday. Stargazer. Total?" */

import { anyRoomSaid } from '#app/rooms/meant-rooms.ts'
import { anyOf, framed } from '#app/understanding/any-of.ts'
import { aDay } from '#app/understanding/calendar-words.ts'

const bareSum = framed(
  /^(?:(?:and|so|ok|please|then|right)[, ]+)*/i,
  [
    /(?:what(?:'?s| is| would be| will be)? )?(?:the |our |my |that in |your |(?:the )?new )?(?:sum|total|grand total|total price|tally|reckoning|(?:final|full|grand) (?:bill|figure|tally)|damage|full whack|whole lot|lot)(?: all in)?/,
    /what (?:are we|am i|would we be|would i be) (?:lookin['’g]? at|at|up to|on)/,
    /where does (?:that|it) (?:leave|put|bring) us/,
    /(?:sum|add|tot|total|count) (?:it|that|them|this)(?: all)?(?: up)?(?: for (?:me|us))?/,
    /do the sums?(?: for (?:me|us))?/,
    /what (?:do|would|will|must|should) (?:we|i|each of us) (?:need|have|put)(?: to (?:put|have))?(?: (?:aside|by))? ?(?:in(?:to)? the (?:pot|kitty|hat|jar|(?:savings?|holiday|biscuit) (?:jar|tin|pot|fund)|piggy bank|envelope|tin))?/,
    /what (?:has|needs) to (?:be|go) in(?:to)? the (?:pot|kitty|hat|jar|(?:savings?|holiday|biscuit) (?:jar|tin|pot|fund)|piggy bank|envelope|tin)/,
    /(?:final |full |grand )?(?:tally|bill|reckoning|figure)/,
    /what(?:'s| is| does| do| would| will)? (?:it|that|this|they)(?: all)? (?:come|run|amount|add up|be)(?: to)?/,
    /what(?:'?s| is) (?:it|that|this)(?= altogether| all together| all in| in total| in all)/,
    /what (?:do|would|will|must|should) (?:we|i) pay(?: for (?:the (?:extras|lot)|it|that|them|all))?/,
    /(?:so )?that(?:'?s| is) the (?:total|sum|lot)|(?:so )?both (?:is|are|come to|would be)/,
    /(?:have|do|will|would) (?:i|we) (?:have )?enough(?: for (?:it|that|all that))?|is (?:it|that) enough|will that cover it/,
    /(?:so )?(?:that|it|this) (?:makes|would make|will be)(?: how much| what)?/,
    /(?:so )?that(?:'?s| is) how much|(?:all|both) together|altogether|in total|all in/,
    /how much (?:is|does|makes|costs?) (?:then |it |that )?(?:all|everything|the whole)(?: cost| then)?/,
    /how much(?: is (?:it|that)| would (?:it|that) be| does (?:it|that) come to)?/,
  ],
  /(?: then| please| so| now| altogether| all together| for (?:everything|all (?:of )?(?:it|that))| in all| all in| in total| between us| together)*\s*[?.!]*$/,
)
/** "What's the total?", which names nothing of its own. */
export const isBareSum = (sentence: string): boolean => bareSum.test(sentence.replaceAll('’', "'"))
/** Of what is sent so, the price is asked. */
const priced =
  /\b(?:how much|quote|prices?|costs?|sum|total|come to|comes to|set (?:us|me) back|(?:add|tot|work) (?:it|that|this) (?:all )?(?:up|out)\b|€)/i
const hours = /\b(?:what time|when|hours?|how (?:late|early)|by when)\b/i
/** “Thu 14 Jan”: the day of the week is all that counts. */
const aDate = '(?: (?:the )?\\d{1,2}(?:st|nd|rd|th)?(?: (?:of )?[a-z]{3,9})?)?'
const span = new RegExp(
  String.raw`\b(?:(?:we|i|they)(?:'d|'ll|'re| would| will| are)? )?(?:(?:would |should )?(?:arr(?:iv(?:e|ing|al))?\.?|com(?:e|ing)(?: down| up| over)?|check(?:ing)? in|get(?:ting)? there|in|there|from) )?(?:on )?(?:the |a )?(${aDay})${aDate},? (?:(?:and|then|to) )*(?:(?:we|i|they)(?:'d|'ll|'re| would| will| are)? )?(?:leav(?:e|ing)|dep(?:art(?:ing|ure)?)?\.?|go(?:ing)?(?: home)?|head(?:ing)?(?: off| home)?|depart(?:ing)?|out(?: again)?|home|check(?:ing)? out|back) (?:again )?(?:on )?(?:the |a )?(${aDay})\b`,
  'i',
)

/** Days of coming and of leaving are a stay of so many nights, where its price is asked. */
export function nightsTold(sentence: string): string {
  return priced.test(sentence) && !hours.test(sentence) ? spanOfDays(sentence) : sentence
}
export const spanOfDays = (sentence: string): string => sentence.replace(span, '$1 to $2')

const someDays = `(?:${aDay}|fri|sat|sun|mon|tues?|weds?|thurs?|weekend|mid ?week|(?:one|two|three|[1-7]) nights?)`
/** “Stargazer then. Fri + Sat”: a room, and the nights in it. */
const roomThenDays = new RegExp(
  `^(?:(?:ok|so|and|right|grand|in|the)[, ]+)*(?:${anyRoomSaid})(?: (?:then|so|please|it is))*[.!]*\\n(?:(?:for|on|the|from)\\s+)*${someDays}(?:\\s*(?:nights?|and|to|till|[,&+-])\\s*(?:${someDays})?)*(?: (?:please|then))?[.?!]*$`,
  'i',
)
const mostWords = 8
/** “Thursday. Lodge. Price?”: as short as a telegram, and one question. */
export function joinTelegram(sentences: readonly string[]): string[] {
  if (sentences.length === 2 && roomThenDays.test(sentences.join('\n'))) return [sentences.join(' ').replace(/[.!]+ /, ', ')]
  const words = sentences.map((one) => one.replace(/[.,;!]+$/, '').split(' '))
  const isShort = sentences.length > 2 && words.every((one) => one.length < 3) && words.flat().length <= mostWords
  return isShort && !sentences.slice(0, -1).some((one) => one.includes('?')) ? [words.flat().join(' ')] : [...sentences]
}

/** Where a message ends in the bare asking for a sum, what it is of and the asking are one sentence. */
export function joinSum(sentences: readonly string[], isAsking: (sentence: string) => boolean): string[] {
  const [last = '', ...rest] = sentences.toReversed()
  if (rest.length === 0 || rest.length > 3 || !isBareSum(last) || rest.some(isAsking)) return [...sentences]
  const named = rest.toReversed().map((one) => one.replace(/[.;,!:]+$/, ''))
  return [`${nightsTold(`${named.join(' ')}, how much is the total`)}?`]
}

/** “In total”, “tot it up”, “the damage”, wherever it stands. */
export const asksSum = anyOf(
  /comes? to|total|totals|altogether|all together|in all|all in|that(?:['’]?s| is) how much|sums?/i,
  /(?:add|tot) (?:it|that|them) (?:all )?up|tot up|(?:full )?whack|whole lot|damage|tally|(?:final|full|grand) (?:bill|figure)|reckoning/i,
  /(?:have|do|will|would) (?:i|we) (?:have )?enough|will that cover it|what (?:do|would|will) (?:we|i) pay|together(?=\s*\?*$)/i,
  /(?:put|set|lay|keep) (?:aside|by|(?:aside |away |by )?in(?:to)? the (?:\w+ )?(?:pot|kitty|hat|jar|tin|fund|bank|envelope))/i,
)

/** “How much”, “what would that cost”, wherever it stands. */
export const asksPrice =
  /\b(?:how much|what (?:would|will|does|do|is|are)|costs?|prices?|total|come to|comes to|altogether|all in|damage)\b/i
