/** Which code a follow-up asks for. The answer says how guests get it, never what it is. */
import { either } from '#app/understanding/any-of.ts'
import type { FollowUpRule, Said } from '#app/understanding/follow-up-rules/follow-up-rule.ts'
import { topicSet } from '#app/understanding/troubles/topic-set.ts'
import { namesOnly } from './what-is-named.ts'

/** "What's the code then?", after the discount. Whoever means a door, a room or a network names it, and its code stays a secret. */
function onlyCode({ text, words }: Said): boolean {
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

const onlyWifi = namesOnly('wifi')
const onlyGate = namesOnly('gate')

export const codesAgain: readonly FollowUpRule[] = [
  { example: ['How do I get the newsletter discount?', "What's the code then?"], before: topicSet('newsletter'), said: onlyCode },
  { example: ['Is there wifi?', 'What is the key?'], before: topicSet('wifi'), said: itsKey, topic: 'wifi_password' },
  {
    example: ['Where do I get the gate code?', 'And the wifi one?'],
    before: topicSet('gate_code'),
    said: (said) => said.words.length > 0 && onlyWifi(said) && theOther.test(said.text),
    topic: 'wifi_password',
  },
  {
    example: ['How do I get the wifi password?', 'Is the gate one there too?'],
    before: topicSet('wifi_password'),
    said: (said) => said.words.length > 0 && onlyGate(said) && theOther.test(said.text),
    topic: 'gate_code',
  },
]
