/** Formats a contradicting figure for people. */
import { euro } from '#app/estate/money.ts'

const units: Readonly<Record<string, string>> = {
  percent: '%',
  minutes: ' minutes',
  days: ' days',
  months: ' months',
  metres: ' metres',
}

const names: Readonly<Record<string, string>> = {
  money: 'a price',
  clock: 'a time',
  percent: 'a percentage',
  minutes: 'a duration',
  days: 'a number of days',
  months: 'a number of months',
  metres: 'a distance',
  'minutes ahead': 'a lead time',
  'days ahead': 'a lead time',
  'months ahead': 'a lead time',
  'yes-no': 'whether it is so',
}

/** @param kind as in concierge/knowing/claims.ts */
export function nameOfKind(kind: string): string {
  return names[kind] ?? kind.replace(/^count of (.*)$/, 'a number of $1s')
}

/** @param value as in concierge/knowing/claims.ts: euros for `money`, minutes after midnight for `clock`, 1 or 0 for `yes-no` */
export function writeFigure(kind: string, value: number): string {
  if (kind === 'money') return euro(Math.round(value * 100))
  if (kind === 'clock') return `${String(Math.floor(value / 60)).padStart(2, '0')}:${String(value % 60).padStart(2, '0')}`
  if (kind === 'yes-no') return value === 1 ? 'yes' : 'no'
  const unit = units[kind.replace(/ ahead$/, '')] ?? ''
  return `${value.toLocaleString('en-IE')}${value === 1 ? unit.replace(/s$/, '') : unit}`
}
