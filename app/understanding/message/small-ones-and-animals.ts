/** “Small ones and labrador”: whether children may come, and whether an animal may, have an answer each. */

const small = '(?:kids?|children|toddlers?|bab(?:y|ies)|(?:small|little|wee|tiny|young) ones?|young lads)'
const animal = '(dog|pup|cat|pet|labrador|spaniel|terrier|collie|setter|beagle|greyhound|retriever)s?'
const andOur = ',? (?:and|or|&|as well as|plus) (?:the |our |a |my )?(?:\\w+ )?'
const pair = `\\b(?:${small}${andOur}${animal}|${animal}${andOur}${small})\\b`
const named = new RegExp(pair, 'i')
/** “We usually bring the whole circus, small ones and spaniel, is that ok?” */
const brought = new RegExp(
  `^(?!.*\\b(?:not|without|never|leave|leaving|can['’]?t|won['’]?t|don['’]?t)\\b)[^?]*\\bbring(?:ing)?\\b[^?]*${pair}(?: too| along| as well| with us)*(?:,? (?:is|would) (?:that|it)(?: be)? (?:ok|okay|grand|fine|alright|all right|a problem))?[\\s?.!]*$`,
  'i',
)

/** The two questions, if a sentence names both. */
export function bothAsked(told: string): string | undefined {
  const found = named.exec(told)
  const which = found?.[1] ?? found?.[2]
  return which && `are children allowed and are ${which.toLowerCase()}s allowed?`
}

export const ifBothBrought = (sentence: string): string => (brought.test(sentence) ? (bothAsked(sentence) ?? sentence) : sentence)
