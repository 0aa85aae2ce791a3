import { type Orderable, serviceOf } from '#app/products/ordering-rules.ts'

/** What a confirmation says after the words that the payment has arrived: whether anything is still open, and on whose side. */
export function whatWeStillNeed(order: Pick<Orderable, 'itemType' | 'category'>): string {
  if (serviceOf(order).midweekOnly) {
    return '. It is subject to availability: we check that nobody arrives in your room that day, and write to you if somebody does. You then get all of your money back.'
  }
  if (order.category === 'food') {
    return '. If one of you has an allergy, please reply to this email now; if not, we have everything we need.'
  }
  return ', and we have everything we need.'
}
