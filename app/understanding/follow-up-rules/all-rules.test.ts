/** Each rule decides its example, asked as a guest would. */
import { expect, it, vi } from 'vitest'
import { ask } from '#test/guest-talk.ts'
import { followUpRules } from './all-rules.ts'
import type { FollowUpRule } from './follow-up-rule.ts'

const decided = vi.hoisted((): FollowUpRule[] => [])
vi.mock('./follow-up-rule.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('./follow-up-rule.ts')>()
  const ruleFor: typeof original.ruleFor = (rules, said) => {
    const rule = original.ruleFor(rules, said)
    if (rule) decided.push(rule)
    return rule
  }
  return { ...original, ruleFor }
})

it.each(followUpRules.map((rule) => ({ rule, example: rule.example })))('$example.0 – $example.1', ({ rule, example }) => {
  ask(...example)
  expect(decided.at(-1)?.example).toBe(rule.example)
})
