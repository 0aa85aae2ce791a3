/** Prices as people type them. Pure. */

/** Cents of `12`, `12.5`, `12,50` or `€ 1.250,00`; undefined for what is no price. */
export function parsePrice(text: string): number | undefined {
  const bare = text.replace(/[€\s]/g, '')
  const match = /^(\d{1,3}(?:[.,]\d{3})+|\d+)(?:([.,])(\d{1,2}))?$/.exec(bare)
  if (!match) return undefined
  const [, whole = '', point, part = ''] = match
  if (point && whole.includes(point)) return undefined
  // A single group of three behind a comma or point is thousands: nobody sells for tenths of a cent.
  return Number(whole.replace(/[.,]/g, '')) * 100 + Number(part.padEnd(2, '0'))
}

export function writePrice(cents: number): string {
  return (cents / 100).toFixed(2)
}
