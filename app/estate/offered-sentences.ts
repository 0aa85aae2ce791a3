/** A sentence about what the estate offers; with an `itemType` it is used while that product is sold. */
export type Sentence = { text: string; itemType?: string }

/** Those that match what is sold. */
export function told(sentences: readonly Sentence[], sold: readonly { itemType: string }[]): string[] {
  return sentences
    .filter(({ itemType }) => !itemType || sold.some((product) => product.itemType === itemType))
    .map(({ text }) => text)
}
