/** Each row is asked for by its example: what is not written is named, and what only sounds so is left to the entries. */
import { expect, it } from 'vitest'
import { plain } from '#app/understanding/text.ts'
import { isTopic, type TopicId } from '#app/understanding/topics.ts'
import { answersIt } from './answers-it.ts'
import { aspectsByTopic, gapIn } from './aspects.ts'

const topicsIn = (table: Partial<Record<TopicId, unknown>>) => Object.keys(table).filter(isTopic)

it.each(topicsIn(aspectsByTopic).map((topic) => [topic, aspectsByTopic[topic]?.example ?? ''] as const))(
  'of %s: “%s” asks what is not written',
  (topic, example) => {
    const gap = gapIn(plain(example), topic)
    expect(gap).toBeDefined()
    expect(gap).toBe(aspectsByTopic[topic]?.unwritten.exec(plain(example))?.[0])
  },
)

it.each(topicsIn(answersIt).map((topic) => [topic, answersIt[topic]?.example ?? ''] as const))(
  'of %s: “%s” is answered by the entries',
  (topic, example) => {
    expect(answersIt[topic]?.pattern.test(plain(example))).toBe(true)
    expect(gapIn(plain(example), topic)).toBeUndefined()
  },
)
