/** The name of a product in lists, files and rules, which it keeps. Pure. */
import { foldText } from '#app/db/folded-text.ts'

export const longestItemType = 60

/** `Late Breakfast!` is `late_breakfast`. */
export function itemTypeFrom(name: string): string {
  const words = foldText(name)
    .replaceAll("'", '')
    .replace(/[^a-z0-9]+/g, '_')
  return words.replace(/^_/, '').slice(0, longestItemType).replace(/_$/, '')
}
