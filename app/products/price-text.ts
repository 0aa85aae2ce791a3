/** Prices as people type them. Pure. */

const parts = /^([\d.,]*?)(?:([.,])(\d{1,2}))?$/
/** No thousands after a leading zero: `0.500` is a typo, not five hundred. */
const thousands = /^[1-9]\d{0,2}([.,])\d{3}(?:\1\d{3})*$/

/** The cents in `12`, `12.5`, `12,50`, `1,250` or `€ 1.250,00`; undefined if it is not a price. */
export function parsePrice(text: string): number | undefined {
  const [, whole = '', point, cents = ''] = parts.exec(bareOf(text)) ?? []
  const group = thousands.exec(whole)?.[1]
  // In Ireland the point is decimal: `1.250` has one digit too many, and is not a thousand.
  if (group ? group === (point ?? '.') : !/^\d+$/.test(whole)) return undefined
  return Number(whole.replace(/[.,]/g, '')) * 100 + Number(cents.padEnd(2, '0'))
}

/** What is wrong with a price that `parsePrice` cannot read. */
export function faultOfPrice(text: string): string {
  if (/^\d+[.,]\d{3,}$/.test(bareOf(text))) return `“${text.trim()}” has more than two decimals. Please write it like 12.50.`
  return `“${text.trim()}” is not a price. Please write it like 12.50.`
}

/** `12.50` for 1250 cents, as `parsePrice` reads it. */
export function writePrice(cents: number): string {
  return (cents / 100).toFixed(2)
}

function bareOf(text: string): string {
  return text.replace(/[€\s]/g, '')
}
