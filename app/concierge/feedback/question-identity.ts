/** What two questions must share to be the same to somebody who writes an entry for them. */
import { type Lexicon, tokens } from '#app/understanding/lexicon/lexicon.ts'
import { content } from '#app/understanding/message/reading.ts'
import { plain } from '#app/understanding/text.ts'

/** Which aspect of a thing is asked about: how big it is, where, when. */
const side = /\bhow (?!do\b|does\b|can\b|could\b|would\b|is\b|are\b|about\b|to\b)(\w+)|\b(where|when|who)\b/g

/** The things a redacted question mentions, in no particular order: "is there a gym?" and "have you got a gymn" are the same question. */
export function gistOf(question: string, lexicon: Lexicon): string {
  const bare = question.replace(/\[[^\]]*\]/g, ' ')
  const things = content(tokens(bare, lexicon)).map((token) => token.concept ?? token.text)
  const sides = [...plain(bare).matchAll(side)].map(([, how, other]) => how ?? other ?? '')
  return ([...new Set([...things, ...sides])].sort().join(' ') || plain(bare)).slice(0, 300)
}
