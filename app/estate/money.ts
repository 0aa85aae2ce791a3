/** Formats euro cents: `€239`, `€14.50`. Whole euros have no decimals. */
export function euro(cents: number): string {
  const whole = cents % 100 === 0
  return (whole ? wholeEuros : eurosAndCents).format(cents / 100)
}

const currency = { style: 'currency', currency: 'EUR' } as const
const wholeEuros = new Intl.NumberFormat('en-IE', { ...currency, minimumFractionDigits: 0, maximumFractionDigits: 0 })
const eurosAndCents = new Intl.NumberFormat('en-IE', { ...currency, minimumFractionDigits: 2, maximumFractionDigits: 2 })
