/** Pieces of patterns that rules of several subjects share. */
import { framed } from '#app/understanding/any-of.ts'

/** A cabin or the lodge, with its article. */
export const theRoom = '(?:the )?(?:stargazer|sunriser|stormchaser|lodge)'
/** The lodge by its whole name, too. */
export const roomName = '(?:stargazer|sunriser|stormchaser|lodge|sea forest lodge)'

/** “Ok, do it.” */
export const goAhead = framed(
  /^(?:(?:and|so|ok|okay|grand|perfect|great|lovely|right|yes|yeah|sold|sure|please) )*/,
  [
    /do it|go ahead|(?:just )?(?:book|order) (?:it|us|that|them)(?: in)?(?: for us)?|sign us up|(?:we|i) will take it/,
    /let us do it|go for it/,
  ],
  /(?: so| then| please)*$/,
)
