/**
 * A number as dialled from anywhere: `+`, country code, number. Without a country code it is Irish and has its leading 0. Anything else, such
 * as 112 or 1800 123 456, is dialled as it is written, and not from everywhere.
 */
export function international(phone: string): string {
  const number = withCountryCode(phone.trim())?.replace(/^3530/, '353')
  return number && isWhole.test(number) ? `+${number}` : digitsOf(phone)
}

export function isDialledFromAnywhere(phone: string): boolean {
  return international(phone).startsWith('+')
}

/** Irish ones have seven to ten digits after the country code; no number has more than fifteen in all. */
const isWhole = /^(?:353[1-9]\d{6,9}|(?!353)[1-9]\d{6,14})$/

function withCountryCode(phone: string): string | undefined {
  const digits = digitsOf(phone)
  // A (0) after a country code is dialled only inside the country.
  const fromAbroad = digitsOf(phone.replace(/^(\+?[\d ./-]{1,8})\(\s*0\s*\)/, '$1'))
  if (phone.startsWith('+') || /^353\d{8,9}$/.test(fromAbroad)) return fromAbroad
  if (fromAbroad.startsWith('00')) return fromAbroad.slice(2)
  return digits.startsWith('0') ? `353${digits.slice(1)}` : undefined
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '')
}
