/** Words that rules on several subjects share. */

export const roomTopics = 'room_stargazer room_sunriser room_stormchaser room_seaforest rooms cabin_amenities lodge_amenities'

/** What may come before a question, as a part of a pattern: “and”, “so then”, “ok hi”. */
export const leadIn = '(?:(?:and|or|so|but|ok|hi|hello|then|well|right|grand|great|please|sorry|also|no|just) )*'

/** A question from its beginning on, whatever leads in to it. */
export const opening = (question: RegExp) => new RegExp(`^${leadIn}(?:${question.source})`)
