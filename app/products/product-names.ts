/** What the console calls the kinds of products. Pure. */
import { capital } from '#app/estate/capital.ts'
import type { ProductCategory } from './catalogue.ts'

export const productCategoryNames: Record<ProductCategory, string> = {
  bath: 'Bath',
  food: 'Food',
  experiences: 'Experiences',
  late_checkout: 'Late check-out',
  test: 'Test',
}

/** `heated_bath` is “Heated bath”. */
export function nameOfItemType(itemType: string): string {
  return capital(itemType.replaceAll('_', ' ').trim())
}
