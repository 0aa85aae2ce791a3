/** Each rule decides its example, asked as a guest would; and without a rule of this folder the answer would be another. */
import { expect, it, vi } from 'vitest'
import { followUpRules } from '#app/understanding/follow-up-rules/all-rules.ts'
import type { FollowUpRule } from '#app/understanding/follow-up-rules/follow-up-rule.ts'
import { ask } from '#test/guest-talk.ts'
import { evenIfComplete, onlyIfLeaning } from './rules-in-order.ts'

const heard = vi.hoisted((): { decided: FollowUpRule[]; without?: FollowUpRule | undefined } => ({ decided: [] }))
vi.mock('#app/understanding/follow-up-rules/follow-up-rule.ts', async (importOriginal) => {
  const original = await importOriginal<typeof import('#app/understanding/follow-up-rules/follow-up-rule.ts')>()
  const ruleFor: typeof original.ruleFor = (rules, said) => {
    const rule = original.ruleFor(heard.without ? rules.filter((one) => one !== heard.without) : rules, said)
    if (rule) heard.decided.push(rule)
    return rule
  }
  return { ...original, ruleFor }
})

const rules = [...evenIfComplete, ...onlyIfLeaning]

it.each(rules.map((rule) => ({ rule, example: rule.example })))('$example.0 – $example.1', ({ rule, example }) => {
  Object.assign(heard, { decided: [], without: undefined })
  const { text } = ask(...example)
  expect(heard.decided).toContain(rule)
  if (followUpRules.includes(rule)) return
  heard.without = rule
  expect(ask(...example).text).not.toBe(text)
})

it('no two rules have the same example', () => {
  const examples = rules.map(({ example }) => example.join('\n'))
  expect(examples.filter((example, at) => examples.indexOf(example) < at)).toEqual([])
})
