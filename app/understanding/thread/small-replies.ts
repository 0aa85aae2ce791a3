/** Messages that ask and tell nothing: a nod, a laugh, praise. The classifier would take "cool" for cooling and "sound" for the cinema. */

import { anyOf, framed } from '#app/understanding/any-of.ts'
import { isAsking } from '#app/understanding/message/parts.ts'
import { plain } from '#app/understanding/text.ts'
import { concernIn } from '#app/understanding/troubles/concerns.ts'

const nod = new RegExp(
  `^(?:(?:${[
    'ok(?:ay)?|okey ?doke\\w*|ah|oh|well|so|then|aye|sure|right|grand|cool|nice|lovely|perfect|fine|sound|deadly|class|super|savage|excellent|brilliant|fantastic|wonderful|good|great|very|that is|this is|all',
    'lol|lmao|(?:ha){2,}h?|(?:he){2,}|fair (?:enough|play|dues)(?: to you)?|sure look(?: it)?|nice one|happy days|(?:good|great|lovely|grand|cool) stuff|(?:good|great) (?:man|woman|lad|to know)|no bother(?: at all)?|understood|noted|got (?:it|you)|gotcha|i see|makes sense|mighty|will do|(?:it|that) is (?:going|working|lit|on|warm(?:er)?|hot|sorted|fixed|back) now|(?:sorry |oops )*wrong (?:chat|person|number|window|group|thread)',
  ].join('|')})(?: |$))+$`,
)
/** “Ok, leave it”: the guest drops the question. */
const lets =
  /^(?:(?:ok(?:ay)?|ah|oh|no|well|so|then|grand|right|sure|actually|we will|i will|will|just) )*(?:leave it(?: (?:so|then|at that|for now))*|never ?mind(?: (?:so|then|that))*|forget (?:it|about it|i asked)(?: (?:so|then))*)$/

/** Praise for a stay or its pictures, if nothing is asked, wished or missed. */
const praise = anyOf(
  /to die for|(?:best|loveliest|nicest|greatest|most \w+) (?:\w+ ){1,3}ever/,
  /(?:had|having) (?:such )?(?:a|an|the|our) (?:\w+ )?(?:ball|blast|(?:best|great|lovely|wonderful|amazing|fantastic|brilliant|magical|gorgeous|super|fabulous|savage|deadly|mighty) (?:time|stay|weekend|night|break|few days|rest))/,
  /was the bomb/,
  /looks? (?:so |absolutely |really |just |only )*(?:amazing|gorgeous|beautiful|stunning|lovely|unreal|incredible|fabulous|magical|class)/,
  /(?:we|i) (?:just |really |absolutely )*(?:loved|adored) (?:it|every|our|the (?:stay|place|lodge|cabin|room|view|bath|food)|this)/,
  /craic was \w+|on fire at the/,
)
const butNot = anyOf(
  /but|however|except|though|although|until|only (?:thing|problem|issue|complaint)|not|never|no|nobody|if|please|want/,
  /wish|lost|left|forgot|broke\w*|wrong|price|rate|deal|offer|book\w*|again/,
)
/** “Looks lovely, where do we sign up”: a question follows, without its question mark. */
const thenAsked =
  /[,.;:!–-]\s*(?:and |so |but |ok )*(?:(?:where|how|what|when|which|who)(?:['’]s| is| are| do| does| can| could| would| will| much| many| long| far| time| days?| hours?)|(?:is|are|do|does|can|could|would|will|may) (?:i|we|you|ye|it|there|that|they|the)) \S+/i
const longest = 22

const greeting =
  /^\W*(?:(?:hi+|hello|hey+|hiya|howdy|howya|good (?:morning|afternoon|evening|day)|morning|evening|top of the morning|dia (?:duit|dhaoibh))(?:[\s,]+(?:there|all|folks|team|lads|everyone|everybody|to (?:you|ye)(?: all)?|concierge|how are (?:you|ye|things)(?: today)?|how'?s (?:it going|things)))*)\W*$/i
const thanking =
  /^\W*(?:many |ah |ok |okay |great |lovely |grand |perfect )*(?:thanks?|thank you|thx|cheers|much appreciated|go raibh (?:míle )?maith (?:agat|agaibh))\b(?![\s\S]*\b(?:what|where|when|how|who|which)(?:['’]?s|['’]re)?\b)(?![^.!]*\b(?:but|however|and (?:what|how|when|where|who|which|is|are|do|does|can|could|would)(?:s|'s|’s)?)\b)[^?]{0,60}$/i

/** “Thanks. Is parking free”: a question follows, without its question mark. */
const thenAsks =
  /\b(?:thanks?|thank you|thx|cheers|appreciated|agat|agaibh)\b[^.,!:;–-]{0,20}[.,!:;–-]+\s*(?:and |so |but |also |ok )*(?:is|are|do|does|did|can|could|would|should|may (?=we|i\b)|have (?=you|ye\b))(?: \S+){2,}/i

/** “???”, “no, three” and “the 2nd one” with nothing to refer to. */
export function isVague(message: string, history: readonly unknown[]): boolean {
  const text = plain(message)
  return text === '' || onlyNumber.test(text) || (history.length === 0 && vague.test(text))
}
/** “No, three”, if nothing was counted before. */
const onlyNumber = /^(?:no|nope) (?:\d+|one|two|three|four|five|six|seven|eight|nine|ten)$/
const vague = framed(
  /^/,
  [
    /yes|yeah|yep|no|nope|maybe|either|both|that|this|it/,
    /(?:the |that |this )(?:(?:1st|first|2nd|second|3rd|third|last|other) )?(?:one|ones|two)/,
    /\w*(?:asdf|sdfg|qwer|hjkl|zxcv)\w*|u+gh+|a+r+gh+|gr+|hm+|meh|sigh/,
  ],
  /(?: please)?$/,
)

/** “What can you help me with?” */
const askingHelp = framed(
  /^(?:hi |hello |so |and |ok )*/,
  [
    /what (?:can|do|could) you (?:do|help(?: (?:me|us))?(?: with)?|know|answer)/,
    /what (?:can|could) (?:i|we) ask(?: you)?/,
    /how (?:can|do) you help(?: me| us)?|what are you for/,
  ],
  /(?: for (?:me|us)| about| here)?$/,
)

/** What the message is, if it is nothing else: a nod, praise, a greeting or thanks. */
export function noddedAt(message: string): 'nod' | 'praise' | 'hello' | 'thanks' | undefined {
  if (greeting.test(message) || askingHelp.test(plain(message))) return 'hello'
  const text = plain(message)
  if (text === '') return /\p{Extended_Pictographic}/u.test(message) && !/[?❓❔]/u.test(message) ? 'nod' : undefined
  if (message.includes('?') || concernIn(text)) return undefined
  if (nod.test(text) || lets.test(text)) return 'nod'
  if (thanking.test(message) && !isAsking(message) && !thenAsks.test(message) && !butNot.test(text)) return 'thanks'
  const short = text.split(' ').length <= longest
  return short && praise.test(text) && !butNot.test(text) && !isAsking(message) && !thenAsked.test(message) ? 'praise' : undefined
}
