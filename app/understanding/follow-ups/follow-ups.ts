/** Reads a part that leans on what was said before: "and at weekends?", "is that for two?", "how much is it?". */
import { leftOpen, readBy, ruleFor, type Said } from '#app/understanding/follow-up-rules/follow-up-rule.ts'
import { combinedAfter } from '#app/understanding/forms/aspects.ts'
import { withoutLeadIn } from '#app/understanding/lead-in.ts'
import type { Understanding } from '#app/understanding/learnt/model.ts'
import { tokens } from '#app/understanding/lexicon/lexicon.ts'
import { content, coverageOf, type Reading, weigh } from '#app/understanding/message/reading.ts'
import { plain } from '#app/understanding/text.ts'
import { isTopic, type TopicId, topics } from '#app/understanding/topics.ts'
import { leans, pointer } from './leans.ts'
import { evenIfComplete, onlyIfLeaning } from './rules-in-order.ts'
import { doThat, wellThen } from './whatever-was-said.ts'

/**
 * Reads a part in the light of what was said; `before` is the topic spoken of. The rules are tried in order; the first that knows what
 * is meant decides.
 */
export function readAfter(reading: Reading, before: string | undefined, mind: Understanding): Reading {
  const { text, led } = withoutLeadIn(plain(reading.text))
  if (!before) return wellThen.test(text) || doThat.test(text) ? { ...reading, topic: 'unknown', confidence: 0.6 } : reading
  const both = combinedAfter(before, text, reading.topic)
  if (both) return { ...reading, gap: both }
  const said: Said = { text, led, words: content(reading.tokens), topic: reading.topic, reading, before }
  const whole = ruleFor(evenIfComplete, said)
  if (whole) return readBy(whole, said)
  if (!leans(said)) return reading
  const rule = ruleFor(onlyIfLeaning, said)
  if (rule) return readBy(rule, said)
  // What was spoken of was not understood, or is for people alone; neither is what is asked about it.
  return isTopic(before) ? joined(said, before, mind) : { ...reading, topic: before, confidence: 0.8 }
}

/** Reads the part together with the name of what was spoken of. */
function joined({ reading, text }: Said, before: TopicId, mind: Understanding): Reading {
  const all = [...tokens(topics[before].name, mind.lexicon), ...reading.tokens]
  const together = weigh(reading.text, all, mind, reading.tokens)
  if (isTopic(together.topic) && together.confidence > reading.confidence && together.coverage >= 0.5) return together
  const same = together.guesses.find((guess) => guess.topic === before)?.probability ?? 0
  const covered = coverageOf(reading.tokens, before, mind)
  if (same >= 0.25 && covered >= 0.6)
    return { ...together, topic: before, confidence: Math.max(same, 0.55), coverage: covered, gap: leftOpen(reading, before) }
  if (together.topic === 'unknown' && pointer.test(text)) return { ...together, confidence: Math.max(together.confidence, 0.6) }
  return reading
}
