/** A rule of what a follow-up means by what was spoken of before it. The tables are tried in order; the first that matches decides. */
import type { Token } from '#app/understanding/lexicon/lexicon.ts'
import { isTopic, type TopicId } from '#app/understanding/topics.ts'

/**
 * `text` is made plain, `words` are its content; `topic` is what it would be read as by itself, `before` the topic spoken of.
 */
export type Said = { text: string; words: readonly Token[]; topic: string; before: string }

export type FollowUpRule = {
  /** One of these was spoken of. */
  before: ReadonlySet<string>
  /** By itself it would be read as one of these. */
  readAs?: ReadonlySet<string>
  said?: RegExp | ((said: Said) => boolean)
  not?: RegExp
  /** The one that is meant; without it, the one spoken of. */
  topic?: TopicId
  /** What of it no entry says; a pattern: in the guest's words. */
  gap?: string | RegExp
}

/** What is meant, and what of it no entry says. */
export type Kept = { topic: TopicId; gap?: string }

export function keptBy(rules: readonly FollowUpRule[], said: Said): Kept | undefined {
  const rule = rules.find((one) => one.before.has(said.before) && matches(one, said))
  const topic = rule?.topic ?? said.before
  if (!rule || !isTopic(topic)) return undefined
  const gap = rule.gap instanceof RegExp ? rule.gap.exec(said.text)?.[0] : rule.gap
  return { topic, ...(gap && { gap }) }
}

function matches({ readAs, said: form, not }: FollowUpRule, said: Said): boolean {
  if (readAs && !readAs.has(said.topic)) return false
  if (form && !(form instanceof RegExp ? form.test(said.text) : form(said))) return false
  return !not?.test(said.text)
}
