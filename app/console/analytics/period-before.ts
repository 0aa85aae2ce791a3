import { euro } from '#app/estate/money.ts'
import type { Series } from './analytics.server.ts'

type Figure = Pick<Series, 'unit' | 'total' | 'before'>

export function write({ unit }: Pick<Series, 'unit'>, value: number): string {
  return unit === 'cents' ? euro(value) : value.toLocaleString('en-IE')
}

/** How a figure compares with the previous period's. */
export function compare({ unit, total, before }: Figure): string {
  if (before === 0) return total === 0 ? 'as in the period before' : 'none in the period before'
  const change = Math.round(((total - before) / before) * 100)
  const sign = change > 0 ? '+' : change < 0 ? '−' : ''
  return `${sign}${Math.abs(change)}% on the period before (${write({ unit }, before)})`
}
