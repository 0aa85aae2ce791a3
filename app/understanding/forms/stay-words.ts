/** Words and topics that tell a stay from anything else. */

/** Topics without a price of ours. */
export const nothingOfOurs: ReadonlySet<string> = new Set(
  'claim secret injection other_guests money vouchers deposit newsletter wine taxis eating_out takeaways cafes'.split(' '),
)

/** Concepts of a stay and its price. */
export const ofStay: ReadonlySet<string> = new Set(
  'stargazer sunriser stormchaser lodge cabin room weekday weekend tonight tomorrow night two_night one_night couple estate price cheap dear currency pay people book availability late max free escape'.split(
    ' ',
  ),
)

/** “Two of those then”, of nights that were priced. */
export const moreOfThose = /^(?:(?:and|so|ok|for|what about|how about|say|price of) )*(?:two|three|2|3) of (?:those|them|these)\b/
