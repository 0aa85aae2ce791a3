/** A rule of what a part asks by its form. The tables of them are tried in order; the first that fits decides. */
import type { TopicId } from '#app/understanding/topics.ts'

export type Formed = { topic: TopicId | 'availability'; confidence: number; unwritten?: []; gap?: string }

/**
 * `topic` is the one that the classifier hears, `text` is made plain, `asked` as it was written; `named` are the concepts of its content
 * words, '' for a word that has none.
 */
export type Heard = { topic: string; text: string; named: readonly string[]; asked: string }

export type FormRule = {
  /** The classifier hears one of these. */
  near?: ReadonlySet<string>
  /** The classifier hears none of these. */
  far?: ReadonlySet<string>
  said?: Pick<RegExp, 'test'>
  not?: Pick<RegExp, 'test'>
  also?: (heard: Heard) => boolean
  topic: Formed['topic']
  confidence: number
  /** Whatever else its words are, they ask nothing that is not written. */
  whole?: true
}

/** A form, the topics that the classifier hears in it, and the one that it asks; `gap`: what of it no entry says. */
export type Form = Required<Pick<FormRule, 'near' | 'said'>> & Pick<FormRule, 'not' | 'topic'> & { gap?: string }

/** As sure as a form can make it, and as sure as it is taken for another topic only where nothing speaks against it. */
export const surely = 0.87
export const likely = 0.75

export function formedBy(rules: readonly FormRule[], heard: Heard): Formed | undefined {
  const rule = rules.find((one) => fits(one, heard))
  return rule && { topic: rule.topic, confidence: rule.confidence, ...(rule.whole && { unwritten: [] }) }
}

function fits({ near, far, said, not, also }: FormRule, heard: Heard): boolean {
  if ((near && !near.has(heard.topic)) || far?.has(heard.topic)) return false
  return (!said || said.test(heard.text)) && !not?.test(heard.text) && (!also || also(heard))
}
