/** A rule says what a follow-up means after a certain topic. They are tried in order; the first that matches decides. */
import type { Led } from '#app/understanding/lead-in.ts'
import type { Token } from '#app/understanding/lexicon/lexicon.ts'
import { isTopic, type TopicId } from '#app/understanding/topics.ts'

/**
 * A follow-up as the rules see it: its `text` normalised and without its lead-in (`led` tells of that), its content `words`, the `topic`
 * it would be read as by itself, and the topic spoken of `before` it.
 */
export type Said = { text: string; led: Led; words: readonly Token[]; topic: string; before: string }

export type FollowUpRule = {
  /** What a guest asked, and the follow-up to it, as typed. A test has this rule decide it. */
  example: readonly [before: string, said: string]
  /** Decides a question that would be complete by itself, too. Without it, only one that leans on what was said (leans.ts). */
  evenIfComplete?: true
  /** Any of these was spoken of. */
  before: ReadonlySet<string>
  /** By itself, the follow-up would be read as one of these. */
  readAs?: ReadonlySet<string>
  said?: RegExp | ((said: Said) => boolean)
  not?: RegExp
  /** The topic that is meant; if left out, the one spoken of. */
  topic?: TopicId
  /** What no entry answers; a pattern takes it from the text. */
  gap?: string | RegExp
}

/** The topic that is meant, and what of the question no entry answers. */
export type Kept = { topic: TopicId; gap?: string }

/** The rule that decides, if there is one. */
export const ruleFor = (rules: readonly FollowUpRule[], said: Said): FollowUpRule | undefined =>
  rules.find((one) => one.before.has(said.before) && matches(one, said))

/** What a follow-up means by the rule that decides it. */
export function keptBy(rule: FollowUpRule | undefined, said: Said): Kept | undefined {
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
