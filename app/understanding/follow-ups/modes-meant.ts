/** Which of the two ways of booking a follow-up means: "and the other deal, the single night one?" */

const modes = ['compare_modes', 'two_night', 'flexi'] as const
type Mode = (typeof modes)[number]
/** Whether a topic is one of the two offers, or their comparison. */
export const isMode = (topic: string): topic is Mode => modes.some((mode) => mode === topic)

const thing = '(?: (?:deal|offer|one|option|package|saving|discount|way|rate|thing|kind|type))?'
const askedOf = '^(?:(?:what about|how about|what is|tell me about|is there) )*'
const otherOne = new RegExp(`${askedOf}(?:the|your) (?:other|second|latter|shorter)${thing}\\b`)
const firstOne = new RegExp(`${askedOf}(?:the|your) (?:first|former|longer)${thing}$`)
const only = new RegExp(`${askedOf}(?:the|your) (?:second|latter|shorter)${thing}$`)

/** `text` is made plain, `named` are the concepts of its words, `before` is the topic spoken of. */
export function modeMeant(text: string, before: string, named: readonly string[]): 'two_night' | 'flexi' | undefined {
  if (!isMode(before)) return undefined
  const other = otherOne.test(text)
  if (other && named.includes('one_night') !== named.includes('two_night'))
    return named.includes('one_night') ? 'flexi' : 'two_night'
  const spoken = named.filter(Boolean)
  if (
    spoken.length > 0 &&
    spoken.every((concept) => concept === 'one_night' || concept === 'discount') &&
    spoken.includes('one_night')
  )
    return 'flexi'
  const bare = named.every((concept) => concept === '' || concept === 'discount' || concept === 'package')
  if (only.test(text) || (other && bare)) return before === 'flexi' ? 'two_night' : 'flexi'
  return firstOne.test(text) ? 'two_night' : undefined
}
