import { expect, it } from 'vitest'
import { ask } from '#test/guest-talk.ts'

it.each([
  "I'm coeliac so I like to prepare my own dinner. What is there to cook on?",
  'My wife is coeliac, so we have always used our own pots. Would there be something to boil and fry on?',
  "I'm coeliac and I don't trust other people's kitchens. Could I do a pan of something for us in the cabin?",
  "I've coeliac disease so I do all our food myself. What is in the cabin to heat a pan on?",
  'I am coeliac so I bring all food myself, with what can I prepare it in the cabin?',
  "I've a nut allergy so I cook for myself. Is there anything to put a pot on?",
  "I'm coeliac and bring all my own food, would there be a way to heat it up on something where we're staying",
  'my husband is coeliac so we prefer to cook ourselves, do the cabins have something for cooking or just a kettle',
  "my son in law is celiac so we'd rather cook, have the cabins a cooker or only a microwave",
])('whoever cooks because of an allergy is told what on, beside whom to ask: %s', (message) => {
  const { text } = ask(message)
  for (const told of ['induction hob', 'allergens']) expect(text).toContain(told)
})

it('whoever wants a picnic for somebody with an allergy is told of both whom to ask', () => {
  const { text } = ask("My husband is allergic to nuts. We'd love a picnic for the beach on Sunday, how do we go about it?")
  for (const told of ['allergens', 'Picnic']) expect(text).toContain(told)
  expect(ask('My husband is allergic to nuts. Is the picnic safe for him?').text).not.toContain('Picnic')
})

it.each([
  'bringing our own duvet because of allergies, so need to know the matress size in the cabin',
  "I've a dust mite allergy so we bring our own duvet, what size is the mattress?",
  'because of my allergies I bring my own sheets, is the bed a king or a double',
])('how big a bed is has nothing to do with an allergy: %s', (message) => {
  const { text } = ask(message)
  for (const told of ['king beds', 'allergens']) expect(text).toContain(told)
})

it.each(["I'm allergic to feathers, is the king duvet feather?", "I've a dust mite allergy, what is the king mattress made of?"])(
  'what it is filled with has: %s',
  (message) => expect(ask(message).kind).toBe('handover'),
)

it('what is safe to eat is still for people to say', () => {
  expect(ask("I'm coeliac. Which of your boxes is safe for me?").kind).toBe('handover')
})
