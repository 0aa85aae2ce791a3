/** Every rule decides its example, and no rule hides another, nor does a form of everyday talk. */
import { expect, it } from 'vitest'
import { everydayForm } from '#app/understanding/everyday/everyday-forms.ts'
import { understanding } from '#app/understanding/learnt/model.ts'
import { conceptsOf, heard, read } from '#app/understanding/message/reading.ts'
import { plain } from '#app/understanding/text.ts'
import { fittingRule } from './form-rule.ts'
import { formRules } from './form-rules.ts'

it.each(formRules.map((rule) => [rule.example, rule] as const))('“%s” is decided by its own rule', (example, rule) => {
  const mind = understanding()
  const { topic, tokens } = heard(example, mind)
  const text = plain(example)
  expect(everydayForm(topic, text)).toBeUndefined()
  expect(fittingRule(formRules, { topic, text, named: conceptsOf(tokens), asked: example })).toBe(rule)
  // No correction that comes before the forms takes it for something else.
  expect(read(example, mind).topic).toBe(rule.topic)
})
