/** “But …”, “right, …”, “then …” before a follow-up do not change its answer: each rule's own example is said again with what may lead in to it. */
import { describe, expect, it } from 'vitest'
import { followUpRules } from '#app/understanding/follow-up-rules/all-rules.ts'
import { ask, askAfter, type Told, told } from '#test/guest-talk.ts'

const always = ['but', 'right,', 'then']
/** Of these each rule's example is given one, in turn. */
const inTurn = ['and', 'so', 'ok', 'well,', 'great,']
const alreadyLed = /^(?:and|so|ok|but|or|right|then|well|great|no|yes|sorry|grand|oo*h)\b/i
const staysLarge = /^I\b/

describe('a “but” that asks is no complaint of the answer', () => {
  it.each<Told>([
    [['My husband has collapsed', 'But where exactly do we tell them we are?'], /latitude/],
    [['My husband has collapsed', 'No, but where are we exactly?'], /latitude/],
    [['Where can we eat out nearby?', 'But how far is it?'], /minutes/],
    [['How much is the heated bath?', 'But how long can we stay in?'], /^20 to 30 minutes|minutes/],
    [['Can you recommend a taxi?', 'But do they have a number?'], /020 913 0110/],
  ])('%j', (turns, says) => told(turns, says, 'seem not to understand'))
})

it('whoever says that the answer is not what they asked is not told the same again', () => {
  expect(ask('How much is breakfast?', 'But I asked about dinner being brought').text).not.toBe(
    ask('How much is breakfast?').text,
  )
})

/** Where a lead-in still changes the answer. */
const changed = new Set([
  // Tells that the sum was not for them.
  "but we're two people, three mornings.",
  // The night spoken of is kept in mind, or the rooms are listed.
  'and could we stay till the evening?',
  'and is it dearer then?',
  'but is it dearer then?',
  'then sunday and Monday please',
  // Known to be read otherwise.
  'but can you do it for me?',
  'but all three or just one of them?',
  'but price',
  'but which taxi?',
  'and it will be next year at the soonest, is that too late?',
  'but it will be next year at the soonest, is that too late?',
])

const led = (leadIn: string, said: string) =>
  `${leadIn} ${staysLarge.test(said) ? said : `${said.slice(0, 1).toLowerCase()}${said.slice(1)}`}`

const examples = followUpRules.map(({ example }) => example).filter(([, said]) => !alreadyLed.test(said))

it.each(examples.map(([before, said], at) => ({ before, said, also: inTurn[at % inTurn.length] ?? 'and' })))(
  '$before – $said',
  ({ before, said, also }) => {
    const answered = ask(before).text
    const expected = askAfter(before, answered, said).text
    const others = [...always, also]
      .map((leadIn) => led(leadIn, said))
      .filter((again) => !changed.has(again) && askAfter(before, answered, again).text !== expected)
    expect(others).toEqual([])
  },
)
