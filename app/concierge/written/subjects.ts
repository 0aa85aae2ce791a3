/** A subject that no entry covers, and the passage of the terms or the guide that does. */
import type { Passage } from '#app/knowledge/passage.ts'

export type Subject = {
  /** A guest's message that this rule decides: a test asks it. */
  example: string
  /** The guest's message before it, if the example is a follow-up. */
  after?: string
  page: Passage['page']
  /** How it is asked; matches normalised text. */
  said: RegExp
  not?: RegExp
  /** Topics the question may be mistaken for; “no topic” always qualifies. */
  over?: ReadonlySet<string>
  /** Quoted after such a topic's entry, not instead of it. */
  beside?: true
  /** Only after one of these topics: otherwise its words mean something else. */
  within?: ReadonlySet<string>
  /** Recognises the passage, even if staff have reworded it. */
  quoted: RegExp
  /** Quote only the matching sentence, however short the passage. */
  alone?: true
  /** Another passage to quote along with it. */
  also?: RegExp
}

/** A passage that is quoted without looking at how the question is worded. */
export type Quotable = Pick<Subject, 'page' | 'quoted' | 'also' | 'alone'>
