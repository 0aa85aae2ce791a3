/** The code of the refusal to deal with a question that somebody else has dealt with. */
export const settledMeanwhile = 'settled_meanwhile'
