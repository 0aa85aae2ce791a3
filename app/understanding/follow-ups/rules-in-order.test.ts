/** Each rule decides its example, asked as a guest would; and without the rule, the answer to nearly all would be another. */
import { expect, it, vi } from 'vitest'
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

/** Examples that would be answered alike without their rule: it matters for other words. One that proves its rule leaves the list. */
const proveNothing = new Set([
  'Which cabins have a cinema? – All three or just one of them?',
  'How much is Stargazer for three nights from Friday? – And back in Sunriser for those three?',
  "How much is Stargazer on a Friday? – What's included?",
  'What is the One Night Flexi? – And the cancellation?',
  'How do I book? – Can you do it for me?',
  'Do you have terms and conditions? – Where do I find them?',
  'Do you keep my data? – Do you sell it?',
  'What does it cost to cancel? – And the day after, 31st?',
  'What does it cost to cancel? – Can I move it to February?',
  'Can we check out late? – On a Sunday too?',
  'Can we check out late? – What would that cost us?',
  'Is there a stove in the cabin? – Can we bring our own wood?',
  'How does the cinema work? – And turn it off?',
  'Can we sit in the heated bath for two hours? – Is it better to get out sooner?',
  "Can the bath be reheated? – It's 2 pm, ready for 7?",
  'How much is the heated bath? – Which rooms can have it?',
  'How much is the heated bath? – How far ahead do I need to order?',
  "How much is the heated bath? – It's two now, and we come at half three tomorrow",
  'How much is the heated bath? – How long can we stay in?',
  'Which rooms can have the heated bath? – The cheaper of them, same nights.',
  'We want a grazing box waiting for us. – What will it set us back?',
  'Can we order wine? – Can I just click and buy it like the grazing box?',
  'What can we eat at the cabin? – I can order the cheese box for tonight?',
  'Is there food for vegetarians? – How much is the veggie one?',
  'What is in the grazing box? – Is that enough for two?',
  'When does breakfast come? – Is the first morning ok?',
  'What can we eat at the cabin? – What can we get delivered then?',
  'When does breakfast come? – Can we have it Saturday morning?',
  'What is in the grazing box? – Can it be there when we arrive?',
  "How much is breakfast? – We're two people, three mornings.",
  'What is in the grazing box? – Order how?',
  'What is forest bathing? – Is that like swimming in the woods?',
  'Do you offer yoga? – How long does it take?',
  'I want to propose – She does not know',
  'I want to propose – Which room would you suggest?',
  'Is there a discount for the newsletter? – So when we come back next year a second time we would get it again?',
  'Do you sell gift vouchers? – It will be next year at the soonest, is that too late?',
  'How long is a voucher valid? – Does she have five years?',
  'Do you sell gift vouchers? – And two of them together?',
  'Is there a discount for the newsletter? – Can I use it on a voucher?',
  'Do you sell gift vouchers? – Does it come in the post?',
  'Do you sell gift vouchers? – What if I lose it?',
  'Do you sell gift vouchers? – And the rest?',
  'Do you sell gift vouchers? – What can it be used for?',
  'How far is the beach? – From the cabin, is it possible to go by foot?',
  'Where can we eat out nearby? – Which would you go to?',
  'Is there a café nearby? – Anything open early?',
  'Is there a takeaway nearby? – Closest one?',
  'Is there a café nearby? – Closest one?',
  'How far is the beach? – Are there others?',
  'Is there a café nearby? – How far is it?',
  'Is there parking? – Where would it be at yours?',
  'How do we get there by train? – Which taxi?',
  'Can my toddler come? – So the dog is fine, and just in that cabin?',
  'Where can the dog stay? – The lodge, do they let them in there?',
  'I want to complain about our stay – Do I get my money back?',
])

it.each(rules.map((rule) => ({ rule, example: rule.example })))('$example.0 – $example.1', ({ rule, example }) => {
  Object.assign(heard, { decided: [], without: undefined })
  const { text } = ask(...example)
  expect(heard.decided).toContain(rule)
  heard.without = rule
  expect(ask(...example).text === text).toBe(proveNothing.has(example.join(' – ')))
})

it('no two rules have the same example', () => {
  const examples = rules.map(({ example }) => example.join('\n'))
  expect(examples.filter((example, at) => examples.indexOf(example) < at)).toEqual([])
})

it('only examples of rules are said to prove nothing', () => {
  const examples = new Set(rules.map(({ example }) => example.join(' – ')))
  expect([...proveNothing].filter((each) => !examples.has(each))).toEqual([])
})
