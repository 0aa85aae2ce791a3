/**
 * What guests learn in the guest guide alone: the gate code, the Wi-Fi key, its password. No knowledge entry may contain one, because the
 * concierge tells its entries to anybody. Pure.
 */

export type KeptBack = readonly { name: 'gate code' | 'Wi-Fi key' | 'guest password'; value: string }[]

/** The first of them that the text contains. `about`: what else shows what the text is about, such as the question that it answers. */
export function findKeptBack(text: string, keptBack: KeptBack, about = ''): KeptBack[number] | undefined {
  return keptBack.find(({ value }) => containsKeptBack(text, value, about))
}

export function containsKeptBack(text: string, value: string, about = ''): boolean {
  const plain = withoutInvisible(text.normalize('NFKC'))
  const isOfAccess = ofAccess.test(`${about} ${plain}`)
  return partsOf(value).some((part) => {
    if (isWord(part) && !isOfAccess) return false
    return [...plain.matchAll(patternOf(part))].some((found) => !isOfPhone(plain, found))
  })
}

/** A password may be a word like heather: that is told only where there is talk of passwords, and grows beside the path elsewhere. */
const isWord = (part: string) => /^\p{L}+$/u.test(part)
const ofAccess =
  /pass ?(?:word|code|phrase)|\b(?:key|code|pin|wi ?-?fi|wlan|internet|network|online|connect|log ?in|gate|keypad)/i

/** For whoever writes it into an entry. */
export function sayKeptBack({ name }: KeptBack[number]): string {
  const where = name === 'guest password' ? 'Guests get it with their booking.' : 'It is shown only in the guest guide.'
  return `This text contains the ${name}. ${where}`
}

/** Shorter ones would be found in half of all texts: 12 in every 12 euro. */
const shortest = 4

/** The whole, and what may be told without the rest: the code in "C1234Y, then the green button". */
function partsOf(value: string): string[] {
  const whole = withoutInvisible(value.normalize('NFKC'))
  const words = whole.split(/\s+/).filter((word) => (word.match(/\d/g)?.length ?? 0) >= shortest)
  return [...new Set([whole, ...words])].filter((part) => coreOf(part).length >= shortest)
}

const coreOf = (part: string) => part.replace(/[^\p{L}\p{N}]/gu, '')

/**
 * Its letters and digits, in capitals or small, with spaces anywhere, as one reads them out, and with its own marks or none. Not within a
 * longer word or number, nor a price or a decimal.
 */
function patternOf(part: string): RegExp {
  const core = [...coreOf(part)]
  const isNumber = core.every((one) => /\p{N}/u.test(one))
  const hasDigit = core.some((one) => /\p{N}/u.test(one))
  const marks = [...new Set(part.replace(/[\p{L}\p{N}\s]/gu, ''))].map((mark) => `\\u{${mark.codePointAt(0)?.toString(16)}}`)
  // A key of letters alone is found in "Wild Atlantic Way" only if it is written in two words itself.
  const spaced = hasDigit || /\s/.test(part) ? '\\s' : ''
  const between = spaced || marks.length > 0 ? `[${spaced}${marks.join('')}${isNumber ? '' : '\\p{Pd}'}]*` : ''
  const before = isNumber ? '(?<![\\p{L}\\p{N}]|\\p{N}[.,:/]|[€£$]\\s?)' : '(?<![\\p{L}\\p{N}])'
  const after = isNumber ? '(?![\\p{L}\\p{N}]|[.,:/]\\p{N})' : '(?![\\p{L}\\p{N}])'
  return new RegExp(`${before}${core.join(between)}${after}`, 'giu')
}

/** Four digits of a telephone number written in groups are no code. */
function isOfPhone(text: string, found: RegExpExecArray | RegExpMatchArray): boolean {
  const at = found.index ?? 0
  const end = at + found[0].length
  return [...text.matchAll(phone)].some(({ 0: whole, index }) => {
    const isWithin = index <= at && end <= index + whole.length
    return isWithin && coreOf(whole).length > coreOf(found[0]).length
  })
}

const phone = /(?:\+|(?<!\p{N})0)\p{N}(?:[\s()-]{0,2}\p{N}){7,}/gu

/** Signs that nobody sees, such as a soft hyphen, take nothing apart. */
const withoutInvisible = (text: string) => text.replace(/\p{Cf}/gu, '')
