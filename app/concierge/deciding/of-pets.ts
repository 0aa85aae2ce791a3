/** An animal of the guests’, mentioned in passing: where it may stay decides which room they can take. */
import { anyOf } from '#app/understanding/any-of.ts'
import { isAsking } from '#app/understanding/message/parts.ts'
import type { Reading } from '#app/understanding/message/reading.ts'
import { plain } from '#app/understanding/text.ts'
import type { Decision } from './decision.ts'
import { thresholds } from './thresholds.ts'

/** Undefined unless it is told, not asked, that an animal would come along. @param text normalised */
export function decideOfPets({ topic, confidence, tokens, gap, text: raw }: Reading, text: string): Decision | undefined {
  const isNamed = tokens.some(({ concept }) => concept === 'pet')
  if (topic !== 'pets' || gap || !isNamed || isAsking(raw) || !comesAlong.test(text) || otherwise.test(text)) return undefined
  return { kind: 'answer', topic: 'pets', confidence, because: 'an animal of theirs is mentioned' }
}

/** “… her little boy along and her spaniel as well”: the part names only the spaniel, whoever was spoken of before it. */
export const onlyOfAnimal = ({ reading, decision }: { reading: Reading; decision: Decision }): Decision | undefined => {
  const [guess] = reading.guesses
  const isSure = guess?.topic === 'pets' && guess.probability >= thresholds.sure
  const concepts = reading.tokens.map(({ concept }) => concept)
  if (
    decision.kind !== 'hedge' ||
    decision.topic !== 'children' ||
    !isSure ||
    !concepts.includes('pet') ||
    concepts.includes('child')
  )
    return undefined
  return { kind: 'answer', topic: 'pets', confidence: guess.probability, because: 'only an animal is named' }
}

/** “The baby and the beagle go too”: of both, and children are spoken of first. */
export const besideChildren = ({ reading, decision }: { reading: Reading; decision: Decision }): Decision | undefined => {
  const isOfBoth = decision.kind === 'answer' && decision.topic === 'children' && reading.topic !== 'unknown'
  const isNamed = reading.tokens.some(({ concept }) => concept === 'pet')
  if (!isOfBoth || !isNamed || otherwise.test(plain(reading.text))) return undefined
  return { kind: 'answer', topic: 'pets', confidence: decision.confidence, because: 'an animal is mentioned beside a child' }
}

const comesAlong =
  /\b(?:bring\w*|com(?:e|es|ing)|tag(?:s|ging)? along|along|with (?:us|me|our|my|the|a)|without (?:her|his|my|our|their|the)|in the (?:car|back|boot)|adopted|(?:i|we|they|he|she) (?:have|has|got))\b/

/** Minded by others, no longer alive, or a pup that will not sit. */
const otherwise = anyOf(
  /(?:dog|cat|pet|house) ?(?:sitter|sitting|minder|minding)|kennels?|cattery|dog hotel|boarding/,
  /(?:mind|minds|minding|has|have|taking|takes|keeps?|keeping) (?:the |our |my )?(?:dogs?|cats?|pets?|pup|puppy)/,
  /(?:left|leave|leaving) (?:the |our |my )?(?:dogs?|cats?|pets?|pup|puppy)|(?:dogs?|cats?|pets?) (?:stays?|staying|is|are) (?:at home|at my|with)/,
  /no longer with us|passed away|died|put down|god rest|lost (?:the|our|my) (?:old )?(?:dog|cat)|without (?:the|our|my|a) (?:dogs?|cats?|pets?)/,
  /obey\w*|train\w*|teach\w*|listens?|commands?|sit|chew\w*|bit(?:e|es|ing)/,
  /(?:no|not|never|nor) (?:\w+ ){0,3}(?:dogs?|cats?|pets?)|allerg\w+|afraid|scared|bit|bitten|attacked|barking|next door|other guests?/,
)
