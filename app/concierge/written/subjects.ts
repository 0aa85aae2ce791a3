/** What a question may be of that no entry says, and which passage of the terms or the guide says it. */
import type { Passage } from '#app/knowledge/passage.ts'

export type Subject = {
  page: Passage['page']
  /** How it is asked; the text is made plain. */
  said: RegExp
  not?: RegExp
  /** Topics that are heard in such words and do not answer them. What is heard as no topic at all is always met. */
  over?: ReadonlySet<string>
  /** Told after the entry of such a topic, and not instead of it. */
  beside?: true
  /** Topics without which its words mean something else. */
  within?: ReadonlySet<string>
  /** How the passage is known, whatever staff have made of its wording. */
  quoted: RegExp
  /** Another passage that is told with it. */
  also?: RegExp
}

export const over = (topics: string): ReadonlySet<string> => new Set(topics.split(' '))
