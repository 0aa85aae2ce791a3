/** What newsletters and advertisements add to our addresses, for statistics elsewhere. */
const onlyMarks =
  /^(?:(?:utm_\w+|gclid|gbraid|wbraid|gad_source|dclid|fbclid|msclkid|ttclid|twclid|igshid|li_fat_id|mc_[ce]id|_gl)=[^&]*(?:&|$))+$/

/**
 * The address without its query, if that holds nothing but such marks: no page of ours depends on them, so whoever follows a link from a
 * letter is given the one in memory. Otherwise unchanged.
 */
export function withoutMarks(address: string): string {
  const at = address.indexOf('?')
  return at > 0 && onlyMarks.test(address.slice(at + 1)) ? address.slice(0, at) : address
}
