/** Rewrites questions that the cuts at “and” and at commas would break, or would leave in one piece. */

/** “Tell me about the long hike and can you make us a picnic?”: what is to be told of is a question by itself. */
const tellOf =
  /\b(tell (?:me|us) (?:(?:a (?:little|bit)|more|something|all) )?about [^,.?!]{3,40}?),? and (?=(?:can|could|is|are|do|does|would|will|may|where|when|what (?:is|are|does|do|a|the|would|will)|what's|how (?:do|does|much|far|long|many|is|are|can|would)) )/gi

/** “What's the difference, the short walk or the long one?” */
const differenceOf = /\b(what(?:['’]?s| is) the difference),\s+(?=the )/i

/** “Which room takes dogs, how much is it?”: the room, not the dog. */
const roomForDog =
  /\b(which (?:of (?:your|the) )?(?:rooms?|cabins?|places?|ones?) (?:takes?|allows?|accepts?|is for|welcomes?) (?:dogs?|pets?|a dog|the dog))((?:,| and)+) (?:and )?(?:how much|what) (?:is|does|would) (?:it|that|that one|this one)(?: be| cost| a night)?(?=[,.?!]| and\b|$)/i

export const saidApart = (message: string): string =>
  message
    .replace(tellOf, '$1. ')
    .replace(differenceOf, '$1 between ')
    .replace(roomForDog, '$1? What is the price of a night there')
