/** The same spelling, and how often a word was looked for in it: that is its work, on any machine. */
import type { Spelling } from '#app/understanding/spelling/spelling.ts'

export function countingLooks(spelling: Spelling): { spelling: Spelling; looked: () => number } {
  let looks = 0
  class Counting extends Map<string, number> {
    override has(word: string): boolean {
      looks++
      return super.has(word)
    }
  }
  return { spelling: { ...spelling, usual: new Counting(spelling.usual) }, looked: () => looks }
}
