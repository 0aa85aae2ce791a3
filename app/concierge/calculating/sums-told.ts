/** Figures in the text of an answer, in cents: “Two weekday nights in Stargazer come to €478.” */

const amount = '€([\\d,]+(?:\\.\\d\\d)?)'
const sum = ` comes? to ${amount}`

const cents = (figure: string) => Math.round(Number(figure.replaceAll(',', '')) * 100)
const all = (text: string, form: string) => [...text.matchAll(new RegExp(form, 'g'))].map(([, figure = '']) => cents(figure))

/** Prices and sums. */
export const figuresIn = (text: string): number[] => all(text, amount)

export const sumsIn = (text: string): number[] => all(text, sum)

/** Only sums with a single figure, not one for weekdays and one for the weekend. */
export const singleSumsIn = (text: string): number[] => all(text, `${sum}(?!\\S*\\d)(?! on weekdays| \\/)`)

/** Whether `told` already gives the sum in `total`. */
export function namesSum(told: string, total: string): boolean {
  const named = /\bcomes? to (€[\d,.]*\d)/.exec(total)?.[1]
  return named !== undefined && new RegExp(`comes to ${named}(?![\\d,.]*\\d)`).test(told)
}
