/** What leads in to a question and does not change what is asked: “and”, “ok so”, “right, but then”. Here it is left out, once for all rules. */

/** Whether a lead-in goes on from what was said before, and how: “also” goes on as “and” does. “So” and “right” only fill a pause. */
export type Led = 'and' | 'but' | undefined

const goesOn = 'and|or|but|also'
const fills = 'so|then|oh|ah|hmm|ok|okay|right|well|great|grand|lovely|perfect|brilliant|nice|cool'
/** “Ok to bring wine?”, “right beside the sea?”, “so late?”: these belong to the sentence. */
const belonging =
  '(?:ok|okay|perfect|great|grand|lovely|nice|cool|brilliant) (?:to|for|if|with|in|on|by|at)|right (?:at|on|by|beside|next|away|now|in|outside|after|before)|well (?:behaved|trained|before|after|in)|so (?:far|much|many|long|late|early|close|near|small|big)'

const leadIns = new RegExp(`^(?:(?!(?:${belonging})\\b)(?:${goesOn}|${fills}) )+`)
const isBut = /\bbut\b/
const isOnward = new RegExp(`\\b(?:${goesOn})\\b`)

/** @param text made plain */
export function withoutLeadIn(text: string): { text: string; led: Led } {
  const leadIn = leadIns.exec(text)?.[0] ?? ''
  const led = isBut.test(leadIn) ? 'but' : isOnward.test(leadIn) ? 'and' : undefined
  return { text: text.slice(leadIn.length), led }
}

/** “Right, vegetarian?”; “ok can we”, but not “ok with you?”. */
const pause = new RegExp(
  `^\\s*(?:(?:${fills})(?:[,.! ]+(?=(?:${fills})\\b)|[,.!]+\\s+(?=[^?]+\\?\\s*$)|[,.!\\s]+(?=(?:i|we|you|it|this|that|they|the|is|are|can|could|may|do|does|will|would|how|what|when|where|which|who|why|all|by|if)\\b.*\\s\\S)))+`,
  'i',
)

/** A message as it was typed, without the words that only fill a pause before it. */
export const withoutPause = (message: string): string => message.replace(pause, '')

/** “Hi, can my sister join us?”, “I take it you have WiFi?”: what is asked, without its greeting and without what only says that it is. */
export const withoutGreeting = (sentence: string): string => sentence.replace(greeting, '').replace(supposes, '')
const supposes =
  /^\s*i (?:take it|assume|presume|suppose|gather|imagine)(?: that)?,? (?!there['’]?s? (?:is |are )?no\b)(?=(?:i|we|you|it|there|the|this|a|an|all|some|each|\p{L}+) \S+ \S[^?]*\?)/iu
const greeting =
  /^\s*(?:(?:hi|hello|hey|hiya|good (?:morning|afternoon|evening|day))(?: there| all(?! in\b)| folks| team| guys| lads)?[\s,.:!-]+)+(?=\S+\s+\S+\s+\S)/i
