/** Which code a follow-up asks for. The answer says how guests get it, never what it is. */
import { either } from '#app/understanding/any-of.ts'
import type { Token } from '#app/understanding/lexicon/lexicon.ts'
import type { TopicId } from '#app/understanding/topics.ts'

/** `before` is the topic spoken of, `words` are the content words of the part, `text` is made plain. */
export function codeMeant(text: string, before: string, words: readonly Token[]): TopicId | undefined {
  if (before === 'newsletter') return onlyCode(text, words) ? 'newsletter' : undefined
  if (before === 'wifi' && itsKey.test(text)) return 'wifi_password'
  const only = (concept: string) => words.length > 0 && words.every((word) => word.concept === concept)
  if (before === 'gate_code' && only('wifi') && theOther.test(text)) return 'wifi_password'
  return before === 'wifi_password' && only('gate') && theOther.test(text) ? 'gate_code' : undefined
}

/** "What's the code then?", after the discount. Whoever means a door, a room or a network names it, and its code stays a secret. */
function onlyCode(text: string, words: readonly Token[]): boolean {
  const comes = /\bcode (?:arrive|turn up|show up|land)\b/.test(text)
  const rest = words.filter(({ text, concept }) => text !== 'send' && !(comes && concept === 'arrive'))
  return rest.length > 0 && rest.every(({ text }) => text === 'code')
}

/** "What's the key again?", after the network. */
const itsKey = /^what (?:is|was|are) (?:the|its|your) (?:key|code|login)s?(?: (?:again|then|please|for (?:it|that)))*$/

/** "And for the wifi?", "is the gate one there too?", and not "is there wifi?" */
const theOther = either(
  /\bones?\b/,
  /^(?:(?:what about|how about|is it|the|my|your|for|same|of) )*(?:wifi|internet|network|wlan|gates?|barrier)(?: too| as well| then)?$/,
)
