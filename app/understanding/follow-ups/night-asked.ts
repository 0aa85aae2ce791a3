/** Forms that ask for the price of a night without naming it. */

/** “What is it on a Friday?” */
export const nightAsked =
  /^what (?:is|are|about|would|will|does|do|s) (?:it|that|one|(?:a|an|the|your)? ?\w+(?: nights?)?(?: there)?(?: (?:be|cost|come to|run to|set us back))?$|there)\b/
/** “What would a Friday there be?” asks for a night, whatever was spoken of. */
export const nightThere = /\bwhat (?:is|are|about|would|will|does|do)\b.*\bthere\b/
