/** A rule says what a follow-up means after a certain topic. They are tried in order; the first that matches decides. */
import type { Led } from '#app/understanding/lead-in.ts'
import type { Token } from '#app/understanding/lexicon/lexicon.ts'
import { gapFor, type Reading } from '#app/understanding/message/reading.ts'
import { plain } from '#app/understanding/text.ts'
import { isTopic, type TopicId } from '#app/understanding/topics.ts'
import type { Concern } from '#app/understanding/troubles/concern-kinds.ts'

/**
 * A follow-up as the rules see it: its `text` normalised and without its lead-in (`led` tells of that), its content `words`, the `topic`
 * it would be read as by itself, all else of that `reading`, and the topic spoken of `before` it.
 */
export type Said = { text: string; led: Led; words: readonly Token[]; topic: string; reading: Reading; before: string }

export type FollowUpRule = {
  /** What a guest asked, and the follow-up to it, as typed. A test has this rule decide it. */
  example: readonly [before: string, said: string]
  /** Decides a question that would be complete by itself, too. Without it, only one that leans on what was said (leans.ts). */
  evenIfComplete?: true
  /** Any of these was spoken of; if left out, whatever was. */
  before?: ReadonlySet<string>
  /** None of these was spoken of. */
  notBefore?: ReadonlySet<string>
  /** By itself, the follow-up would be read as one of these … */
  readAs?: ReadonlySet<string>
  /** … and with at least this confidence. */
  atLeast?: number
  said?: RegExp | ((said: Said) => boolean)
  not?: RegExp
  /** The topic that is meant; if left out, the one spoken of. */
  topic?: TopicId | Concern
  /** It is meant as it is read by itself, whatever was spoken of. */
  byItself?: true
  /** What no entry answers; a pattern takes it from the text. */
  gap?: string | RegExp | ((reading: Reading, topic: string) => string | undefined)
  /** How sure the topic is; if left out, `sure`. */
  confidence?: number
}

/** As sure as a question that names its topic. */
const sure = 0.85

/** The rule that decides, if there is one. */
export const ruleFor = (rules: readonly FollowUpRule[], said: Said): FollowUpRule | undefined =>
  rules.find((one) => matches(one, said))

/** What the follow-up is read as by the rule that decides it. */
export function readBy(rule: FollowUpRule, { reading, text, before }: Said): Reading {
  if (rule.byItself) return reading
  const { gap: _, ...rest } = reading
  const topic = rule.topic ?? before
  const gap = gapBy(rule, topic, reading, text)
  return { ...rest, topic, confidence: rule.confidence ?? sure, coverage: 1, unwritten: [], ...(gap && { gap }) }
}

function gapBy({ gap }: FollowUpRule, topic: string, reading: Reading, text: string): string | undefined {
  if (gap instanceof RegExp) return gap.exec(text)?.[0]
  return typeof gap === 'function' ? gap(reading, topic) : gap
}

/** A rule's `gap`: what no entry about the topic says of the question, as if it had named the topic. */
export const leftOpen = ({ text, tokens }: Reading, topic: string): string | undefined =>
  isTopic(topic) ? gapFor(plain(text), tokens, topic) : undefined

function matches(rule: FollowUpRule, said: Said): boolean {
  const { before, notBefore, readAs, atLeast = 0, said: form, not } = rule
  if ((before && !before.has(said.before)) || notBefore?.has(said.before)) return false
  if ((readAs && !readAs.has(said.topic)) || said.reading.confidence < atLeast) return false
  if (form && !(form instanceof RegExp ? form.test(said.text) : form(said))) return false
  return !not?.test(said.text)
}
