/** A rule of what a part asks by its form. The tables of them are tried in order; the first that fits decides. */
import type { TopicId } from '#app/understanding/topics.ts'

export type Formed = { topic: TopicId | 'availability'; confidence: number; unwritten?: []; gap?: string }

/**
 * `topic` is the one that the classifier hears, `text` is made plain, `asked` as it was written; `named` are the concepts of its content
 * words, '' for a word that has none.
 */
export type Heard = { topic: string; text: string; named: readonly string[]; asked: string }

export type FormRule = {
  /** In a guest's own words, as typed: this rule decides it, and no other (a test sees to it). */
  example: string
  /** The classifier hears one of these. */
  heardAs?: ReadonlySet<string>
  /** The classifier hears none of these. */
  notHeardAs?: ReadonlySet<string>
  pattern?: Pick<RegExp, 'test'>
  unless?: Pick<RegExp, 'test'>
  also?: (heard: Heard) => boolean
  topic: Formed['topic']
  confidence: number
  /** The rest of the sentence asks for nothing beyond the entries. */
  whole?: true
}

/** A form, the topics that the classifier hears in it, and the one that it asks; `gap`: what of it no entry says. */
export type Form = Required<Pick<FormRule, 'example' | 'heardAs' | 'pattern'>> &
  Pick<FormRule, 'unless' | 'topic'> & { gap?: string }

/** `surely`: as certain as a pattern can be; `likely`: holds unless something speaks against it. */
export const surely = 0.87
export const likely = 0.75

export const fittingRule = (rules: readonly FormRule[], heard: Heard): FormRule | undefined =>
  rules.find((one) => fits(one, heard))

function fits({ heardAs, notHeardAs, pattern, unless, also }: FormRule, heard: Heard): boolean {
  if ((heardAs && !heardAs.has(heard.topic)) || notHeardAs?.has(heard.topic)) return false
  return (!pattern || pattern.test(heard.text)) && !unless?.test(heard.text) && (!also || also(heard))
}
