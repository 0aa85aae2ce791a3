/** A subject that no entry covers, and the passage of the terms or the guide that does. */
import type { Passage } from '#app/knowledge/passage.ts'

export type Subject = {
  page: Passage['page']
  /** How it is asked; matches normalised text. */
  said: RegExp
  not?: RegExp
  /** Topics such a question may be read as without being answered by them. Having no topic always qualifies. */
  over?: ReadonlySet<string>
  /** Quoted after such a topic's entry, not instead of it. */
  beside?: true
  /** Topics without which its words mean something else. */
  within?: ReadonlySet<string>
  /** Recognises the passage, however staff have reworded it. */
  quoted: RegExp
  /** Only its sentence that says so, however short the passage. */
  alone?: true
  /** Another passage to quote along with it. */
  also?: RegExp
}
