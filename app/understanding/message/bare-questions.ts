/** Joins a bare question to the story before it, which it refers to: "My ceiling is €200. What can I have?" */

import { drivesHere } from '#app/estate/arrival.ts'
import { framed } from '#app/understanding/any-of.ts'
import { bothAsked } from './small-ones-and-animals.ts'

const choice = framed(
  /^(?:(?:so|and|then|now|well|ok)[, ]+)*/i,
  [
    /what (?:can|could|may|might|would|will|should) (?:i|we) (?:have|get|book|take|go for|choose)/,
    /what(?: have|'ve)? (?:you|ye)(?: got| have)?(?: (?:for|that fits|that suits|in that|at that|under that)[^?]{0,24})?/,
    /what (?:would|will|does|could) (?:that|it) (?:get|buy)(?: me| us)?/,
    /what (?:fits|suits|is there|does that leave|am i left with|are we left with)(?: (?:me|us|the bill|that))?/,
    /where (?:would|should|could|do|will|can) (?:you |ye )?(?:put|send|place|lodge|have)(?: me| us)/,
    /where (?:should|would|do|could|can|will) (?:i|we) (?:stay|sleep|go|lay our heads?|end up)/,
    /where does that leave (?:me|us)/,
    /which(?: (?:one|of them|of (?:the|your) (?:four|rooms|cabins)|room|cabin|place))?(?: (?:(?:would|should|could|do|will) (?:you|ye|i|we|that|it|suit|be)[^?]{0,30}|suits[^?]{0,20}|for (?:me|us|him|her|that)|is (?:it|that|mine|ours|for (?:me|us|him|her)|(?:best|right|the one) for [^?]{0,20})))?/,
    /what (?:do|would) you (?:suggest|recommend|advise|have)(?: for (?:me|us))?/,
    /any(?:thing)? (?:for (?:me|us)|suitable|suggestions?)/,
  ],
  /(?: then| so| please)?\s*[?.!]*$/,
)

/** "Too late for ye?", after the hours of a journey. */
const tooLate =
  /^(?:(?:is (?:that|it)|would (?:that|it) be|are we|am i|will we be|that is|is this) )?(?:too late|late|cutting it (?:too )?fine)(?: for (?:you|ye|check[- ]?in))?(?: then| so)?\s*[?.!]*$/i

/** “We come by ferry to Rosslare. How long?” */
const howLong =
  /^(?:(?:and|so|ok)[, ]+)*how (?:long|far)(?: (?:is (?:it|the (?:drive|journey|spin|trip|road))|does it take|would it be|to you|to ye|from there))*\s*[?.!]*$/i
const journey =
  /\b(?:ferry|boat|flight|plane|fly(?:ing)?|train|driv(?:e|ing)|com(?:e|ing)|travel\w*|land(?:ing)?)\b.*?\b(?:to|into|from|at|in) (\p{Lu}\p{L}+(?: \p{Lu}\p{L}+)*)/u

/** “We land in Dublin at eleven. How do we get to you?” */
const howHere =
  /^(?:(?:and|so|ok|then)[, ]+)*how (?:do|would|can|could|will|should) (?:we|i) (?:get|come|drive) (?:to (?:you|ye)|there|here|down)(?: then| from there)?\s*[?.!]*$/i
const startingPoint = new RegExp(`\\b(?:in|into|at|to|from) (?:the )?(${drivesHere.map(({ from }) => from).join('|')})\\b`, 'i')

/** “I'd like to ask her by the sea. Do you help with this?”, “I see an offer called Flexi. What does this mean?” */
const withThat =
  /^(?:(?:and|so|ok)[, ]+)*what (?:does|would) (?:this|that|it) mean(?: please| exactly)*\s*[?.!]*$|^(?:(?:and|so|ok)[, ]+)*(?:do|can|could|would|will|might) (?:you|ye) (?:guys |all )?(?:help|assist|do anything)(?: (?:us|me|people|guests|out))*(?: (?:with|in|for) (?:this|that|it|(?:this|that) (?:sort|kind) of thing|such things|things like (?:this|that)))\s*[?.!]*$|^(?:(?:and|so|ok)[, ]+)*do (?:you|ye) do (?:the like|(?:anything|something) like (?:that|this)|(?:that|this) (?:too|as well|there))\s*[?.!]*$/i

/** “We'd rely on the internet. Do the rooms have it?” */
const haveIt =
  /^(?:(?:and|so|but)[, ]+)*((?:do|does|have|has|will) (?:(?:all|any) (?:of )?)?(?:the|your) (?:rooms?|cabins?|lodge|places?) (?:all )?(?:(?:have|got|get)|come with)) (?:it|one|that|any)(?: (?:too|at all|then))?\s*[?.!]*$/i
const needed =
  /\b(?:need(?:s|ed)?|want(?:s|ed)?|rel(?:y|ies|ying)|depend(?:s|ing)?|without|over|use|using|live|like)\b[^,]*?\s((?:(?:the|an?|some|our|my) )?[\p{L}-]+)[\s.!]*$/iu

/** “Our last holiday park took the whole circus, small ones and labrador. You too?” */
const youToo =
  /^(?:(?:and|so|but|well)[, ]+)*(?:(?:would|will|do|are|can) )?(?:you|ye|yous)(?: (?:too|as well|also|do (?:that|it|so)(?: too)?|take (?:them|us|both)(?: too)?))?(?:,? or (?:not|do(?:n['’]?t| not) (?:you|ye)|no))?\s*[?.!]*$/i
/** Joins the last two sentences if the first only tells and the second only asks. */
export function joinStory(sentences: readonly string[], isAsking: (sentence: string) => boolean): string[] {
  const last = sentences.at(-1) ?? ''
  const told = sentences.at(-2) ?? ''
  const place = howLong.test(last) && !isAsking(told) ? journey.exec(told)?.[1] : undefined
  if (place) return [...sentences.slice(0, -2), `How long is the drive from ${place} to you?`]
  const start = howHere.test(last) && !isAsking(told) ? startingPoint.exec(told)?.[1] : undefined
  if (start) return [...sentences.slice(0, -2), `How do we get to you from ${start}?`]
  const asksFor = haveIt.exec(last)?.[1]
  const thing = asksFor && !isAsking(told) ? needed.exec(told)?.[1] : undefined
  if (thing) return [...sentences.slice(0, -1), `${asksFor} ${thing.replace(/^(?:my|our) /i, 'a ')}?`]
  const both = youToo.test(last) && !isAsking(told) ? bothAsked(told) : undefined
  if (both) return [...sentences.slice(0, -2), both]
  if (withThat.test(last) && !isAsking(told) && told.split(' ').length >= 3)
    return [...sentences.slice(0, -2), `${told.replace(/[\s.;!,:]+$/, '')}?`]
  const late = tooLate.test(last) && /\b(?:hours?|minutes|drive|road|spin|work|shift|flight|ferry|train|boat)\b/i.test(told)
  if (!(late || choice.test(last)) || isAsking(told) || told.split(' ').length < 4) return [...sentences]
  const one = `${told.replace(/[\s.;!,:]+$/, '')}: ${late ? 'would we arrive too late' : 'which room'}?`
  return [...sentences.slice(0, -2), one]
}
